"""JSON Schema as the API's description of itself uses it: what fits a form, and what can be made.

Only the words that occur there are known; any other is an error, so that none is passed over.
"""

import re
from itertools import chain
from typing import Any

from hypothesis import strategies as st

SAID = {"type", "title", "description", "default"}  # words that forbid no more
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)


class Forms:
    """The named forms of a document."""

    def __init__(self, document: Any) -> None:
        self._named = document["components"]["schemas"]

    def faults(self, value: Any, form: Any, where: str = "body") -> list[str]:
        """Where a value does not fit a form."""
        if "type" in form and not _is(value, form["type"]):
            return [f"{where} is no {form['type']}"]
        found: list[str] = []
        for word, says in form.items():
            if word not in SAID:
                name = re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", word.lstrip("$"))
                found += getattr(self, f"_{name}")(value, says, form, where)
        return found

    def made(self, form: Any) -> st.SearchStrategy[Any]:
        """Values that fit the form of a request."""
        if "$ref" in form:
            return self.made(self._of(form["$ref"]))
        if "enum" in form:
            return st.sampled_from(form["enum"])
        if "anyOf" in form:
            return st.one_of([self.made(each) for each in form["anyOf"]])
        match form["type"]:
            case "string":
                return st.text(max_size=form.get("maxLength", 30))
            case "integer":
                return st.integers(form.get("minimum", -1), form.get("maximum", 10**6))
            case "number":
                return st.floats(form.get("minimum"), form.get("maximum"), allow_nan=False)
            case "boolean":
                return st.booleans()
            case "null":
                return st.none()
            case "array":
                return st.lists(self.made(form["items"]), max_size=min(form.get("maxItems", 5), 5))
            case "object" if form.get("additionalProperties") or "properties" not in form:
                more = form.get("additionalProperties")
                named = self.made(more) if more else anything
                return st.dictionaries(st.text(max_size=9), named, max_size=3)
            case "object":
                fields = {name: self.made(each) for name, each in form["properties"].items()}
                must = {name: fields.pop(name) for name in form["required"]}
                return st.fixed_dictionaries(must, optional=fields)
        raise NotImplementedError(form)

    def _of(self, reference: str) -> Any:
        return self._named[reference.removeprefix("#/components/schemas/")]

    def _ref(self, value: Any, says: str, form: Any, where: str) -> list[str]:
        return self.faults(value, self._of(says), where)

    def _enum(self, value: Any, says: list[Any], form: Any, where: str) -> list[str]:
        return [] if value in says else [f"{where} is none of {says}"]

    def _any_of(self, value: Any, says: list[Any], form: Any, where: str) -> list[str]:
        fits = any(not self.faults(value, each, where) for each in says)
        return [] if fits else [f"{where} fits none of the forms it may have"]

    _one_of = _any_of

    def _items(self, value: Any, says: Any, form: Any, where: str) -> list[str]:
        wrong = [self.faults(item, says, f"{where}[{i}]") for i, item in enumerate(value)]
        return list(chain.from_iterable(wrong))

    def _properties(self, value: Any, says: Any, form: Any, where: str) -> list[str]:
        known = [name for name in says if name in value]
        wrong = [self.faults(value[name], says[name], f"{where}.{name}") for name in known]
        return list(chain.from_iterable(wrong))

    def _required(self, value: Any, says: list[str], form: Any, where: str) -> list[str]:
        return [f"{where} lacks {name}" for name in says if name not in value]

    def _additional_properties(self, value: Any, says: Any, form: Any, where: str) -> list[str]:
        more = [name for name in value if name not in form.get("properties", {})]
        if says is False:
            return [f"{where} has {name}" for name in more]
        wrong = [self.faults(value[name], says, f"{where}.{name}") for name in more]
        return list(chain.from_iterable(wrong))

    def _property_names(self, value: Any, says: Any, form: Any, where: str) -> list[str]:
        return list(chain.from_iterable([self.faults(name, says, where) for name in value]))

    def _pattern(self, value: Any, says: str, form: Any, where: str) -> list[str]:
        return [] if re.search(says, value) else [f"{where} does not match {says}"]

    def _minimum(self, value: Any, says: int, form: Any, where: str) -> list[str]:
        return [] if value >= says else [f"{where} is under {says}"]

    def _maximum(self, value: Any, says: int, form: Any, where: str) -> list[str]:
        return [] if value <= says else [f"{where} is over {says}"]

    def _max_length(self, value: Any, says: int, form: Any, where: str) -> list[str]:
        return [] if len(value) <= says else [f"{where} is longer than {says}"]

    _max_items = _max_length


def _is(value: Any, kind: str) -> bool:
    return isinstance(value, TYPES[kind]) and isinstance(value, bool) == (kind == "boolean")

import { expect, it } from "vitest";
import { bookHtml, plainRule } from "./rulebook";
import { Words } from "./words";

const words = new Words(
  {
    words: { en: "option-flight = Flight\noption-flight-two = always two steps\noption-flight-hover = above all\n" },
    families: [],
    events: [],
  },
  [],
);
const book = { language: "en", text: "", figures: {} };

it("calls options as the set-up does", () => {
  const text = 'With `flight` on, `flight =\n"two"`, or `"hover"`.';
  expect(bookHtml({ ...book, text }, words)).toBe(
    "<p>With <i>Flight</i> on, <i>Flight: always two steps</i>, or <i>above all</i>.</p>",
  );
});

it("says so without markup, too", () => {
  expect(plainRule('With `flight = "two"` **twice**.', words)).toBe("With Flight: always two steps twice.");
});

it("shows a picture with its rule", () => {
  const text = "- **WLD-1.1** One.\n- **WLD-1.2** Two.";
  const html = bookHtml({ ...book, text, figures: { "WLD-1.1": "<svg></svg>", "WLD-9": "<svg/>" } }, words);
  expect(html).toContain("One.<svg></svg></li>");
  expect(html.match(/<svg/g)).toHaveLength(1);
});

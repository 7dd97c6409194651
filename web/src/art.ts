/** A game's drawings: which there are, and what is put into the page so that they can be used.

    The page lets in no style that stands in a text, so styles become a sheet of their own.
 */

export interface Art {
  svg: string; // what lies between the outermost tags, without styles
  css: string;
  ids: ReadonlySet<string>;
}

/** By what names styles go through the parser, which would refuse them by their own. */
const SHEET = "metadata";
const STYLE = "data-style";

export function readArt(source: string): Art {
  if (!source) return { svg: "", css: "", ids: new Set() };
  const renamed = source
    .replace(/<(\/?)style\b/g, `<$1${SHEET}`)
    .replace(/(\s)style=/g, `$1${STYLE}=`);
  const root = new DOMParser().parseFromString(renamed, "image/svg+xml").documentElement;
  const css = [...takeSheets(root), ...takeStyles(root)].join("\n");
  const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
  return { svg: root.innerHTML, css, ids: new Set(ids) };
}

/** Whether the page holds a drawing for a kind of place: some are there for their pieces only. */
export function isDrawn(kind: string): boolean {
  return kind !== "slot" && document.getElementById(`kind-${kind}`)?.childElementCount !== 0;
}

function takeSheets(root: Element): string[] {
  const sheets = [...root.querySelectorAll(SHEET)];
  for (const sheet of sheets) sheet.remove();
  return sheets.map(({ textContent }) => textContent ?? "");
}

/** Rules that say what elements said of themselves; they come last and weigh more than a class. */
function takeStyles(root: Element): string[] {
  return [...root.querySelectorAll(`[${STYLE}]`)].map((element, number) => {
    const style = element.getAttribute(STYLE) ?? "";
    element.setAttribute(STYLE, String(number));
    const self = `[${STYLE}="${number}"]`;
    return `${self}${self} { ${style} }`;
  });
}

/** A game's drawings: which there are, and what is put into the page so that they can be used. */

export interface Art {
  svg: string; // what lies between the outermost tags
  ids: ReadonlySet<string>;
}

export function readArt(source: string): Art {
  if (!source) return { svg: "", ids: new Set() };
  const root = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
  return { svg: root.innerHTML, ids: new Set(ids) };
}

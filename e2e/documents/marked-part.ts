const marks = { begin: "<!-- npm run documents -->", end: "<!-- end -->" };

/** A document with `words` between its marks. Throws where it has none. */
export function replaceMarked(document: string, words: string): string {
  const [before, rest] = document.split(marks.begin);
  const [, after] = rest?.split(marks.end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`A document lacks ${marks.begin}.`);
  return `${before}${marks.begin}\n\n${words}\n\n${marks.end}${after}`;
}

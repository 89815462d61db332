/** The npm command that writes a generated part, as its mark names it. */
const documentsCommand = "documents";

const end = "<!-- end -->";

/** Replaces the part between the marks of `command` by `words`. Throws if the document has no such marks. */
export function replaceMarked(document: string, words: string, command = documentsCommand): string {
  const begin = `<!-- npm run ${command} -->`;
  const [before, rest] = document.split(begin);
  const [, ...after] = rest?.split(end) ?? [];
  if (before === undefined || after.length === 0) throw new Error(`A document lacks ${begin}.`);
  return `${before}${begin}\n\n${words}\n\n${end}${after.join(end)}`;
}

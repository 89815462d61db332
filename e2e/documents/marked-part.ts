/** The npm command that writes a generated part, as its mark names it. */
const documentsCommand = "documents";

const end = "<!-- end -->";

/** A document with `words` between the marks of `command`. Throws where it has none. */
export function replaceMarked(document: string, words: string, command = documentsCommand): string {
  const begin = `<!-- npm run ${command} -->`;
  const [before, rest] = document.split(begin);
  const [, ...after] = rest?.split(end) ?? [];
  if (before === undefined || after.length === 0) throw new Error(`A document lacks ${begin}.`);
  return `${before}${begin}\n\n${words}\n\n${end}${after.join(end)}`;
}

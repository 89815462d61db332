import type { LayoutWords } from "./layout-words";
import type { Line } from "./line";
import type { LinePart } from "./mail-parts";

const dashes = /^(?:--|—|__)$/;
const mostSignatureLines = 9;
const mostWordsOfName = 7;
const shortLine = 64;

interface Body {
  lines: readonly Line[];
  words: LayoutWords;
}

const lowerOf = (line: Line): string => line.text.toLowerCase();

/** `Kim`, `Dr. Anna Berg, Head of School`: what may stand right below a closing. */
const isName = ({ text }: Line): boolean =>
  /^[\p{Lu}(@~*"'x-]/u.test(text) && !/\d|[!?]$|:$/.test(text) && text.split(/\s+/).length <= mostWordsOfName;

/** Where what is below a closing or two dashes ends: at an afterthought, or at words that are none of a sender's. */
function endOf({ lines, words }: Body, from: number, isDashed: boolean): number {
  let end = from;
  while (end < lines.length && end - from < mostSignatureLines) {
    const line = lines[end];
    if (line === undefined || words.mail.afterthought.test(lowerOf(line))) break;
    const isNewMatter = line.blanksBefore > 0 && end > from && /^[-*•]|^\d{1,2}[.)]\s|:$/.test(line.text);
    const isProse =
      line.text.length > shortLine && !words.footer.test(lowerOf(line)) && !/[|·]|\d{3}/.test(line.text);
    if (isNewMatter || (isProse && !isDashed)) break;
    end += 1;
  }
  return end;
}

/** The lines of one mail's body that sign it, as indices from `from` to `end`. */
function signaturesOf(body: Body): { from: number; end: number }[] {
  const found: { from: number; end: number }[] = [];
  for (let at = 0; at < body.lines.length; at += 1) {
    const line = body.lines[at];
    const next = body.lines[at + 1];
    if (line === undefined) continue;
    const isDashed = dashes.test(line.text) && at > 0;
    const isClosed = at > 0 && next !== undefined && body.words.closing.test(lowerOf(line)) && isName(next);
    if (!isDashed && !isClosed) continue;
    const end = endOf(body, at + 1, isDashed);
    found.push({ from: isDashed ? at : at + 1, end });
    at = end - 1;
  }
  return found;
}

/** The indices of all lines that sign a mail: below two dashes, and the name and address below a closing. */
export function signatureLines(
  lines: readonly Line[],
  parts: readonly LinePart[],
  words: LayoutWords,
): Set<number> {
  const indices = Map.groupBy(lines.keys(), (at) =>
    parts[at]?.role === "body" ? parts[at]?.mail : undefined,
  );
  const signed = new Set<number>();
  for (const [mail, own] of indices) {
    if (mail === undefined) continue;
    const bodyLines = own.flatMap((at) => lines[at] ?? []);
    for (const { from, end } of signaturesOf({ lines: bodyLines, words }))
      for (const at of own.slice(from, end)) signed.add(at);
  }
  return signed;
}

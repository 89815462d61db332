import { isFree, lowerAt, type Range, type Reading } from "./reading";

const pairs: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”",
  "„": "“",
  "«": "»",
  "»": "«",
  "「": "」",
  "『": "』",
  "‘": "’",
  "'": "'",
};
const longestTitle = 200;
/** An apostrophe opens a quotation only after white space and closes one only before it. */
function isOpening(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  const before = reading.tokens[at - 1];
  if (token?.kind !== "mark" || pairs[token.text] === undefined || !isFree(reading, at)) return false;
  return (
    before === undefined ||
    before.end < token.start ||
    before.kind === "mark" ||
    token.text.charCodeAt(0) > 0x2e80
  );
}

function closingAt(reading: Reading, opening: number): number {
  const sign = pairs[reading.tokens[opening]?.text ?? ""] ?? "";
  const start = reading.tokens[opening]?.end ?? 0;
  for (let at = opening + 1; at < reading.tokens.length; at += 1) {
    const token = reading.tokens[at];
    if (token === undefined || token.kind === "line" || token.end - start > longestTitle) return -1;
    const isCurly = sign === "”" && token.text === "“" ? false : token.text === sign;
    const next = reading.tokens[at + 1];
    const isWordEnd =
      next === undefined || next.start > token.end || next.kind !== "word" || sign.charCodeAt(0) > 0x2e80;
    if (isCurly && isWordEnd) return at;
  }
  return -1;
}

/** A quotation that is a title. `title` is what is inside, `quotation` has its signs too. */
export interface QuotedTitle {
  title: Range;
  quotation: Range;
}

/** Finds the first quotation with a word in it, in any of the usual pairs of signs. */
export function findQuotedTitle(reading: Reading): QuotedTitle | null {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isOpening(reading, at)) continue;
    const end = closingAt(reading, at);
    if (end < 0) continue;
    const title = { from: at + 1, to: end };
    const words = reading.tokens.slice(title.from, title.to);
    const said = words.map((token) => token.lower).join(" ");
    // `7 o"clock` is a slip for an apostrophe.
    const isClock = lowerAt(reading, at - 1) === reading.words.small.o;
    if (
      words.some((token) => token.kind === "word") &&
      !reading.words.grammar.statusWords.has(said) &&
      !isClock
    )
      return { title, quotation: { from: at, to: end + 1 } };
    at = end;
  }
  return null;
}

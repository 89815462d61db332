/** A range of the text: UTF-16 offsets, `end` exclusive, `quote` exactly that slice. */
export interface QuoteRange {
  quote: string;
  start: number;
  end: number;
}

/**
 * A text in the form in which quotes are compared with it; unit i of `folded` came from `starts[i]` to
 * `ends[i]` of the text.
 */
export interface FoldedText {
  text: string;
  folded: string;
  starts: number[];
  ends: number[];
}

const marks: Record<string, string> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201a": "'",
  "\u201b": "'",
  "\u02bc": "'",
  "`": "'",
  "\u00b4": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u201e": '"',
  "\u00ab": '"',
  "\u00bb": '"',
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2015": "-",
  "\u2212": "-",
};

/**
 * A character without case, accent or typographic form; empty for an invisible one or one that belongs to its
 * predecessor.
 */
function foldCharacter(character: string): string {
  const plain = marks[character];
  if (plain !== undefined) return plain;
  return character
    .normalize("NFKD")
    .replace(/\p{M}|\p{Cf}/gu, "")
    .toUpperCase()
    .toLowerCase();
}

/**
 * Folds a text for looking up quotes: white space becomes one space, quotation marks and dashes become plain,
 * case and accents are dropped.
 */
export function foldForQuotes(text: string): FoldedText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const isSpace = /\s/u.test(character);
    const folded = isSpace ? " " : foldCharacter(character);
    const last = units.length - 1;
    if (folded === "" || (isSpace && units[last] === " ")) {
      // A second space, an accent or an invisible character belongs to the unit before it.
      if (last >= 0) ends[last] = end;
    } else {
      for (const unit of folded.split("")) {
        units.push(unit);
        starts.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return { text, folded: units.join(""), starts, ends };
}

const wordCharacter = /[\p{L}\p{N}]/u;
/** Scripts that put no spaces between words. */
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const joins = (left: string, right: string): boolean =>
  wordCharacter.test(left) &&
  wordCharacter.test(right) &&
  !unspacedScript.test(left) &&
  !unspacedScript.test(right);

/**
 * True where neither end of the match splits a word, a number, or a character that folds to several (`…`).
 */
function isWhole({ folded, starts }: FoldedText, from: number, to: number): boolean {
  const isCut = (at: number) =>
    at > 0 &&
    at < folded.length &&
    (starts[at - 1] === starts[at] || joins(folded.charAt(at - 1), folded.charAt(at)));
  return !isCut(from) && !isCut(to);
}

/**
 * Every place where the text contains a quote, in order: exact matches, or if there are none, matches that
 * ignore white space, case, accents and the form of quotation marks and dashes. The ranges are the text's own
 * words, never the quote's. Empty for words that are not in the text, for parts of words, and for a quote
 * without a letter or digit.
 */
export function locateQuote(source: FoldedText, quote: string): QuoteRange[] {
  // Apart from white space and invisible characters, a quote is no longer than its text.
  if (quote.length > 2 * source.text.length) return [];
  const wanted = foldForQuotes(quote.toWellFormed()).folded.trim();
  if (!wordCharacter.test(wanted)) return [];
  const found: QuoteRange[] = [];
  for (let from = source.folded.indexOf(wanted); from >= 0; from = source.folded.indexOf(wanted, from + 1)) {
    const to = from + wanted.length;
    const start = source.starts[from];
    const end = source.ends[to - 1];
    if (start === undefined || end === undefined || !isWhole(source, from, to)) continue;
    found.push({ quote: source.text.slice(start, end), start, end });
  }
  const exact = found.filter((range) => range.quote === quote.trim());
  return exact.length > 0 ? exact : found;
}

/** The range nearest to another; the first if several are equally near, null for none. */
export function nearest<Range extends QuoteRange>(ranges: readonly Range[], to: QuoteRange): Range | null {
  const distance = (range: QuoteRange) => Math.max(range.start - to.end, to.start - range.end, 0);
  return ranges.reduce<Range | null>(
    (best, range) => (best === null || distance(range) < distance(best) ? range : best),
    null,
  );
}

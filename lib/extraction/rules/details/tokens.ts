import type { Segment, TextSpan } from "@/lib/extraction/rules/types";

/** What a token is: a word, one whole time span, a web link, an e-mail address, a line break, or any other sign. */
export type TokenKind = "word" | "time" | "link" | "email" | "line" | "mark";

/** One token of the segment; `start` and `end` are UTF-16 offsets into the whole text, `lower` has plain apostrophes. */
export interface Token {
  kind: TokenKind;
  text: string;
  lower: string;
  start: number;
  end: number;
  /** True when the text begins with a capital letter. */
  isUpper: boolean;
  /** The rule of the time half that took a time token. */
  rule?: string;
}

// Every repetition is bounded or cannot overlap its neighbour, so a long run of one sign costs linear time.
const pattern = new RegExp(
  [
    "(\\r?\\n)",
    '(https?://[^\\s<>"”»]{1,1500}|(?:[a-z\\d-]{1,63}\\.){1,4}[a-z]{2,12}/[^\\s<>"”»]{1,1000})',
    "([\\p{L}\\p{N}._%+-]{1,64}@(?:[\\p{L}\\p{N}-]{1,63}\\.){1,6}\\p{L}{2,24})",
    "([\\p{L}\\p{N}\\p{M}]+(?:['’.&_-][\\p{L}\\p{N}\\p{M}]+|/\\d+)*)",
    "(\\S)",
  ].join("|"),
  "giu",
);

// A sentence's own punctuation is not part of the link before it.
const trailingPunctuation = /[.,;:!?)\]}'’]+$/u;

// The groups of the pattern in their order; by number they cost half as much as by name.
function kindOf(match: RegExpExecArray): TokenKind {
  if (match[4] !== undefined) return "word";
  if (match[5] !== undefined) return "mark";
  if (match[1] !== undefined) return "line";
  return match[2] === undefined ? "email" : "link";
}

const upperStart = /^[\p{Lu}\p{Lt}]/u;

/** True for a word that starts with a capital letter. */
export function startsUpper(word: string): boolean {
  const code = word.charCodeAt(0);
  return code < 0x80 ? code >= 0x41 && code <= 0x5a : upperStart.test(word);
}

/** Folds a word for the tables: lower case with the plain apostrophe. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  return lower.includes("’") ? lower.replace(/’/gu, "'") : lower;
}

// No more than a blank, a sign of a sentence or the end behind such a word: it can be no part of a link, of an address
// or of a longer word, so most words of a text need not be asked whether they are.
const plainWord = /[a-z\d]+(?=[ \n,!?;()"]|$)/iy;
const plainSigns = new Set([",", "!", "?", ";", ":", "(", ")", '"']);

/** The token at an offset where nothing but a plain word or sign can stand, or null where the pattern has to tell. */
function plainAt(slice: string, at: number): { kind: TokenKind; text: string } | null {
  const sign = slice.charAt(at);
  if (plainSigns.has(sign)) return { kind: "mark", text: sign };
  plainWord.lastIndex = at;
  const word = plainWord.exec(slice)?.[0];
  return word === undefined ? null : { kind: "word", text: word };
}

function matchFrom(slice: string, at: number): { kind: TokenKind; text: string; index: number } | null {
  pattern.lastIndex = at;
  const match = pattern.exec(slice);
  if (match === null) return null;
  const kind = kindOf(match);
  const text = kind === "link" ? match[0].replace(trailingPunctuation, "") : match[0];
  return { kind, text, index: match.index };
}

/** A stretch of a text; `elided` finds what is a word by itself at the beginning of another: the `l'` of `l'école`. */
interface Stretch {
  start: number;
  end: number;
  elided: RegExp;
}

const nothingElided = /(?!)/;

/** Appends the tokens of a stretch of text in which nothing is taken. */
function addTokens(tokens: Token[], text: string, { start, end, elided }: Stretch): void {
  const slice = text.slice(start, end);
  let at = 0;
  while (at < slice.length) {
    if (slice.charCodeAt(at) === 0x20) {
      at += 1;
      continue;
    }
    const plain = plainAt(slice, at);
    const whole = plain === null ? matchFrom(slice, at) : { kind: plain.kind, text: plain.text, index: at };
    if (whole === null) return;
    const article = whole.kind === "word" ? elided.exec(whole.text)?.[0] : undefined;
    const found = article === undefined ? whole : { ...whole, text: article };
    const from = start + found.index;
    at = found.index + found.text.length;
    tokens.push({
      kind: found.kind,
      text: found.text,
      lower: fold(found.text),
      start: from,
      end: start + at,
      isUpper: startsUpper(found.text),
    });
  }
}

/** The tokens of a stretch of text in which nothing is taken. */
export function tokensBetween(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  addTokens(tokens, text, { start, end, elided: nothingElided });
  return tokens;
}

function clip(span: TextSpan, segment: Segment): TextSpan {
  return {
    rule: span.rule,
    start: Math.max(span.start, segment.start),
    end: Math.min(span.end, segment.end),
  };
}

/** Cuts a segment into tokens; each taken time span becomes one token of kind `time`. */
export function tokenize(segment: Segment, elided: RegExp = nothingElided): Token[] {
  const { text } = segment;
  const tokens: Token[] = [];
  let position = segment.start;
  const spans = segment.taken.map((span) => clip(span, segment)).sort((a, b) => a.start - b.start);
  for (const span of spans) {
    const start = Math.max(span.start, position);
    if (span.end <= start) continue;
    addTokens(tokens, text, { start: position, end: start, elided });
    const quote = text.slice(start, span.end);
    const isUpper = startsUpper(quote);
    tokens.push({
      kind: "time",
      text: quote,
      lower: fold(quote),
      start,
      end: span.end,
      isUpper,
      rule: span.rule,
    });
    position = span.end;
  }
  addTokens(tokens, text, { start: position, end: segment.end, elided });
  return tokens;
}

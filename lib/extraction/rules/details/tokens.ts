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
  /** The rule of the time half that took a time token. */
  rule?: string;
}

// Every repetition is bounded or cannot overlap its neighbour, so a long run of one sign costs linear time.
const pattern = new RegExp(
  [
    "(?<line>\\r?\\n)",
    '(?<link>https?://[^\\s<>"”»]{1,1500}|(?:[a-z\\d-]{1,63}\\.){1,4}[a-z]{2,12}/[^\\s<>"”»]{1,1000})',
    "(?<email>[\\p{L}\\p{N}._%+-]{1,64}@(?:[\\p{L}\\p{N}-]{1,63}\\.){1,6}\\p{L}{2,24})",
    "(?<word>[\\p{L}\\p{N}\\p{M}]+(?:['’.&_-][\\p{L}\\p{N}\\p{M}]+|/\\d+)*)",
    "(?<mark>\\S)",
  ].join("|"),
  "giu",
);

// A sentence's own punctuation is not part of the link before it.
const trailingPunctuation = /[.,;:!?)\]}'’]+$/u;

function kindOf(groups: Record<string, string | undefined>): TokenKind {
  if (groups.line !== undefined) return "line";
  if (groups.link !== undefined) return "link";
  if (groups.email !== undefined) return "email";
  return groups.word === undefined ? "mark" : "word";
}

/** Folds a word for the tables: lower case with the plain apostrophe. */
export function fold(word: string): string {
  return word.toLowerCase().replace(/’/gu, "'");
}

/** The tokens of a stretch of text in which nothing is taken. */
export function tokensBetween(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  const slice = text.slice(start, end);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(slice); match !== null; match = pattern.exec(slice)) {
    const kind = kindOf(match.groups ?? {});
    const kept = kind === "link" ? match[0].replace(trailingPunctuation, "") : match[0];
    pattern.lastIndex = match.index + kept.length;
    const from = start + match.index;
    tokens.push({ kind, text: kept, lower: fold(kept), start: from, end: from + kept.length });
  }
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
export function tokenize(segment: Segment): Token[] {
  const { text } = segment;
  const tokens: Token[] = [];
  let position = segment.start;
  const spans = segment.taken.map((span) => clip(span, segment)).sort((a, b) => a.start - b.start);
  for (const span of spans) {
    const start = Math.max(span.start, position);
    if (span.end <= start) continue;
    tokens.push(...tokensBetween(text, position, start));
    const quote = text.slice(start, span.end);
    tokens.push({ kind: "time", text: quote, lower: fold(quote), start, end: span.end, rule: span.rule });
    position = span.end;
  }
  tokens.push(...tokensBetween(text, position, segment.end));
  return tokens;
}

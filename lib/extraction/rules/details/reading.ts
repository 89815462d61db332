import type { DetailWords } from "@/lib/extraction/rules/pack/detail-words";
import type { Evidence } from "@/lib/wire/evidence";
import type { Token } from "./tokens";
import { startsIn, startsOf } from "./word-starts";

/** What a finder took a token for; `null` while nobody has claimed it. */
export type Role = "time" | "email" | "link" | "label" | "note" | "person" | "place" | "title" | "filler";

/** A run of tokens by index, `to` exclusive. */
export interface Range {
  from: number;
  to: number;
}

/** The segment as tokens, and who has claimed which. Finders read it; only the walk of `readDetails` claims. */
export interface Reading {
  text: string;
  /** What the language of the text says. */
  words: DetailWords;
  tokens: readonly Token[];
  roles: readonly (Role | null)[];
  /** True when the text has small letters, so that a capital letter means something. */
  capitalsTell: boolean;
  /** What each token may begin, by the bits of `starts`. */
  starts: readonly number[];
  /** All of these bits together: what no token begins is nowhere in the text. */
  allStarts: number;
}

// Most texts have one space between their words, and then nothing need be written anew.
const unevenSpace = /\s\s|[^\S ]/u;
const lowerLetter = /\p{Ll}/u;

/** Starts a reading: the times are claimed, everything else is free. */
export function startReading(text: string, tokens: readonly Token[], words: DetailWords): Reading {
  const bitsByWord = startsIn(words);
  const roles: (Role | null)[] = [];
  const starts: number[] = [];
  let allStarts = 0;
  for (const token of tokens) {
    const bits = startsOf(token, bitsByWord);
    roles.push(token.kind === "time" ? "time" : null);
    starts.push(bits);
    allStarts |= bits;
  }
  return { text, words, tokens, roles, capitalsTell: lowerLetter.test(text), starts, allStarts };
}

/** True when some token may begin what the bit stands for. */
export function hasStart(reading: Reading, bit: number): boolean {
  return (reading.allStarts & bit) !== 0;
}

/** True when the token may begin what the bit stands for; whether it does, its finder says. */
export function mayStart(reading: Reading, at: number, bit: number): boolean {
  return ((reading.starts[at] ?? 0) & bit) !== 0;
}

/** The same reading with the tokens of the ranges claimed for a role; what is already claimed keeps its owner. */
export function claim(reading: Reading, ranges: readonly Range[], role: Role): Reading {
  if (ranges.length === 0) return reading;
  const roles = reading.roles.slice();
  for (const range of ranges) {
    for (let at = range.from; at < range.to; at += 1) roles[at] ??= role;
  }
  const { text, words, tokens, capitalsTell, starts, allStarts } = reading;
  return { text, words, tokens, roles, capitalsTell, starts, allStarts };
}

/** True when the token exists and no finder has claimed it. */
export function isFree(reading: Reading, at: number): boolean {
  return reading.roles[at] === null;
}

/** The folded words of a token, or the empty string outside the segment. */
export function lowerAt(reading: Reading, at: number): string {
  return reading.tokens[at]?.lower ?? "";
}

/** The exact text of a range, inner white space and line breaks as one space each. */
export function textOf(reading: Reading, range: Range): string {
  const first = reading.tokens[range.from];
  const last = reading.tokens[range.to - 1];
  if (first === undefined || last === undefined || range.to <= range.from) return "";
  const text = reading.text.slice(first.start, last.end);
  return unevenSpace.test(text) ? text.replace(/\s+/gu, " ") : text;
}

/** The evidence for a range of tokens. */
export function evidenceOf(reading: Reading, field: Evidence["field"], range: Range): Evidence[] {
  const first = reading.tokens[range.from];
  const last = reading.tokens[range.to - 1];
  if (first === undefined || last === undefined || range.to <= range.from) return [];
  return [{ field, quote: reading.text.slice(first.start, last.end), start: first.start, end: last.end }];
}

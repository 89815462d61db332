import type { WrappingWords } from "./pack/clause-words";
import type { SentenceWords } from "./pack/sentence-words";

/** A text prepared for reading: `lower` has the same length as `text`, with plain hyphens, quotes and spaces. */
export interface Source {
  text: string;
  lower: string;
  /** `text` with the line breaks that only wrap a long line turned into blanks. */
  flat: string;
  /** True where the language of the text writes 4/5 for the fourth of May. */
  dayFirst: boolean;
  /** What the language of the text says where the engine asks for words. */
  words: SentenceWords;
}

/** What a reader found: its value and the offset after its last character. */
export interface Found<Value> {
  value: Value;
  end: number;
}

/** Tries to read something that begins exactly at `at`. */
export type Read<Value> = (source: Source, at: number) => Found<Value> | null;

const letters = "a-z0-9\\u00df-\\u024f_";

/** Compiles a pattern that must match where it is asked to, and must not stop inside a word. */
export function pattern(body: string): RegExp {
  return new RegExp(`(?:${body})(?![${letters}])`, "y");
}

/** Compiles a pattern that must match where it is asked to, wherever it stops. */
export const openPattern = (body: string): RegExp => new RegExp(body, "y");

/** Runs a compiled pattern at an offset of the lower-cased text. */
export function matchAt(compiled: RegExp, source: Pick<Source, "lower">, at: number): RegExpExecArray | null {
  compiled.lastIndex = at;
  return compiled.exec(source.lower);
}

/** A text with the words of a stretch turned to blanks, so that offsets stay. */
export const blank = (text: string, { start, end }: { start: number; end: number }): string =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

/** Words as one alternation, longest first so that `tues` is not read as `tue`. */
export function alternation(words: Iterable<string>): string {
  return [...words]
    .sort((left, right) => right.length - left.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
}

const replacements: Record<string, string> = {
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2015": "-",
  "\u2212": "-",
  "\u2018": "'",
  "\u2019": "'",
  "\u02bc": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u00a0": " ",
  "\u202f": " ",
  "\u2009": " ",
  "\u2007": " ",
  "\t": " ",
  "\u3000": " ",
  "\uff1a": ":",
  "\u2192": "-",
  "\u00b7": "|",
};

/** Lower-cases character by character, because a few letters change their length and offsets must not move. */
export function prepare(text: string, words: SentenceWords, dayFirst = false): Source {
  const flat = text.includes("\n") ? unwrap(text, words.wrapping) : text;
  const folded = flat.toLowerCase();
  const lower =
    folded.length === flat.length
      ? folded
      : Array.from({ length: text.length }, (_, index) => lowerUnit(flat.charAt(index))).join("");
  return {
    text,
    flat,
    words,
    dayFirst,
    lower: lower.replace(
      /[\u2010-\u2015\u2212\u2018\u2019\u02bc\u201c\u201d\u00a0\u202f\u2009\u2007\t\u3000\uff1a\u2192\u00b7]/g,
      (found) => replacements[found] ?? found,
    ),
  };
}

const wrappedBeforeSmall =
  /(?<=[^\n]{45}[\p{Ll}\p{N},)])\r?\n(?=[ \t]*[\p{Ll}\p{N}(][^\n]*)(?![ \t]*(?:\d{1,2}[.):]|\p{L}[\p{L} ]{0,14}: ))/gu;
const wrappedBeforeCapital =
  /(?<=[^\n]{60}[,\p{Ll}])\r?\n(?=[ \t]*\p{Lu}\p{L}* [^\n]{30})(?![ \t]*\p{L}[\p{L} ]{0,14}: )/gu;

const blanks = (found: string): string => " ".repeat(found.length);

/**
 * Mail breaks its lines after about seventy characters; such a break ends nothing. Before a capital letter it is taken
 * for one only where another line of the text goes on in small letters: long entries of a list look alike.
 */
function unwrap(text: string, { unfinished }: WrappingWords): string {
  const joined = text.replace(wrappedBeforeSmall, blanks).replace(unfinished, blanks);
  return joined === text ? text : joined.replace(wrappedBeforeCapital, blanks);
}

function lowerUnit(unit: string): string {
  const lower = unit.toLowerCase();
  return lower.length === 1 ? lower : unit;
}

const kinds = { other: 0, letter: 1, digit: 2, joint: 3 } as const;
const mostLetters = 0x250;

/** The kind of each character below U+0250, since this is asked of every character of a text. */
const kindOf = Uint8Array.from({ length: mostLetters }, (_, code) => {
  if (code === 0x5f) return kinds.joint;
  if (code >= 0x30 && code <= 0x39) return kinds.digit;
  return (code >= 0x61 && code <= 0x7a) || code >= 0xdf ? kinds.letter : kinds.other;
});
const kindAt = (text: string, at: number): number => kindOf[text.charCodeAt(at)] ?? kinds.other;

export const isDigitAt = (text: string, at: number): boolean => kindAt(text, at) === kinds.digit;

/** `# 4`, `$20`, `12/31`: a number behind such a mark is part of what stands before it. */
function isBound(lower: string, at: number): boolean {
  const before = lower.charAt(at - 1);
  if ("#$€£".includes(before)) return before !== "";
  if (before === " ") return lower.charAt(at - 2) === "#";
  return (before === "." || before === "/" || before === ":") && kindAt(lower, at - 2) === kinds.digit;
}

const isoTime = /t\d\d:\d\d(?::\d\d)?$/;

/** Inside `2026-12-05t16:00z` the hour and the zone begin though no blank stands before them. */
function beginsInside(lower: string, at: number): boolean {
  const before = lower.charAt(at - 1);
  if (before === "t") return kindAt(lower, at) === kinds.digit && kindAt(lower, at - 2) === kinds.digit;
  return lower.charAt(at) === "z" && isoTime.test(lower.slice(Math.max(0, at - 9), at));
}

/** Every offset at which a word or a number begins: the only places where parsers are tried. */
export function wordStarts({ lower }: Source): number[] {
  const starts: number[] = [];
  let isInside = false;
  for (let at = 0; at < lower.length; at += 1) {
    const isPart = kindAt(lower, at) !== kinds.other;
    if (isPart && (isInside ? beginsInside(lower, at) : at === 0 || !isBound(lower, at))) starts.push(at);
    isInside = isPart;
  }
  return starts;
}

/** The letters from an offset on: `mon` of `mon-fri`; empty before a digit. */
export function lettersAt({ lower }: Pick<Source, "lower">, start: number): string {
  let end = start;
  while (kindAt(lower, end) === kinds.letter) end += 1;
  return lower.slice(start, end);
}

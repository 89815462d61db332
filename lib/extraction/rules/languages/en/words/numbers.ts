import { alternation } from "@/lib/extraction/rules/scan";
import { numberWords, ordinalWords } from "./days-and-months";

const tens = "twenty|thirty|forty|fourty|fifty|sixty";
/** The cardinals below ten, and those from ten to nineteen, as parts of an expression. */
export const ones = "one|two|three|four|five|six|seven|eight|nine";
export const teens = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";

/** A cardinal number in words, 1–69, `twenty-one` and `twenty one` included. */
export const numberWordSource = `(?:${tens})[ -](?:${ones})|${alternation(Object.keys(numberWords))}`;

/** A cardinal number in digits or words. */
export const cardinalSource = `\\d{1,3}|${numberWordSource}`;

/** Which week or weekday of a month or year, as a part of an expression. */
export const nthSource = "1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth";

const ordinalOnes = "first|second|third|fourth|fifth|sixth|seventh|eighth|eigth|ninth";

/** Ordinals of two words written as one: `twentyfirst`. */
export const joinedOrdinals: readonly string[] = ["twenty", "thirty"].flatMap((ten) =>
  ordinalOnes.split("|").map((one) => ten + one),
);

/** A day of the month as an ordinal: `5th`, `fifth`, `twenty first`, `twentyfirst`. */
export const ordinalSource = `(?:3[01]|[12]\\d|0?[1-9])(?: ?(?:st|nd|rd|th)\\b)|(?:twenty|thirty)[ -]?(?:${ordinalOnes})|${alternation(Object.keys(ordinalWords))}`;

/** Reads a cardinal in digits or words; NaN for anything else. */
export function numberOf(word: string): number {
  const plain = word.trim();
  if (/^\d/.test(plain)) return Number.parseInt(plain, 10);
  const parts = plain.split(/[ -]/);
  if (parts.length === 2)
    return (numberWords[parts[0] ?? ""] ?? Number.NaN) + (numberWords[parts[1] ?? ""] ?? Number.NaN);
  return numberWords[plain] ?? Number.NaN;
}

/** Reads an ordinal or a plain day number; NaN for anything else. */
export function dayNumberOf(word: string): number {
  const plain = word.trim();
  if (/^\d/.test(plain)) return Number.parseInt(plain, 10);
  const direct = ordinalWords[plain];
  if (direct !== undefined) return direct;
  const [, ten = "", one = ""] = /^(t[a-z]+ty)[ -]?(.+)$/.exec(plain) ?? [];
  const combined = (numberWords[ten] ?? Number.NaN) + (ordinalWords[one] ?? Number.NaN);
  return Number.isNaN(combined) ? numberOf(plain) : combined;
}

import { alternation } from "@/lib/extraction/rules/scan";
import { numberWords, ordinalWords } from "./days-and-months";

const tens = "twenty|thirty|forty|fourty|fifty|sixty";
const ones = "one|two|three|four|five|six|seven|eight|nine";

/** A cardinal number in words, 1–69, `twenty-one` and `twenty one` included. */
export const numberWordSource = `(?:${tens})[ -](?:${ones})|${alternation(Object.keys(numberWords))}`;

/** A cardinal number in digits or words. */
export const cardinalSource = `\\d{1,3}|${numberWordSource}`;

const ordinalOnes = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth";

// `twenty-first` is spelt by the pattern of tens; listed as a word too, each item of a long list could be read in two ways,
// and a list of thirty that fails at its end would never be done.
const plainOrdinals = Object.keys(ordinalWords).filter((word) => !word.includes("-"));

/** A day of the month as an ordinal: `5th`, `fifth`, `twenty first`. */
export const ordinalSource = `(?:3[01]|[12]\\d|0?[1-9])(?: ?(?:st|nd|rd|th)\\b)|(?:twenty|thirty)[ -](?:${ordinalOnes})|${alternation(plainOrdinals)}`;

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
  const direct = ordinalWords[plain.replace(" ", "-")] ?? ordinalWords[plain];
  if (direct !== undefined) return direct;
  const [ten, one] = plain.split(/[ -]/);
  const combined = (numberWords[ten ?? ""] ?? Number.NaN) + (ordinalWords[one ?? ""] ?? Number.NaN);
  return Number.isNaN(combined) ? numberOf(plain) : combined;
}

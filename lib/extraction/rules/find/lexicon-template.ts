import type { Recognised, Strength } from "@/lib/extraction/rules/spans";

/** The named groups of a phrase that was found. */
export type Groups = Record<string, string | undefined>;

/** A phrase of a language with what it says; asked at the beginning of each word. */
export interface Template {
  rule: string;
  pattern: RegExp;
  /** Null where the calendar or the clock has no such time. */
  read: (groups: Groups) => Recognised["value"] | null;
  /** Strong when absent. */
  strength?: Strength;
}

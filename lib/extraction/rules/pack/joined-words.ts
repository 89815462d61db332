import type { Recurrence } from "@/lib/extraction/rules/spans";

/** Words of ranges whose ends are joined by what says something else alone, and of how often and how long. */
export interface JoinedWords {
  /** `de` lunes a viernes: makes a range of weekdays one of every week. */
  everyRange?: readonly string[];
  /** `de` 9 a 14: before two bare hours. */
  rangeLeads?: readonly string[];
  /** `las` 9: an article that makes a bare number an hour only where it counts nothing. */
  looseHourLeads?: readonly string[];
  /** How often, said as a whole: `cada quince días`. */
  recurrences?: Readonly<Record<string, Pick<Recurrence, "frequency" | "interval">>>;
  /** 2 `horas`: words that make a small number a length, and any number a clock where the lead of a clock stands before. */
  lengthHours?: readonly string[];
  /** The leads of such a clock where they make no number alone an hour: `à` 3 heures. */
  clockLeads?: readonly string[];
}

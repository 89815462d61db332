import type { Recurrence } from "@/lib/extraction/rules/spans";

export type Frequency = Recurrence["frequency"];

/** Adverbs that repeat, with the frequency and how many of it lie between two. */
export const adverbs: Record<string, [Frequency, number]> = {
  hourly: ["HOURLY", 1],
  daily: ["DAILY", 1],
  everyday: ["DAILY", 1],
  "every day": ["DAILY", 1],
  nightly: ["DAILY", 1],
  weekly: ["WEEKLY", 1],
  monthly: ["MONTHLY", 1],
  yearly: ["YEARLY", 1],
  annually: ["YEARLY", 1],
  annual: ["YEARLY", 1],
  quarterly: ["MONTHLY", 3],
  fortnightly: ["WEEKLY", 2],
  biweekly: ["WEEKLY", 2],
  bimonthly: ["MONTHLY", 2],
  biannually: ["MONTHLY", 6],
};
/** The units of `every …`, in the same way. */
export const units: Record<string, [Frequency, number]> = {
  minute: ["MINUTELY", 1],
  min: ["MINUTELY", 1],
  "half hour": ["MINUTELY", 30],
  "half-hour": ["MINUTELY", 30],
  hour: ["HOURLY", 1],
  hr: ["HOURLY", 1],
  day: ["DAILY", 1],
  week: ["WEEKLY", 1],
  weekend: ["WEEKLY", 1],
  month: ["MONTHLY", 1],
  quarter: ["MONTHLY", 3],
  year: ["YEARLY", 1],
  fortnight: ["WEEKLY", 2],
};

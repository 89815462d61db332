import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Stretch } from "@/lib/extraction/rules/layout/block";

/** The times that a block says, an address (`12 Main St`) or a price not among them. */
export const surelyTimes = ({ at, reading }: Said): Stretch[] =>
  reading.spans
    .filter(({ value, strength }) => value.kind !== "noise" && strength === "strong")
    .map(({ from, end }) => ({ start: from + at, end: end + at }));

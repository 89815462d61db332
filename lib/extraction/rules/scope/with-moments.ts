import type { Entry } from "@/lib/extraction/rules/entries";
import type { Moment } from "@/lib/extraction/rules/moment";

/** An entry with each of its moments changed. */
export const withMoments = (entry: Entry, change: (moment: Moment) => Moment): Entry => ({
  ...entry,
  parts: entry.parts.map((part) => part.map((one) => ({ ...one, moment: change(one.moment) }))),
});

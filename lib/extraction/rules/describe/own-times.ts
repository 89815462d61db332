import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { NameWords } from "./name-words";

const nounBefore = /[\p{L}\p{N}&'’)]\s$/u;
const longestLead = 24;

/** The times of a stretch without the part of a day that names an event with the noun before it: `Quiz night [Sat 8 Aug]`. */
export function ownTimes(text: string, times: readonly Stretch[], words: NameWords): Stretch[] {
  return times.map(({ start, end }) => {
    const noun = words.dayNoun.exec(text.slice(start, end))?.[0];
    const before = text.slice(Math.max(0, start - longestLead), start);
    if (noun === undefined || !nounBefore.test(before) || words.beforeDayNoun.test(before))
      return { start, end };
    return { start: start + noun.length, end };
  });
}

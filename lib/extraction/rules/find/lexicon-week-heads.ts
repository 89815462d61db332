import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import { dayValue } from "./lexicon-day";
import type { Template } from "./lexicon-template";
import { anyBefore, anyOf, openPhrase, type Sources } from "./lexicon-words";

/** What the last day of a week at work, and of a whole one, has beyond its first. */
const daysOf = new Map<number, "work-week" | "week">([
  [4, "work-week"],
  [6, "week"],
]);

/**
 * `Turni settimana dall'8 al 14 marzo`, `Semana de 8 a 12 de março`, each as a line of its own: the week of the weekdays below.
 * In a sentence, and where it is told what happens then, these are days in a row.
 */
export function weekHeadTemplates(lexicon: Lexicon, { day, range, month, beforeMonth }: Sources): Template[] {
  const {
    weekHeads = [],
    weekWords = [],
    rangeJoints = [],
    dayArticles = [],
    ofWords,
    rangeLeads = [],
  } = lexicon;
  if (weekHeads.length === 0) return [];
  const lead = `(?:${anyBefore([...dayArticles, ...ofWords, ...rangeLeads])})?`;
  const opened = `(?<=^\\P{L}*(?:(?:${anyOf(weekHeads)}) (?:\\p{L}{1,5} ){0,2})?)`;
  const joint = `(?:${range}| ${anyBefore(rangeJoints)}${lead})`;
  const lastDay = day.replace("(?<day>", "(?<last>");
  const ofMonth = `(?:${beforeMonth}${month}|[./](?<inDigits>1[0-2]|0?[1-9]))?`;
  const alone = `(?: (?:20)\\d\\d)?(?=\\s*:?\\s*$|\\s+[–—-] )`;
  return [
    {
      rule: "week",
      pattern: openPhrase(
        `${opened}(?:${anyOf(weekWords)}) ${lead}${day}${joint}${lastDay}${ofMonth}${alone}`,
      ),
      read: ({ day: first, last, month: named = "", inDigits }) => {
        const days = daysOf.get(Number(last) - Number(first));
        const written = lexicon.months[named] ?? (inDigits === undefined ? null : Number(inDigits));
        if (days === undefined) return null;
        const date = { day: Number(first), month: written, year: null, weekday: 1, monthShift: null };
        return dayValue({ kind: "week", weekShift: 0, days, of: { kind: "calendar", ...date } });
      },
    },
  ];
}

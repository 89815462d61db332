import { every, weekdayCode } from "@/lib/extraction/rules/every";
import { weekdayWords } from "@/lib/extraction/rules/languages/en/words/days-and-months";
import { cardinalSource, numberOf } from "@/lib/extraction/rules/languages/en/words/numbers";
import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { monthSource } from "./day-words";

const count = `(?<count>\\d{1,2}|${cardinalSource})`;
const starting = "(?=,? (?:from|starting|beginning|commencing)\\b)";
const weekday = "(?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)day)";
const running = "(?<=\\b(?:runs?|running|for|over|lasts?|lasting|takes|next) )";
const weekdays = openPattern(`${count} (?:x |consecutive |successive )?${weekday}s?${starting}`);
const runningWeekdays = openPattern(`${running}${count} (?:consecutive |successive )?${weekday}s\\b`);
const clock = "\\d{1,2}(?:[:.h]\\d\\d)? ?(?:[ap]\\.?m\\.? ?)?";
const nights = openPattern(
  `${count} (?:consecutive |successive )?(?:nights|evenings|mornings|afternoons|days),? (?=(?:from |between )?${clock}(?:-|to|and|until) ?\\d)(?!\\d+-\\d+ (?:${monthSource})\\b)`,
);

const weekly = openPattern(
  `${count} weekly(?= (?:[a-z]+ ){1,3}(?:from|starting|beginning|commencing)\\b| (?:[a-z]+ )?[a-z]+, (?:from|starting|beginning|commencing)\\b)`,
);

/** `8 Saturdays from 13 Feb`, `runs for six Mondays`, `6 weekly sessions starting 13 April`, `five nights, 9pm to 5am, from Sunday`: how often it is stands before the days themselves. */
export function readCountedSeries(source: Source, at: number): Recognised | null {
  const byWeek = matchAt(weekly, source, at);
  const found =
    byWeek ??
    matchAt(weekdays, source, at) ??
    matchAt(runningWeekdays, source, at) ??
    matchAt(nights, source, at);
  if (!found?.groups) return null;
  const times = numberOf(found.groups.count ?? "");
  if (Number.isNaN(times) || times < 2) return null;
  const weekday = weekdayWords[found.groups.day ?? ""];
  const rule =
    weekday === undefined ? every(byWeek ? "WEEKLY" : "DAILY") : every("WEEKLY", [weekdayCode(weekday)]);
  return {
    value: { kind: "recurrence", recurrence: { ...rule, count: times } },
    end: at + found[0].trimEnd().length,
  };
}

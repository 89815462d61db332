import { toDayNumber } from "@/lib/extraction/rules/civil-date";
import type { Block } from "@/lib/extraction/rules/layout/block";
import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { resolveCalendar } from "@/lib/extraction/rules/resolve-calendar";
import { prepare } from "@/lib/extraction/rules/scan";
import type { Now } from "@/lib/extraction/rules/spans";

const longestOpening = 24;
const opensWithNumber = /^\W*\p{L}{2,9}[.,]? (?:\p{L}{2,3} )?\d/u;
/** A calendar that is written without its months is of these weeks. */
const daysAhead = 62;
/** No hour that people write by itself is above it. */
const lastHour = 12;
const leastLines = 2;

/** From when days are counted, and the language that they are said in. */
interface Reckoned {
  now: Now;
  pack: LanguagePack;
}

/** Whether a line opens with a weekday and a number that is hardly an hour; null where no coming week has such a day. */
function isClear(line: string, { now: { today }, pack }: Reckoned): boolean | null {
  if (!opensWithNumber.test(line)) return null;
  const found = pack.times.findDayNumber(prepare(line, pack.sentence));
  const day = found?.value.kind === "day" ? found.value.days[0] : undefined;
  const isOne = found?.value.kind === "day" && found.value.days.length === 1;
  if (!isOne || day?.kind !== "calendar" || day.day === null || day.weekday === null) return null;
  const date = resolveCalendar(day, { today, previous: null })?.first;
  if (!date || toDayNumber(date) - toDayNumber(today) > daysAhead) return null;
  return day.day > lastHour || found?.end === line.length;
}

/**
 * Where the lines begin that open with a weekday and the number of a day, `Sat 23   5.30`, `mon 5: gym`, as the calendar of
 * the coming weeks has them. One such line with a small number may say an hour, `Sat 7: dinner`; several do not, and neither
 * does a line of nothing else.
 */
export function dayNumberLines(text: string, blocks: readonly Block[], reckoned: Reckoned): Set<number> {
  const clear = new Map<number, boolean>();
  for (const { kind, start, from, end } of blocks) {
    if (kind === "paragraph" || kind === "chat") continue;
    const at = kind === "field" ? start : from;
    const isClearly = isClear(text.slice(at, Math.min(end, at + longestOpening)), reckoned);
    if (isClearly !== null) clear.set(at, isClearly);
  }
  const isSure = clear.size >= leastLines || [...clear.values()].includes(true);
  return isSure ? new Set(clear.keys()) : new Set();
}

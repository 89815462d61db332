import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { Moment } from "@/lib/extraction/rules/moment";

/** Hours that a legend gives a name of a few capitals. */
export interface CodedHours {
  code: string;
  moment: Moment;
  said: LiveBlock;
}

const leastCodes = 2;
const longestLead = 12;
const codeAtEnd = /(?:^|[\s(,;|])(?<code>\p{Lu}[\p{Lu}\d]{0,3}) ?[:=–-] ?$/u;
const betweenCells = /\s{2,}|[\t|(),;]/u;

const isHours = ({ clocks, days, recurrence }: Moment): boolean =>
  clocks.length > 0 && days.length === 0 && recurrence === null;

function codedIn(text: string, said: LiveBlock): CodedHours[] {
  if (said.said.hasDay) return [];
  return said.said.reading.clusters.flatMap(({ moment }) => {
    const at = said.said.at + (moment.spans[0]?.start ?? 0);
    const code = codeAtEnd.exec(text.slice(Math.max(0, at - longestLead), at))?.groups?.code;
    return code === undefined || !isHours(moment) ? [] : [{ code, moment, said }];
  });
}

/** The hours of a legend, `FN: 9.30 to 12.30   AN: 2 to 5`; none where a text names fewer than two. */
export function sessionCodes(text: string, live: readonly LiveBlock[]): CodedHours[] {
  const coded = live.flatMap((one) => codedIn(text, one));
  return new Set(coded.map(({ code }) => code)).size >= leastCodes ? coded : [];
}

/** True where a cell of a line is the code and nothing else but a mark. */
export const namesCode = (text: string, { start, end }: Stretch, code: string): boolean =>
  text
    .slice(start, end)
    .split(betweenCells)
    .some((cell) => cell.replace(/[\s*†]/gu, "") === code);

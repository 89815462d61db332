import { addCivilDays, type CivilDate, formatCivil, toDayNumber } from "@/lib/extraction/rules/civil-date";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { MailWords } from "@/lib/extraction/rules/layout/mail-words";
import type { Layout } from "@/lib/extraction/rules/layout/read-layout";
import { readStampTime, type StampTime } from "@/lib/extraction/rules/layout/stamp-time";
import { nowIn } from "@/lib/extraction/rules/now";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import { wallToInstant } from "@/lib/time/wall-to-instant";

/** What was written longer ago is history: its days are reckoned from today. */
const mostDaysAgo = 60;
const minutesInDay = 24 * 60;
const noon = 12 * 60;

/** A line of its own with the day of the messages below it holds no more than so many units. */
const longestDayLine = 40;

/** The words that say when a block was written: its stamp, its mail's, and the line with the day of a chat's messages. */
function stampsOf({ blocks, mails }: Layout, block: Block): Stretch[] {
  if (block.stamp === null) return [mails[block.mail]?.sent ?? []].flat();
  const isDayLine = ({ kind, stamp, opensStanza, start, end }: Block) =>
    (stamp === null || opensStanza) &&
    (kind === "line" || kind === "heading") &&
    end - start <= longestDayLine;
  const above = blocks.findLast((one) => one.start < block.start && isDayLine(one));
  return above === undefined ? [block.stamp] : [block.stamp, above];
}

/** The date of a sheet stands in one of so many blocks at its head, in a line no longer than this, and so many days around now. */
const sheetHead = 4;
const longestHead = 120;
const sheetDays = 7;

const knownSheets = new WeakMap<Layout, readonly Block[]>();

/** The blocks that say `TODAY` of a sheet; looked for once, since each block of the text asks. */
function sheetsIn(text: string, layout: Layout, ofSheet: RegExp | undefined): readonly Block[] {
  const known = knownSheets.get(layout);
  if (known !== undefined) return known;
  const sheets = layout.blocks.filter(
    ({ from, end }) => ofSheet?.test(text.slice(from, end).toLowerCase()) === true,
  );
  knownSheets.set(layout, sheets);
  return sheets;
}

/** `7th March 2027` at the head of a pew sheet, for what stands below `TODAY`; undefined for any other block. */
function sheetDate(
  { text }: ToldRequest,
  { layout, block }: { layout: Layout; block: Block },
  { ofSheet, read }: { ofSheet: RegExp | undefined; read: (words: Stretch) => StampTime | undefined },
): StampTime | undefined {
  const isOfSheet = sheetsIn(text, layout, ofSheet).some(
    ({ mail, stanza, start }) => mail === block.mail && stanza === block.stanza && start <= block.start,
  );
  const heads = isOfSheet ? layout.blocks.slice(0, sheetHead) : [];
  return heads
    .filter((head) => head.start < block.start && head.end - head.start <= longestHead)
    .map(read)
    .find((time) => time !== undefined && time.date !== null);
}

const instantOf = (
  { timeZone }: ToldRequest,
  { date, minutes }: { date: CivilDate; minutes: number },
): number => {
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return Date.parse(wallToInstant({ wall: `${formatCivil(date)}T${clock}`, timeZone, fold: "earlier" }));
};

const isDated = (time: StampTime | undefined): boolean =>
  time !== undefined && (time.date !== null || time.dayShift !== null);

/**
 * The moment from which the words of a block count their days: when its mail or message was sent, where a stamp says so
 * and it was not long ago, else now. A message whose stamp has no date is of the day that a line above it says.
 */
export function anchorOf(
  request: ToldRequest,
  { layout, block }: { layout: Layout; block: Block },
  mailWords: MailWords,
): number {
  const [stamp, dayLine] = stampsOf(layout, block);
  const dayFirst = request.pack.times.writesDayFirst(request);
  const read = (words: Stretch | undefined) =>
    words && readStampTime(request.text.slice(words.start, words.end), mailWords, dayFirst);
  const written = read(stamp);
  const { ofSheet } = mailWords;
  const sheet = stamp ? undefined : sheetDate(request, { layout, block }, { ofSheet, read });
  const dated = sheet ?? (isDated(written) ? written : [read(dayLine)].find(isDated));
  if (dated === undefined) return request.nowMs;
  const { today, minuteOfDay } = nowIn(request.timeZone, request.nowMs);
  const date = dated.date ?? addCivilDays(today, dated.dayShift ?? 0);
  const daysAgo = toDayNumber(today) - toDayNumber(date);
  if (sheet !== undefined)
    return Math.abs(daysAgo) <= sheetDays ? instantOf(request, { date, minutes: 0 }) : request.nowMs;
  if (daysAgo < 0 || daysAgo > mostDaysAgo) return request.nowMs;
  const minutes = Math.min(written?.minutes ?? noon, daysAgo === 0 ? minuteOfDay : minutesInDay - 1);
  return instantOf(request, { date, minutes });
}

import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { EventDraft } from "@/lib/extraction/schema";
import { noTexts } from "@/lib/wire/no-texts";
import { type CivilDate, isCivilDate } from "./civil-date";
import { type Habit, habitOf } from "./decide-clock";
import { alternativesOf, doubtOfClockChange, guessOf, longOf, zoneOf } from "./draft-doubts";
import { type Entry, lastOf, momentsOf, partMoments } from "./entries";
import { countsBack, isEvent, type Moment, saysPart } from "./moment";
import { isOpen, type Occurrence, wallOf } from "./occurrence";
import { resolveMoment } from "./resolve-moment";
import { blank, type Source } from "./scan";
import { ownSentence } from "./scope/own-sentence";
import type { DayExpression, Now } from "./spans";
import { takenBy } from "./taken-spans";
import { speaksOfPast } from "./tense";
import { evidenceOf, exceptionsOf } from "./time-evidence";
import { writesTwentyFour } from "./time-table";
import type { EventDetails, Segment } from "./types";

/** What the drafts are built from. */
export interface DraftInput {
  source: Source;
  entries: readonly Entry[];
  request: ExtractionRequest;
  now: Now;
  nowIn: (timeZone: string) => Now;
  readDetails: (segment: Segment) => EventDetails;
  /** When the event before these begins, where they are a part of a longer text. */
  previousStart?: { date: CivilDate; minutes: number } | null;
}

function endOf(occurrence: Occurrence): string | null {
  if (occurrence.endDate === null) return null;
  const end = wallOf(occurrence.endDate, occurrence.minutes === null ? null : (occurrence.endMinutes ?? 0));
  return end > wallOf(occurrence.date, occurrence.minutes) ? end : null;
}

/** What all occurrences of a moment say alike. */
interface Said {
  moment: Moment;
  details: EventDetails;
  evidence: EventDraft["evidence"];
}

const isNotOfSeries = ({ field }: EventDraft["evidence"][number]): boolean => field !== "recurrence";

function draftOf(occurrence: Occurrence, { moment, details, evidence }: Said, input: DraftInput): EventDraft {
  const zone = zoneOf(moment, input.request.timeZone);
  const { start, alternatives } = doubtOfClockChange(occurrence, zone.zone);
  const end = endOf(occurrence);
  return {
    title: details.title,
    start,
    end: end !== null && end > start ? end : null,
    allDay: occurrence.minutes === null,
    timezone: zone.zone,
    recurrence: occurrence.recurrence,
    exdates: occurrence.exdates.map((date) => wallOf(date, occurrence.minutes)),
    rdates: occurrence.rdates.map((date) => wallOf(date, occurrence.minutes)),
    ...noTexts,
    location: details.location,
    venue: details.venue,
    attendees: details.attendees.map(({ name, email }) => (email === undefined ? { name } : { name, email })),
    notes: [...exceptionsOf(input.source, moment), ...details.notes],
    link: null,
    reminders: [],
    evidence: [
      ...details.evidence,
      ...(occurrence.recurrence === null ? evidence.filter(isNotOfSeries) : evidence),
    ],
    alternatives: [
      ...alternativesOf(occurrence),
      ...longOf(occurrence),
      ...alternatives,
      ...guessOf(occurrence, moment),
      ...zone.alternatives,
    ],
  };
}

/** The last year is left out, since what lies beside its last day cannot be written with four digits. */
const isWritable = (date: CivilDate): boolean => isCivilDate(date) && date.year < 9999;

/** `in 99999999 hours`: without the days that no calendar can write; nothing where the first day is one of them. */
function withinCalendar(occurrence: Occurrence): Occurrence[] {
  const { date, endDate, longEnd, ...rest } = occurrence;
  if (!isWritable(date)) return [];
  const beside = [endDate, longEnd?.date, ...occurrence.others.map((other) => other.date)];
  if (beside.every((one) => !one || isWritable(one))) return [occurrence];
  return [
    {
      ...rest,
      date,
      endDate: endDate !== null && isWritable(endDate) ? endDate : null,
      others: occurrence.others.filter((other) => isWritable(other.date)),
      ...(longEnd !== undefined && isWritable(longEnd.date) && { longEnd }),
    },
  ];
}

/** Resolves every entry and adds what the details reader finds in its part of the text. */
export function buildDrafts(input: DraftInput): EventDraft[] {
  const drafts: EventDraft[] = [];
  const isTwentyFour = input.request.habits?.isTwentyFour ?? writesTwentyFour(input.source);
  let previousStart = input.previousStart ?? null;
  let followsWeekday = false;
  let daysInRow: { first: CivilDate; last: CivilDate } | null = null;
  for (const entry of input.entries) {
    const moments = partMoments(entry)
      .filter(isEvent)
      .map((moment) => byItsLastMinute(moment, input.source));
    const habit = moments.some(leavesOpen) ? habitOfEntry(input.source, entry) : null;
    const taken = takenBy(input.source, entry);
    let details: EventDetails | null = null;
    for (const moment of moments) {
      // One list for all occurrences of the moment: many days with many hours each have very many.
      let evidence: EventDraft["evidence"] | null = null;
      const occurrences = resolveMoment(moment, {
        now: nowFor(moment, input),
        previous: previousStart?.date ?? null,
        previousStart,
        followsWeekday,
        daysInRow,
        isLeaving:
          previousStart !== null && (speaksOfLeaving(input.source, moment) || saysThen(input.source, moment)),
        habit,
        isTwentyFour,
        isPast: saysItWas(input.source, moment),
      });
      followsWeekday = moment.days.some(saysWeekday);
      for (const occurrence of occurrences.flatMap(withinCalendar)) {
        details ??= input.readDetails({
          text: input.request.text,
          start: entry.start,
          end: entry.end,
          taken,
        });
        evidence ??= evidenceOf(input.source, moment);
        drafts.push(draftOf(occurrence, { moment, details, evidence }, input));
        if (previousStart === null || !countsBack(moment))
          previousStart = { date: occurrence.date, minutes: occurrence.minutes ?? 0 };
        if (drafts.length === 1 && occurrence.minutes === null && occurrence.endDate !== null)
          daysInRow = { first: occurrence.date, last: occurrence.endDate };
      }
    }
  }
  return drafts;
}

const saysWeekday = (day: DayExpression): boolean =>
  day.kind === "weekday" || (day.kind === "calendar" && day.weekday !== null);

/**
 * The habit that the sentence of a time speaks of, else the other words of its entry. `Boat trip, 11:00. Dinner is included.`:
 * the evening of what stands behind the last time is not when it begins.
 */
function habitOfEntry(source: Source, entry: Entry): Habit | null {
  const { habits } = source.words;
  // `Mon 6, or Sat morning`: the morning is of another day.
  const parts = momentsOf(entry).flatMap(({ spans }) => spans.filter(saysPart));
  const lower = parts.reduce(blank, source.lower);
  const within = (end: number | undefined) => habitOf(lower.slice(entry.start, end), habits);
  const own = habitOf(ownSentence({ ...source, lower }, entry), habits);
  const whole = within(entry.end);
  return own ?? (whole === "evening" ? within(lastOf(entry)?.to) : whole);
}

/** True where the half of the day of some clock is for the habit to decide. */
const leavesOpen = ({ clocks, endClock }: Moment): boolean =>
  clocks.some(isOpen) || (endClock !== null && isOpen(endClock));

const saysItWas = ({ lower, words }: Source, { spans }: Moment): boolean => {
  const day = spans.find((span) => span.value.kind === "day");
  return day !== undefined && speaksOfPast(lower, day.start, words.tense);
};

/** `arrives Tuesday at 4:52pm, leaves Sat morning`: nobody leaves before coming. */
function speaksOfLeaving({ lower, words }: Source, { spans }: Moment): boolean {
  const first = spans[0]?.from ?? 0;
  return (
    words.journeys.leaving.test(lower.slice(Math.max(0, first - 32), first)) &&
    words.journeys.coming.test(lower.slice(0, first))
  );
}

/** How far before a midnight stands what is to be done by then. */
const longestTask = 48;

/** `closes at midnight on Sunday`: what is to be done by the midnight of a day, is so by the day's last minute. */
function byItsLastMinute(moment: Moment, { lower, words }: Source): Moment {
  const [clock] = moment.clocks;
  const start = moment.spans[0]?.start ?? 0;
  const isOpen = clock?.midnight === true && clock.hour === 0 && moment.endClock === null;
  const isLast = words.leads.lastMinute?.test(lower.slice(Math.max(0, start - longestTask), start)) === true;
  return clock !== undefined && isOpen && isLast && moment.days.length > 0
    ? { ...moment, clocks: [{ ...clock, hour: 23, minute: 59, midnight: false }] }
    : moment;
}

/** So many letters have a blank and a word for what comes next. */
const longestThen = 16;

/** `Lion on Friday at 8? Sunday then breakfast`: what comes then is not before what was said. */
function saysThen({ lower, words }: Source, { spans }: Moment): boolean {
  const day = spans.find((span) => span.value.kind === "day");
  const behind = day === undefined ? "" : lower.slice(day.end, day.end + longestThen);
  if (words.journeys.told?.test(lower.slice(0, day?.start)) === true) return true;
  const then = words.connections.sequence.exec(behind);
  // Behind a comma another thing begins.
  return then !== null && /^ ?$/.test(behind.slice(0, then.index)) && !then[0].includes(",");
}

/** A clock with a zone and no day is its next occurrence over there. */
const nowFor = (moment: Moment, input: DraftInput): Now =>
  moment.zone === null || moment.days.length > 0 ? input.now : input.nowIn(moment.zone.zone);

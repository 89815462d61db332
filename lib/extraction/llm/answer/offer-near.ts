import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { EventDraft } from "@/lib/extraction/schema";
import { eventsPerTextMax } from "@/lib/wire/event-limits";
import type { Evidence } from "@/lib/wire/evidence";
import type { Unread } from "@/lib/wire/unread";
import type { UnreadReason } from "@/lib/wire/unread-reasons";
import { draftIn } from "./draft-of-quote";
import { readContext } from "./text-context";
import type { TimelessEvent } from "./timeless-event";

/** Times that the rules parser was not sure about. When something was sent, is over or called off is no time to offer. */
const offerable: ReadonlySet<UnreadReason> = new Set(["unclear", "quoted", "hours"]);

/** How many units of the text may stand between the words of an event and a time that may be its own. */
const nearUnits = 160;

/** The units between the words of an event and a time; null where that is too far, or another paragraph. */
function distance(text: string, words: Evidence, time: Unread): number | null {
  const [from, to] = words.start < time.start ? [words.end, time.start] : [time.end, words.start];
  const isNear = to - from <= nearUnits && !/\n\s*\n/u.test(text.slice(from, to));
  return isNear ? Math.max(0, to - from) : null;
}

const overlaps = (left: { start: number; end: number }, right: { start: number; end: number }): boolean =>
  left.start < right.end && right.start < left.end;

const uses = ({ evidence }: Pick<EventDraft, "evidence">, time: Unread): boolean =>
  evidence.some((words) => overlaps(words, time));

/** The offered draft of a time that is about other things than the event. */
const isOfAnother = (event: TimelessEvent, time: Unread, offered: readonly EventDraft[]): boolean =>
  offered.some(
    (draft) =>
      uses(draft, time) &&
      !draft.evidence.some((words) => event.evidence.some((own) => overlaps(words, own))),
  );

/** The unread time next to the words of an event; null where none is near. */
function nearTime(text: string, { evidence }: TimelessEvent, times: readonly Unread[]): Unread | null {
  const near = times.flatMap((time) => {
    const distances = evidence.map((words) => distance(text, words, time)).filter((found) => found !== null);
    return distances.length === 0 ? [] : [{ time, units: Math.min(...distances) }];
  });
  return near.toSorted((left, right) => left.units - right.units)[0]?.time ?? null;
}

/** The draft of a time with what the text says of the event beside it. */
function joined(draft: EventDraft, { title, evidence, ...details }: TimelessEvent): EventDraft {
  const time = draft.evidence.filter(({ field }) => field === "start_datetime");
  if (title !== null) return { ...draft, ...details, title, evidence: [...evidence, ...time] };
  return { ...draft, ...details, evidence: [...draft.evidence, ...evidence] };
}

const firstOffset = ({ evidence }: EventDraft): number => Math.min(...evidence.map(({ start }) => start));

/**
 * What is offered, with the events of a model whose time has no words in the text: each at the unread time that stands
 * next to its own words, in the place of what the rules parser made of both. The time is the rules parser's reading of
 * those words; nothing of the model's time is taken.
 */
export function offeredNear(
  request: ExtractionRequest,
  {
    timeless,
    unread,
    offered,
  }: { timeless: readonly TimelessEvent[]; unread: readonly Unread[]; offered: readonly EventDraft[] },
): EventDraft[] {
  const open = unread.filter(({ reason }) => offerable.has(reason));
  if (timeless.length === 0 || open.length === 0) return [...offered];
  const context = readContext(request);
  const taken: Unread[] = [];
  const near = timeless.slice(0, eventsPerTextMax).flatMap((event) => {
    const times = open.filter((time) => !taken.includes(time) && !isOfAnother(event, time, offered));
    const time = nearTime(request.text, event, times);
    const draft = time === null ? null : draftIn(context, time);
    if (time === null || draft === null) return [];
    taken.push(time);
    return [joined(draft, event)];
  });
  const others = offered.filter((draft) => !taken.some((time) => uses(draft, time)));
  return [...others, ...near].sort((left, right) => firstOffset(left) - firstOffset(right));
}

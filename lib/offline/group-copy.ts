/** An event of a copy, in the words in which it was shown. */
export interface CopiedEvent {
  id: string;
  /** Its version. */
  updatedAt: string;
  /** `12:00 – 1:00 PM`, or that it lasts the whole day. */
  clock: string;
  title: string;
  /** Place, link, people, how it repeats: a line each. */
  details: readonly string[];
  notes: readonly string[];
}

interface CopiedDay {
  /** `Tuesday, November 24, 2026` */
  name: string;
  events: readonly CopiedEvent[];
}

/** A group as it was shown, for the page that shows it without a connection. */
export interface GroupCopy {
  id: string;
  /** Whose it is: the mark of the visitor for whom it was shown. */
  visitor: string;
  /** The language of its words. */
  language: string;
  /** `3 Events` */
  title: string;
  createdAt: string;
  keptAt: string;
  days: readonly CopiedDay[];
}

type Members = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Members => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);

const isEvent = (value: unknown): value is CopiedEvent =>
  isRecord(value) &&
  [value.id, value.updatedAt, value.clock, value.title].every(isText) &&
  isListOf(value.details, isText) &&
  isListOf(value.notes, isText);

const isDay = (value: unknown): value is CopiedDay =>
  isRecord(value) && isText(value.name) && isListOf(value.events, isEvent);

/** Whether a stored value is a copy: another release may have written it. */
export const isGroupCopy = (value: unknown): value is GroupCopy =>
  isRecord(value) &&
  [value.id, value.visitor, value.language, value.title, value.createdAt, value.keptAt].every(isText) &&
  isListOf(value.days, isDay);

/** Whether a copy has another version of an event. */
export const isOutdated = (copy: GroupCopy, event: { id: string; updatedAt: string }): boolean =>
  copy.days.some(({ events }) =>
    events.some(({ id, updatedAt }) => id === event.id && updatedAt !== event.updatedAt),
  );

/** A copy without these events; null if it would have none. */
export function withoutEvents(copy: GroupCopy, eventIds: readonly string[]): GroupCopy | null {
  const days = copy.days
    .map((day) => ({ ...day, events: day.events.filter(({ id }) => !eventIds.includes(id)) }))
    .filter(({ events }) => events.length > 0);
  return days.length === 0 ? null : { ...copy, days };
}

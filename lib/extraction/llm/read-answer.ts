import { findJson } from "./find-json";
import { type ModelEvent, modelEventSchema } from "./model-schema";

/** The events of an answer, or its problem in words that the model can act on. */
type AnswerRead = { events: ModelEvent[] } | { problem: string };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Other names that models give to our fields. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  when: ["time_quote"],
  start: ["start_datetime", "start_time", "startTime"],
  end: ["end_datetime", "end_time", "endTime"],
  all_day: ["allDay"],
  rrule: ["recurrence_rule"],
  who: ["attendees", "participants"],
};

function field(event: Fields, name: string): unknown {
  if (event[name] !== undefined) return event[name];
  return otherNames[name]?.map((other) => event[other]).find((value) => value !== undefined);
}

/** Text from a value of any form: a number, a list of words, an object with a name and an address. */
function words(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(", ");
  return isFields(value) ? Object.values(value).map(words).filter(Boolean).join(" ") : "";
}

/** A list of texts, which may come as one string. */
function list(value: unknown): string[] {
  const items = Array.isArray(value) ? value.map(words) : words(value).split(/\s*[,;\n]\s*/);
  return items.filter((item) => item !== "");
}

const isYes = (value: unknown): boolean =>
  value === true || value === 1 || /^(?:true|yes|1)$/i.test(words(value));

/** An event in our form, whatever form the model gave its fields; null for anything that is not an event. */
export function eventOf(value: unknown): ModelEvent | null {
  if (!isFields(value)) return null;
  const text = (name: string) => words(field(value, name));
  const read = modelEventSchema.safeParse({
    ...Object.fromEntries(
      "title when duration recurrence where venue link start end rrule"
        .split(" ")
        .map((name) => [name, text(name)]),
    ),
    who: list(field(value, "who")),
    notes: Array.isArray(value.notes) ? list(value.notes) : [words(value.notes)].filter(Boolean),
    all_day: isYes(field(value, "all_day")),
  });
  return read.success && (read.data.when !== "" || read.data.start !== "") ? read.data : null;
}

/**
 * The list of events in an answer: under its name, under another name, as the whole answer, or a single
 * event.
 */
function ownEvents(json: unknown): readonly unknown[] | null {
  if (Array.isArray(json)) return json.every(isFields) ? json : null;
  if (!isFields(json)) return null;
  if (Array.isArray(json.events)) return json.events;
  if (isFields(json.events)) return eventOf(json.events) === null ? null : [json.events];
  if (eventOf(json) !== null) return [json];
  const lists = Object.values(json).filter(Array.isArray);
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** The same, also in the call of a tool that is written as an answer: `{"name": …, "arguments": {"events": […]}}`. */
function eventsIn(json: unknown): readonly unknown[] | null {
  const own = ownEvents(json);
  if (own !== null || !isFields(json)) return own;
  const inner = Object.values(json).filter(isFields).map(ownEvents);
  return inner.find((events) => events !== null) ?? null;
}

const problemsToldMax = 5;

/**
 * Reads a model's answer; never throws. Deviations of form are accepted, and each event is read
 * independently: an unreadable one does not lose the others.
 */
export function readAnswer(text: string): AnswerRead {
  const answers = findJson(text);
  if (answers.length === 0) return { problem: "It was not one valid JSON object." };
  // The last value is the answer; those before it are drafts.
  const said = answers
    .toReversed()
    .map(eventsIn)
    .find((events) => events !== null);
  if (said === undefined) return { problem: 'It had no list "events".' };
  const events = said.map(eventOf);
  const read = events.filter((event) => event !== null);
  if (read.length > 0 || said.length === 0) return { events: read };
  const told = events
    .slice(0, problemsToldMax)
    .map((_, at) => `events.${at}: It has neither "when" nor "start".`);
  return { problem: told.join(" ") };
}

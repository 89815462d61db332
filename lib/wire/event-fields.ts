// Without zod, so that a page can use what is here before it has fetched the schemas (components/2026-11-21-what-a-page-brings-is-held-down.md).

/** What the product knows about a field of an event. */
interface EventField {
  /**
   * How its value is stored, sent, edited and compared. A `text` is plain: its column, schemas, form field
   * and everything else are derived from its row; every other kind has code of its own.
   */
  kind: "title" | "text" | "time" | "zone" | "series" | "list" | "link" | "reminders";
  /** Whether the words that it was read from are stored (SPEC B1). */
  hasEvidence: boolean;
}

/** A field that search can look in. */
interface SearchableField extends EventField {
  /** Whether search looks in it (SPEC S20). */
  isSearched: boolean;
}

/** A field with the visitor's words as they are. */
interface WrittenField extends SearchableField {
  kind: "title" | "text";
  /** The most UTF-16 units (SPEC E2). */
  lengthMax: number;
  /**
   * The calendar property that holds only this field (RFC 5545 § 3.8); absent where code combines several
   * fields into one.
   */
  calendarProperty?: string;
}

/**
 * The fields of an event, by their names on the wire and in its order. Everything about a field is stated
 * only here: columns, schemas, limits, evidence, search, the form, comparison and calendar files are derived
 * from it.
 */
export const eventFields = {
  title: { kind: "title", hasEvidence: true, lengthMax: 200, isSearched: true },
  start_datetime: { kind: "time", hasEvidence: true },
  end_datetime: { kind: "time", hasEvidence: true },
  all_day: { kind: "time", hasEvidence: true },
  timezone: { kind: "zone", hasEvidence: true },
  recurrence: { kind: "series", hasEvidence: true },
  exdates: { kind: "series", hasEvidence: false },
  rdates: { kind: "series", hasEvidence: false },
  location: { kind: "text", hasEvidence: true, lengthMax: 500, isSearched: true },
  venue: { kind: "text", hasEvidence: true, lengthMax: 500, isSearched: true },
  attendees: { kind: "list", hasEvidence: true },
  notes: { kind: "list", hasEvidence: true },
  link: { kind: "link", hasEvidence: true, isSearched: true },
  reminders: { kind: "reminders", hasEvidence: true },
  suggestions: { kind: "list", hasEvidence: false },
} as const satisfies Readonly<Record<string, EventField | SearchableField | WrittenField>>;

type Fields = typeof eventFields;
export type EventFieldName = keyof Fields;

/** The names of the fields whose rows have this shape. */
type NamesOf<Shape> = { [Name in EventFieldName]: Fields[Name] extends Shape ? Name : never }[EventFieldName];
export type TextFieldName = NamesOf<{ kind: "text" }>;
export type WrittenFieldName = NamesOf<{ kind: "title" | "text" }>;
export type EvidenceField = NamesOf<{ hasEvidence: true }>;

export const eventFieldNames: readonly EventFieldName[] = Object.keys(eventFields).filter(
  (name): name is EventFieldName => name in eventFields,
);

/** The plain text fields of an event, in the order of the wire. */
export const textFieldNames = eventFieldNames.filter(
  (name): name is TextFieldName => eventFields[name].kind === "text",
);

/** The row of a plain text field. */
export const textFieldOf = (name: TextFieldName): WrittenField => eventFields[name];

export const isTextField = (name: string): name is TextFieldName =>
  textFieldNames.some((known) => known === name);

/** The fields whose words can be shown in the text (SPEC B1). */
export const evidenceFields = eventFieldNames.filter(
  (name): name is EvidenceField => eventFields[name].hasEvidence,
);

/** The fields with the visitor's own words: the title, then the plain texts. */
export const writtenFieldNames: readonly WrittenFieldName[] = ["title", ...textFieldNames];

/** The fields that search looks in (SPEC S20): whoever looks for `zoom` finds the meetings there by their links. */
export const searchedFieldNames = ([...writtenFieldNames, "link"] as const).filter(
  (name) => eventFields[name].isSearched,
);

/** One value for each plain text field, by its name. */
export function eachText<Value>(make: (name: TextFieldName) => Value): Record<TextFieldName, Value>;
/** The implementation: the compiler cannot tell that each key is set. */
export function eachText(make: (name: TextFieldName) => unknown): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of textFieldNames) values[name] = make(name);
  return values;
}

/** The description of each field for the OpenAPI document; no page loads it. */
export const eventFieldWords: Readonly<Record<EventFieldName, string>> = {
  title: "What happens.",
  start_datetime: "UTC. For an all-day event, 00:00 of its first day in `timezone`.",
  end_datetime:
    "UTC, exclusive; null where no end is known. A calendar file has one: an hour after the start, or a day.",
  all_day: "Whether it lasts whole days, from midnight to midnight in `timezone`.",
  timezone: "The IANA zone that the event keeps across clock changes.",
  recurrence: "An RRULE value (RFC 5545), or null.",
  exdates:
    "Starts that the series leaves out (EXDATE): wall clocks in `timezone`, days alone for an all-day event. They move with a changed start.",
  rdates: "Starts that the series has besides those of `recurrence` (RDATE), in the same form.",
  location: "Where on a map: an address, a city, a link.",
  venue: "The place's name.",
  attendees: "Who comes.",
  notes: "What else was said.",
  link: "The https address where one joins, or null.",
  reminders: "How long before the start to be reminded, in minutes, the longest first; each once.",
  suggestions: "What could be done next, a sentence each.",
};

import { eachText, textFieldNames } from "@/lib/wire/event-fields";
import type { EventForm } from "./event-form";

/**
 * The fields by which two versions of an event are compared; all of its times count as one, since a mix of both makes
 * no sense.
 */
const comparedFields = [
  "title",
  "when",
  ...textFieldNames,
  "attendees",
  "notes",
  "link",
  "reminders",
  "suggestions",
] as const;
export type ComparedField = (typeof comparedFields)[number];

export type Side = "mine" | "theirs";

/** Three versions of one event: as it was when the visitor began to edit, as the visitor has it, and as it is now. */
export interface EventVersions {
  base: EventForm;
  mine: EventForm;
  theirs: EventForm;
}

interface Difference {
  field: ComparedField;
  /** The side that changed the field, where only one did; a person has to choose where both did. */
  changedBy: Side | "both";
}

const whenOf = ({ start, end, allDay, timezone }: EventForm) =>
  // The clock that an all-day event keeps for later is not part of its times.
  allDay ? { start: start.date, end: end.date, timezone } : { start, end, timezone };

function comparableOf(form: EventForm, field: ComparedField): string {
  if (field === "when") return JSON.stringify(whenOf(form));
  if (field === "notes" || field === "suggestions")
    return JSON.stringify(form[field].map(({ content }) => content.trim()));
  if (field === "reminders") return String(form.reminders);
  return form[field].trim();
}

/** The fields in which the visitor's version and the newer one differ (SPEC A24). */
export function findDifferences({ base, mine, theirs }: EventVersions): Difference[] {
  return comparedFields
    .filter((field) => comparableOf(mine, field) !== comparableOf(theirs, field))
    .map((field) => {
      const before = comparableOf(base, field);
      if (comparableOf(theirs, field) === before) return { field, changedBy: "mine" };
      return { field, changedBy: comparableOf(mine, field) === before ? "theirs" : "both" };
    });
}

/** The visitor's notes on top of the newer version: a note that is gone there is created again. */
function notesOnto(mine: EventForm, theirs: EventForm): EventForm["notes"] {
  const known = new Set(theirs.notes.map(({ id }) => id));
  return mine.notes.map((note) =>
    known.has(note.id)
      ? note
      : { key: note.id === undefined ? note.key : `new-${note.key}`, content: note.content },
  );
}

/** The form that has each field from the side chosen for it; a field without a choice is as the newer version has it. */
export function mergeVersions(
  { mine, theirs }: Pick<EventVersions, "mine" | "theirs">,
  sides: Partial<Record<ComparedField, Side>>,
): EventForm {
  const of = (field: ComparedField) => (sides[field] === "mine" ? mine : theirs);
  const { start, end, allDay, timezone } = of("when");
  return {
    title: of("title").title,
    start,
    end,
    allDay,
    timezone,
    ...eachText((name) => of(name)[name]),
    attendees: of("attendees").attendees,
    notes: sides.notes === "mine" ? notesOnto(mine, theirs) : theirs.notes,
    link: of("link").link,
    reminders: of("reminders").reminders,
    suggestions: of("suggestions").suggestions,
  };
}

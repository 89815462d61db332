import { isBlank } from "@/lib/text/clean-text";
import { isAllowedDate } from "@/lib/time/date-entry";
import { toTwentyFourHour } from "@/lib/time/twelve-hour";
import { readTypedLink } from "@/lib/wire/event-link";
import { type AttendeeProblem, parseAttendees } from "./attendee-text";
import { type EventForm, isEndEmpty, rangeOfForm } from "./event-form";

/** The fields of a card that can have a problem, in the order in which a card shows them. */
export const formFields = [
  "title",
  "startDate",
  "startTime",
  "endDate",
  "endTime",
  "attendees",
  "notes",
  "link",
] as const;
export type FormField = (typeof formFields)[number];

/** A problem, as the key of its sentence in the message catalogue. */
export type FormProblem =
  | {
      code:
        | "titleBlank"
        | "invalidTime"
        | "dateOutsideRange"
        | "endBeforeStart"
        | "noteBlank"
        | "linkInvalid";
    }
  | AttendeeProblem;

export type FormProblems = Partial<Record<FormField, FormProblem>>;

/** SPEC V2 and V3 for one end of the event. Only the check of the order reports an end before its start (V4). */
function momentProblems(form: EventForm, which: "start" | "end"): FormProblems {
  const { date, time } = form[which];
  const problems: FormProblems = {};
  if (!isAllowedDate(date)) problems[`${which}Date`] = { code: "dateOutsideRange" };
  if (!form.allDay && toTwentyFourHour(time) === null) problems[`${which}Time`] = { code: "invalidTime" };
  return problems;
}

/** SPEC V4, once both ends are moments. */
function orderProblem(form: EventForm): FormProblems {
  const range = rangeOfForm(form);
  if (range === null || range.end === null || range.end > range.start) return {};
  if (!isAllowedDate(form.start.date) || !isAllowedDate(form.end.date)) return {};
  return { [form.allDay ? "endDate" : "endTime"]: { code: "endBeforeStart" } };
}

/** Everything that keeps a card from being saved, by field (SPEC V2, V3, V4, S26, E2). */
export function findProblems(form: EventForm): FormProblems {
  const moments = {
    ...momentProblems(form, "start"),
    ...(isEndEmpty(form) ? {} : momentProblems(form, "end")),
  };
  const reading = parseAttendees(form.attendees);
  return {
    ...(isBlank(form.title) && { title: { code: "titleBlank" } }),
    ...orderProblem(form),
    ...moments,
    ...(reading.problem && { attendees: reading.problem }),
    ...(form.notes.some((note) => isBlank(note.content)) && { notes: { code: "noteBlank" } }),
    ...(!isBlank(form.link) && readTypedLink(form.link) === null && { link: { code: "linkInvalid" } }),
  };
}

import type { Evidence } from "@/lib/wire/evidence";
import { capitalizeFirst } from "./details/letter-case";
import type { MarkedSpan } from "./marked-span";
import type { Moment } from "./moment";
import type { Source } from "./scan";

const fieldsOf = (span: MarkedSpan): Evidence["field"][] => {
  switch (span.value.kind) {
    case "day":
      return span.value.last === null && span.role !== "until"
        ? ["start_datetime"]
        : ["start_datetime", "end_datetime"];
    case "clock":
      return span.value.end === null
        ? [span.role === "until" ? "end_datetime" : "start_datetime"]
        : ["start_datetime", "end_datetime"];
    case "length":
      return ["end_datetime"];
    case "zone":
      return ["timezone"];
    case "recurrence":
      return ["recurrence", "start_datetime"];
    case "times":
      return ["recurrence"];
    case "all-day":
      return ["all_day"];
    case "noise":
      return [];
    case "except":
      return span.value.isNote === true ? ["notes"] : ["recurrence"];
    default:
      return ["start_datetime"];
  }
};

/** The exact words that each time of an event came from. */
export function evidenceOf(source: Source, moment: Moment): Evidence[] {
  return moment.spans.flatMap((span) =>
    fieldsOf(span).map((field) => ({
      field,
      quote: source.text.slice(span.start, span.end),
      start: span.start,
      end: span.end,
    })),
  );
}

/** The days that a series leaves out, in the words of the text. */
export const exceptionsOf = ({ text, words }: Source, { spans }: Moment): string[] =>
  spans
    .filter(({ value }) => value.kind === "except" && value.isNote === true)
    .map(({ start, end }) => capitalizeFirst(text.slice(start, end).replace(words.leads.exceptionJoint, "")));

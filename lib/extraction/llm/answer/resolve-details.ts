import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import { readDetails } from "@/lib/extraction/rules/details/read-details";
import { usual } from "@/lib/extraction/rules/languages/known-languages";
import type { EventDraft } from "@/lib/extraction/schema";
import type { EvidenceField } from "@/lib/wire/event-fields";
import { eventLimits } from "@/lib/wire/event-limits";
import { readTypedLink } from "@/lib/wire/event-link";
import type { Evidence } from "@/lib/wire/evidence";
import { locateQuote, nearest, type QuoteRange } from "./locate-quote";
import { matchQuote, type QuoteSource } from "./match-quote";

/** Words that a model gave for a field and that are not in the text. */
export interface Refusal {
  field: keyof ModelEvent;
  words: string;
}

type ResolvedDetails = Pick<
  EventDraft,
  "location" | "venue" | "attendees" | "notes" | "link" | "evidence"
> & {
  refusals: Refusal[];
};

/** The lists of a model's answer, by the fields of an event. */
const fieldOf = { who: "attendees", notes: "notes" } as const;
const mostOf = { who: eventLimits.attendees, notes: eventLimits.notes } as const;

/** A person as the text names them: a name, an email address, or both; the rules parser separates the two. */
function readPerson(quote: string): EventDraft["attendees"][number] {
  if (!quote.includes("@")) return { name: quote };
  const { attendees } = readDetails({ text: quote, start: 0, end: quote.length, taken: [] }, usual.details);
  return attendees.find(({ email }) => email !== undefined) ?? { name: quote };
}

/**
 * A link must match exactly and a person in one piece; every other field may skip a few words of the text.
 */
function rangesOf(source: QuoteSource, { field, words }: Refusal): QuoteRange[] {
  if (field === "link") return locateQuote(source, words);
  return matchQuote(source, words, field === "who" ? "none" : "few");
}

function isWebAddress(quote: string): boolean {
  const protocol = URL.parse(quote)?.protocol;
  return protocol === "https:" || protocol === "http:" || readTypedLink(quote) !== null;
}

/**
 * Resolves the place, people, notes and link of an event, each only as words of the text. An address that cannot be a
 * link (SPEC B9), such as one of http, says where an online meeting is: it becomes the location of an event that has
 * none, and otherwise a note (E3).
 */
export function resolveDetails(
  event: ModelEvent,
  { source, when }: { source: QuoteSource; when: QuoteRange },
): ResolvedDetails {
  const evidence: Evidence[] = [];
  const refusals: Refusal[] = [];
  const take = (field: EvidenceField, claim: Refusal): string => {
    if (claim.words.trim() === "") return "";
    const range = nearest(rangesOf(source, claim), when);
    if (range === null) refusals.push(claim);
    else evidence.push({ field, quote: range.quote, start: range.start, end: range.end });
    return range?.quote ?? "";
  };
  const takeAll = (field: "who" | "notes") =>
    [...new Set(event[field])]
      .slice(0, mostOf[field])
      .map((words) => take(fieldOf[field], { field, words }))
      .filter((words) => words !== "");
  const venue = take("venue", { field: "venue", words: event.venue });
  const where = event.where === event.venue ? "" : take("location", { field: "where", words: event.where });
  const isLink = isWebAddress(event.link);
  if (!isLink && event.link !== "") refusals.push({ field: "link", words: event.link });
  const isJoin = isLink && readTypedLink(event.link) !== null;
  // As it stands in the text, whose letters the model may have changed to small ones.
  const link = readTypedLink(isJoin ? take("link", { field: "link", words: event.link }) : "");
  const takeLink = (field: EvidenceField) =>
    isLink && !isJoin ? take(field, { field: "link", words: event.link }) : "";
  const location = where === "" ? takeLink("location") : where;
  const attendees = takeAll("who").map(readPerson);
  const notes = takeAll("notes");
  const linked = where === "" ? "" : takeLink("notes");
  return {
    location,
    venue,
    attendees,
    notes: linked === "" ? notes : [...notes, linked],
    link,
    evidence,
    refusals,
  };
}

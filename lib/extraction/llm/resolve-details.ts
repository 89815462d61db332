import type { Evidence } from "@/lib/events/evidence";
import type { EvidenceField } from "@/lib/events/evidence-fields";
import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { EventDraft } from "@/lib/extraction/schema";
import { type FoldedText, locateQuote, nearest, type QuoteRange } from "./locate-quote";
import type { ModelEvent } from "./model-schema";

export type ResolvedDetails = Pick<EventDraft, "location" | "venue" | "attendees" | "notes" | "evidence"> & {
  /** How many quotes are not in the text. */
  refused: number;
};

/** A person as the text has them: a name, an address, or both, which the rules parser takes apart. */
function readPerson(quote: string): EventDraft["attendees"][number] {
  if (!quote.includes("@")) return { name: quote };
  const { attendees } = readDetails({ text: quote, start: 0, end: quote.length, taken: [] });
  return attendees.find(({ email }) => email !== undefined) ?? { name: quote };
}

function isWebAddress(quote: string): boolean {
  const protocol = URL.parse(quote)?.protocol;
  return protocol === "https:" || protocol === "http:";
}

/**
 * Place, people, notes and link of an event, each only as words that stand in the text. A link is where an online
 * meeting is, so it is the location of an event that has none, and a note of any other (SPEC E3).
 */
export function resolveDetails(
  event: ModelEvent,
  { source, when }: { source: FoldedText; when: QuoteRange },
): ResolvedDetails {
  const evidence: Evidence[] = [];
  let refused = 0;
  const take = (field: EvidenceField, quote: string): string => {
    if (quote.trim() === "") return "";
    const range = nearest(locateQuote(source, quote), when);
    if (range === null) refused += 1;
    else evidence.push({ field, ...range });
    return range?.quote ?? "";
  };
  const takeAll = (field: EvidenceField, quotes: readonly string[]) =>
    quotes.map((quote) => take(field, quote)).filter((quote) => quote !== "");
  const isLink = isWebAddress(event.link);
  const venue = take("venue", event.venue);
  const where = event.where === event.venue ? "" : take("location", event.where);
  const location = where === "" && isLink ? take("location", event.link) : where;
  const linked = where !== "" && isLink ? [event.link] : [];
  return {
    location,
    venue,
    attendees: takeAll("attendees", event.who).map(readPerson),
    notes: takeAll("notes", [...event.notes, ...linked]),
    evidence,
    refused: refused + (event.link !== "" && !isLink ? 1 : 0),
  };
}

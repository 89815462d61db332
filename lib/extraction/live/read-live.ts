import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { readEvents } from "@/lib/extraction/read-events";
import { readLate } from "@/lib/extraction/rules/languages/late-packs";
import type { LanguageTold } from "@/lib/extraction/rules/pack/language-pack";
import type { EventDraft } from "@/lib/extraction/schema";
import { cleanText } from "@/lib/text/clean-text";
import type { TextPart } from "@/lib/text/split-text";
import type { AskedPart } from "./long-text";

/** A text as it stands in the box, with the visitor's clock, zone and language. */
export interface LiveRequest extends Pick<ExtractionRequest, "text" | "nowMs" | "timeZone" | "language"> {
  /** Those of a text that is too long to be read as it is; absent for any other. */
  parts?: readonly AskedPart[] | undefined;
}

/** What is understood of a text. */
export interface LiveReading {
  drafts: EventDraft[];
  /** The words that name a day or an hour and make no event, where somebody is told of them. */
  unread: readonly TextPart[];
}

/** The events alone. */
export const eventsOf = (told: LanguageTold): LiveReading => ({
  drafts: readEvents(told).drafts,
  unread: [],
});

/** For each character that cleaning keeps, where it stands in the text as typed. */
function keptPositions(text: string): number[] {
  const positions: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isReturn = text[at] === "\r" && text[at + 1] === "\n";
    if (!isReturn && cleanText(text.charAt(at)) !== "") positions.push(at);
  }
  return positions;
}

/** The same reading of the text as typed, where cleaning took characters out of it. */
function restorePlaces({ drafts, unread }: LiveReading, text: string): LiveReading {
  const positions = keptPositions(text);
  const placed = <Words extends TextPart>(words: Words): Words[] => {
    const start = positions[words.start];
    const last = positions[words.end - 1];
    return start === undefined || last === undefined ? [] : [{ ...words, start, end: last + 1 }];
  };
  return {
    drafts: drafts.map((draft) => ({ ...draft, evidence: draft.evidence.flatMap(placed) })),
    unread: unread.flatMap(placed),
  };
}

/** What `read` understands of a text, cleaned as at the server's entrance. Rejects if the language's pack cannot be fetched. */
export async function readLiveBy(
  read: (told: LanguageTold) => LiveReading,
  request: LiveRequest,
): Promise<LiveReading> {
  const text = cleanText(request.text);
  const reading = await readLate({ ...request, text }, read);
  return text.length === request.text.length ? reading : restorePlaces(reading, request.text);
}

/**
 * The events that Create would make of a text where the rules read it (SPEC B7): it is cleaned as at the server's entrance and
 * read by the same code. The evidence stands in the text as typed. Rejects if the language's pack cannot be fetched.
 */
export async function readLive(request: LiveRequest): Promise<EventDraft[]> {
  return (await readLiveBy(eventsOf, request)).drafts;
}

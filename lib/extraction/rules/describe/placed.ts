import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventDetails } from "@/lib/extraction/rules/types";
import type { Evidence } from "@/lib/wire/evidence";
import type { Place } from "./phrase-place";

/** Where an entry is, with the words that say so. */
export type Placed = Pick<EventDetails, "venue" | "location" | "evidence">;

export const nowhere: Placed = { venue: "", location: "", evidence: [] };

/** A place as the text says it. */
export function placedBy(text: string, { venue, location }: Place): Placed {
  const evidence: Evidence[] = [];
  const quote = (field: "venue" | "location", stretch: Stretch | null): string => {
    if (stretch === null) return "";
    evidence.push({ field, quote: text.slice(stretch.start, stretch.end), ...stretch });
    return text.slice(stretch.start, stretch.end).replace(/\s+/g, " ");
  };
  return { venue: quote("venue", venue), location: quote("location", location), evidence };
}

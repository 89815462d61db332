import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventDetails } from "@/lib/extraction/rules/types";
import type { Evidence } from "@/lib/wire/evidence";
import type { Place } from "./phrase-place";

/** Where an entry is, with the words that say so. */
export type Placed = Pick<EventDetails, "venue" | "location" | "evidence">;

export const nowhere: Placed = { venue: "", location: "", evidence: [] };

/** A place as the text says it. */
export function placedBy(text: string, { venue, location, isInLines = false }: Place): Placed {
  const evidence: Evidence[] = [];
  const quote = (field: "venue" | "location", stretch: Stretch | null): string => {
    if (stretch === null) return "";
    const said = text.slice(stretch.start, stretch.end);
    evidence.push({ field, quote: said, ...stretch });
    return (isInLines ? said.replace(/,?\s*\n\s*/g, ", ") : said).replace(/\s+/g, " ");
  };
  return { venue: quote("venue", venue), location: quote("location", location), evidence };
}

import type { EventDraft } from "@/lib/extraction/schema";
import { seriesWords, whenWords, whereWords, whoWords } from "./event-words";
import type { Surroundings } from "./options";
import { drawTable } from "./table";
import { type DraftOfText, placeOf } from "./texts";

/** The events as a table; a column that has nothing to say is left out. */
export function eventTable(found: readonly DraftOfText[], surroundings: Surroundings): string {
  const { language } = surroundings;
  const places = found.map(({ source }) => placeOf(source));
  const isFromSeveral = new Set(places).size > 1;
  const column = (heading: string, words: (draft: EventDraft) => string) => ({
    heading,
    cells: found.map(({ draft }) => words(draft)),
  });
  return drawTable([
    { heading: "FROM", cells: isFromSeveral ? places : [] },
    column("WHEN", (draft) => whenWords(draft, surroundings)),
    column("WHAT", ({ title }) => title),
    column("WHERE", whereWords),
    column("WHO", whoWords),
    column("REPEATS", (draft) => seriesWords(draft, language)),
  ]);
}

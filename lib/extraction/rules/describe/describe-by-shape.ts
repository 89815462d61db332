import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { Facts, NamePiece } from "@/lib/extraction/rules/items/facts";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { DetailWords } from "@/lib/extraction/rules/pack/detail-words";
import type { EventDetails } from "@/lib/extraction/rules/types";
import type { Evidence } from "@/lib/wire/evidence";

const said = (text: string, { start, end }: Stretch): string =>
  text
    .slice(start, end)
    .replace(/[*_`]+/g, "")
    .replace(/\s+/g, " ")
    .trim();

const pieceText = (text: string, piece: NamePiece): string =>
  typeof piece === "string" ? piece : said(text, piece);

/** `swim` → `Swim`; a word with a capital inside it stays as it is written. */
const capitalised = (name: string): string =>
  /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}])/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** What a cell says behind its name, of two words or more: `Biltong auction, main tent`, `Evensong (choir). Purcell in G`. */
const behindCellName = /^([^\s,;(\d→]+ [^,;(→]+)[,;] (?!.*→).*$|(?<=\p{Ll}{4}\)?)\. \p{Lu}.*$/u;

const evidenceOf = (text: string, field: Evidence["field"], { start, end }: Stretch): Evidence => ({
  field,
  quote: text.slice(start, end),
  start,
  end,
});

/** The details of an item whose shape tells its name: a row of a table, a record, a leg of a journey. */
export function describeByShape(
  facts: Facts,
  own: EventDetails,
  { text, details }: { text: string; details: DetailWords },
): EventDetails {
  const pieces = facts.name ?? [];
  const title = capitalised(
    pieces
      .map((piece) => pieceText(text, piece))
      .join("")
      .replace(behindCellName, "$1"),
  );
  const people = facts.people.map((stretch) => readDetails({ text, ...stretch, taken: [] }, details));
  const place = facts.place;
  return {
    ...own,
    title: title === "" ? own.title : title,
    venue: place === null ? own.venue : said(text, place),
    location: place === null ? own.location : "",
    attendees: [...own.attendees, ...people.flatMap(({ attendees }) => attendees)],
    evidence: [
      ...pieces.flatMap((piece) => (typeof piece === "string" ? [] : [evidenceOf(text, "title", piece)])),
      ...(place === null ? [] : [evidenceOf(text, "venue", place)]),
      ...people.flatMap(({ evidence }) => evidence.filter(({ field }) => field === "attendees")),
      ...own.evidence.filter(({ field }) => !["title", "venue", "location"].includes(field)),
    ],
  };
}

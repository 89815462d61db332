import type { LineWords } from "@/lib/extraction/rules/pack/document-words";
import type { EventDraft } from "@/lib/extraction/schema";
import { readTypedLink } from "@/lib/wire/event-link";
import type { Evidence } from "@/lib/wire/evidence";

const reach = 60;
const isOf = (text: string, at: number, words: RegExp): boolean => {
  const line = text.slice(Math.max(0, at - reach), at).split("\n");
  const own = line.at(-1) ?? "";
  // A link that opens its line is introduced by the line above.
  return words.test((own.trim() === "" ? line.slice(-2).join(" ") : own).toLowerCase());
};

/** Whether one joins at a link: its host is a service for calls, or the words before it say so; never where they say otherwise. */
function isJoined(
  text: string,
  { start, end }: Evidence,
  { link, words }: { link: string; words: LineWords },
): boolean {
  if (isOf(text, start, words.asides.elsewhere)) return false;
  const line = text.slice(text.lastIndexOf("\n", start) + 1).slice(0, end - start + 2 * reach);
  return (
    words.links.service.test(new URL(link).host) ||
    isOf(text, start, words.links.join) ||
    words.links.forAll.test((line.split("\n")[0] ?? "").toLowerCase())
  );
}

/** The first link of a draft by which one joins, which its place or its notes hold as it stands in the text. */
function findJoin(draft: EventDraft, text: string, words: LineWords) {
  for (const said of draft.evidence) {
    const { field, quote } = said;
    const isWhole =
      (field === "location" && draft.location === quote) ||
      (field === "notes" && draft.notes.includes(quote));
    const link = isWhole ? readTypedLink(quote) : null;
    if (link !== null && isJoined(text, said, { link, words })) return { said, link };
  }
  return null;
}

/** A draft whose link to join is no place and no note (SPEC B9). */
export function withJoinLink(draft: EventDraft, text: string, words: LineWords): EventDraft {
  const found = findJoin(draft, text, words);
  if (found === null) return draft;
  const { said, link } = found;
  return {
    ...draft,
    link,
    location: draft.location === said.quote ? "" : draft.location,
    notes: draft.notes.filter((note) => note !== said.quote),
    evidence: draft.evidence.flatMap((one) => {
      const isSame = one.start === said.start && one.end === said.end;
      if (!isSame) return [one];
      return one === said ? [{ ...one, field: "link" as const }] : [];
    }),
  };
}

/** The link in a line that says when an event is belongs to that event alone, unless its line says that it is for all. */
export function withoutOthersLinks(
  drafts: readonly EventDraft[],
  text: string,
  { links }: LineWords,
): EventDraft[] {
  const lineOf = (at: number) => text.lastIndexOf("\n", at - 1);
  const timedLines = drafts.map(({ evidence }) => {
    const starts = evidence.filter(({ field }) => field === "start_datetime").map(({ start }) => start);
    return new Set(starts.map(lineOf));
  });
  return drafts.map((draft, at) => {
    const said = draft.evidence.find(({ field }) => field === "link");
    if (said === undefined) return draft;
    const line = lineOf(said.start);
    const isTimed = timedLines.some((lines) => lines.has(line));
    const words = text.slice(line + 1).split("\n")[0] ?? "";
    if (!isTimed || timedLines[at]?.has(line) || links.forAll.test(words.toLowerCase())) return draft;
    return { ...draft, link: null, evidence: draft.evidence.filter((one) => one !== said) };
  });
}

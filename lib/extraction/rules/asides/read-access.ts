import { overlaps } from "@/lib/extraction/rules/layout/block";
import type { AsideWords } from "@/lib/extraction/rules/pack/aside-words";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Evidence } from "@/lib/wire/evidence";
import { meantBy } from "./attach-aside";

const accessMax = 6;

/** The ways to dial in that a text tells, and what opens the door there, in its order. */
export function findAccess(text: string, { access }: AsideWords): Evidence[] {
  return [...text.matchAll(access)].slice(0, accessMax).map((match) => {
    const quote = match[0].trim();
    return { field: "notes" as const, quote, start: match.index, end: match.index + quote.length };
  });
}

/**
 * The drafts with a note for each number, id and passcode of their call (SPEC B9). Only what has a link to join is a call: a
 * number elsewhere is somebody's telephone. Words that were set aside are a note of their event in any case.
 */
export function withAccess(
  drafts: readonly EventDraft[],
  text: string,
  { words, isSetAside }: { words: AsideWords; isSetAside: boolean },
): EventDraft[] {
  const calls = drafts.filter(({ link }) => isSetAside || link !== null);
  if (calls.length === 0) return [...drafts];
  const found = findAccess(text, words).map((said) => ({
    said,
    drafts: new Set(meantBy(text, { ...said, isForStanza: false }, calls)),
  }));
  return drafts.map((draft) => {
    const own = found
      .filter((one) => one.drafts.has(draft))
      .map(({ said }) => said)
      .filter(
        ({ quote }) => ![...draft.notes, draft.location, draft.venue].some((value) => value.includes(quote)),
      )
      .filter((said) => !draft.evidence.some((one) => one.field === "link" && overlaps(one, said)));
    if (own.length === 0) return draft;
    return {
      ...draft,
      notes: [...draft.notes, ...own.map(({ quote }) => quote)],
      evidence: [...draft.evidence, ...own],
    };
  });
}

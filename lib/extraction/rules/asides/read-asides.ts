import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { overlaps } from "@/lib/extraction/rules/layout/block";
import type { AsideWords } from "@/lib/extraction/rules/pack/aside-words";
import type { LineWords } from "@/lib/extraction/rules/pack/document-words";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Evidence } from "@/lib/wire/evidence";
import { type Aside, asideAt } from "./aside";
import { meantBy } from "./attach-aside";
import { findReminders, type Reminder } from "./find-reminders";
import { withJoinLink, withoutOthersLinks } from "./join-link";
import { findAccess, withAccess } from "./read-access";

/** What a text says beside its events. */
export interface Asides {
  reminders: readonly Reminder[];
  /** Ids, passcodes and numbers to dial that were set aside; in a document they stand in lines of their own. */
  access: readonly Aside[];
  /** All of these. */
  all: readonly Aside[];
}

export const noAsides: Asides = { reminders: [], access: [], all: [] };

const address = /https:\/\/|\b[a-z\d-]+\.[a-z]{2,}\//iu;

/**
 * What is set aside before anything else of a text is read: reminders are times of no event, and in a sentence with a link
 * to join its passcode would be a part of the name.
 */
export function findAsides(text: string, words: AsideWords, isLong: boolean): Asides {
  const reminders = findReminders(text, words);
  if (isLong || !address.test(text)) return { reminders, access: [], all: reminders };
  const access = findAccess(text, words)
    .filter((one) => !reminders.some((other) => overlaps(one, other)))
    .map((said) => asideAt(text, said, words));
  return { reminders, access, all: [...reminders, ...access] };
}

/** The drafts with their reminders, each with its words. */
function withReminders(
  drafts: readonly EventDraft[],
  { text, reminders }: { text: string; reminders: readonly Reminder[] },
): EventDraft[] {
  const meant = reminders.map(({ start, end, minutes }) => ({
    minutes,
    evidence: { field: "reminders" as const, quote: text.slice(start, end), start, end },
    drafts: new Set(meantBy(text, { start, end, isForStanza: reminders.length === 1 }, drafts)),
  }));
  return drafts.map((draft) => {
    const own = meant.filter((one) => one.drafts.has(draft));
    if (own.length === 0) return draft;
    return {
      ...draft,
      reminders: [...new Set(own.flatMap(({ minutes }) => minutes))].sort((left, right) => right - left),
      evidence: [...draft.evidence, ...own.map(({ evidence }) => evidence)],
    };
  });
}

/**
 * The drafts with what stands beside an event (SPEC B9): where one joins, how to dial in, and when to be reminded. `text` is
 * what was written, whose words are the quotes of every draft.
 */
export function addAsides(
  drafts: readonly EventDraft[],
  { text, asides, words }: { text: string; asides: Asides; words: LineWords },
): EventDraft[] {
  const { reminders, access } = asides;
  const reminded = withReminders(drafts, { text, reminders });
  const linked = reminded.map((draft) => withJoinLink(draft, text, words));
  const joined = withoutOthersLinks(linked, text, words);
  return withAccess(joined, text, { words: words.asides, isSetAside: access.length > 0 });
}

/**
 * The same for drafts that a model read: it is asked for no reminders, since only code could tell what its words mean
 * and would find them anyway.
 */
export function readAsides(
  drafts: readonly EventDraft[],
  text: string,
  words: LineWords | null,
): EventDraft[] {
  if (words === null) return [...drafts];
  const reminders = findReminders(text, words.asides);
  return addAsides(
    drafts.map((draft) => withoutNotesIn(draft, reminders)),
    { text, asides: { reminders, access: [], all: reminders }, words },
  );
}

/** A draft without the notes that only ask to be reminded. */
function withoutNotesIn(draft: EventDraft, reminders: readonly Stretch[]): EventDraft {
  const isAside = ({ field, start, end }: Evidence) =>
    field === "notes" && reminders.some((one) => one.start < end && start < one.end);
  const asides = new Set(draft.evidence.filter(isAside).map(({ quote }) => quote));
  if (asides.size === 0) return draft;
  return {
    ...draft,
    notes: draft.notes.filter((note) => !asides.has(note)),
    evidence: draft.evidence.filter((one) => !isAside(one)),
  };
}

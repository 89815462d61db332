import type { Unread } from "@/lib/wire/unread";
import { normalizeUndated } from "./normalize-drafts";
import { readEvents } from "./read-events";
import type { LanguageTold } from "./rules/pack/language-pack";
import { readUndated, type UndatedPlan } from "./rules/read-undated";
import type { EventDraft } from "./schema";
import { unreadOf } from "./unread-of";

/** The rules parser's reading of a text. */
export interface RulesReading {
  drafts: EventDraft[];
  /** How many events were found beyond those that are kept. */
  cutCount: number;
  /** If no event was found: a plan without a time, or null. */
  undated: UndatedPlan | null;
  /** The times of the text that made no event (SPEC B13). */
  unread: Unread[];
  /** The language of the text where it has no pack. */
  unknownLanguage: string | null;
}

/**
 * Reads a text by the rules, on the server, on a command line and for an assistant alike: its events, and what is
 * told about the rest of it. Pure and synchronous; it loads no language but the request's.
 */
export function readByRules(request: LanguageTold): RulesReading {
  const { unknownLanguage, drafts, cutCount, whole } = readEvents(request);
  const found = whole.drafts;
  const isAsked = found.length === 0 && unknownLanguage === null;
  const undated = isAsked ? readUndated(request) : null;
  const unread = unreadOf(request.text, { found, drafts, cutCount, whole });
  return { drafts, cutCount, undated: undated && normalizeUndated(undated), unread, unknownLanguage };
}

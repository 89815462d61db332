import { normalizeDrafts } from "./normalize-drafts";
import type { LanguageTold } from "./rules/pack/language-pack";
import { readInLanguage, type WholeReading } from "./rules/read-in-language";
import type { EventDraft } from "./schema";

/** The events of a text as the rules parser reads and the product keeps them. */
export interface ReadEvents {
  drafts: EventDraft[];
  /** How many events were found beyond those that are kept. */
  cutCount: number;
  whole: WholeReading;
  /** The language of the text where it has no pack. */
  unknownLanguage: string | null;
}

/**
 * What Create makes of a text where the rules read, on the server and, while somebody types, in a browser (SPEC B7). Pure and
 * synchronous; it loads no language but the request's.
 */
export function readEvents(request: LanguageTold): ReadEvents {
  const whole = readInLanguage(request);
  const kept = normalizeDrafts([...whole.drafts], request.text);
  return { ...kept, whole, unknownLanguage: request.unknownLanguage };
}

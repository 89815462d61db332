import type { Reading } from "@/lib/extraction/extract-events";
import type { Phrase } from "@/lib/messages/phrase";

/**
 * SPEC D8: why the rules parser read a text for which a model was chosen, where the reason is the engine and
 * not the model.
 */
export type StandInReason = "late" | "busy" | "failed" | "keyGone" | "modelGone" | "exhausted";

/**
 * The notices of a group that the rules parser read for this reason, followed by the parser's own notices.
 */
export const standInNotices = (reason: StandInReason, ownNotices: readonly Phrase[]): Phrase[] => [
  { code: `notices.${reason}` },
  ...ownNotices,
];

/**
 * The notices of a group whose visitor took the provisional result of its reading (SPEC B15), followed by
 * that reading's own.
 */
export const takenNotices = ({ parser, notices }: Reading): Phrase[] => [
  { code: parser === "llm" ? "notices.takenFromModel" : "notices.takenFromRules" },
  ...notices,
];

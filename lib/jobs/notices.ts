import type { Reading } from "@/lib/extraction/extract-events";
import type { Phrase } from "@/lib/messages/phrase";

/** SPEC D8: why the rules parser read a text that a model was chosen for, where the engine and not the model is the reason. */
export type StandInReason = "late" | "busy" | "failed" | "keyGone" | "modelGone" | "exhausted";

/** The notices of a group that the rules parser read for this reason, followed by what the parser itself has to say. */
export const standInNotices = (reason: StandInReason, ownNotices: readonly Phrase[]): Phrase[] => [
  { code: `notices.${reason}` },
  ...ownNotices,
];

/** The notices of a group whose visitor took what stood of its reading (SPEC B15), followed by those of that reading. */
export const takenNotices = ({ parser, notices }: Reading): Phrase[] => [
  { code: parser === "llm" ? "notices.takenFromModel" : "notices.takenFromRules" },
  ...notices,
];

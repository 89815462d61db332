/** SPEC D8: why the rules parser read a text that a model was chosen for, where the engine and not the model is the reason. */
const reasons = {
  late: "The language model took too long",
  busy: "Too many texts wait for the language model right now",
  failed: "The language model could not be used",
  keyGone: "The reading was interrupted, and your key is not kept on the server",
  modelGone: "The reading was interrupted, and its language model is not set up any more",
  exhausted: "The reading was interrupted several times",
} as const;

export type StandInReason = keyof typeof reasons;

/** The notice of a group that the rules parser read for this reason, followed by what the parser itself has to say. */
export function standInNotice(reason: StandInReason, ownNotice: string | null): string {
  const sentence = `${reasons[reason]}, so the rules parser read this text.`;
  return ownNotice === null ? sentence : `${sentence} ${ownNotice}`;
}

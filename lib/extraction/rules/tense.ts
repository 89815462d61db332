const looksBack =
  /\b(?:was|were|happened|occurred|took place|had|went|met|saw|ate|drank|attended|visited|came|did|finished|celebrated)\b/;
const looksAhead =
  /\b(?:will|would|shall|should|can|could|may|might|let'?s|want|need|please|next|upcoming|going to|is|are|if|had (?:to|better|planned|hoped)|(?:was|were|been) (?:re)?(?:moved|scheduled|changed|pushed|set|planned|postponed|shifted|delayed|switched|booked|wondering|hoping|thinking|going|supposed|invited|told|asked|planning|able)|was (?:just )?about)\b/;

/** How far a verb may stand from its day. */
const windowLength = 80;
const sentenceEnd = /[.!?;\n](?:\s|$)/;

/**
 * True where the sentence in which a day is said tells of the past: `Homework was on Jan 2`, `I met Ana on Monday`.
 * `text` is in lower case, `at` where the day begins.
 */
export function speaksOfPast(text: string, at: number): boolean {
  const near = at > windowLength ? text.slice(at - windowLength, at).replace(/^\S*/, "") : text.slice(0, at);
  const before = near.split(sentenceEnd).at(-1) ?? "";
  if (!looksBack.test(before)) return false;
  const after = text.slice(at, at + windowLength).split(sentenceEnd)[0] ?? "";
  return !looksAhead.test(before + after);
}

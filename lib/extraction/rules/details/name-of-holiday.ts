import type { Range, Reading } from "./reading";

const lead =
  /^(?:(?:on|for|at|by|until|till|from|before|after|in|during|over|the|this|next|last|coming)\s+)+/iu;
const year = /[\s,]+(?:of |in )?(?:(?:19|20)\d\d|'\d\d|(?:this|next|last) year)\s*$/iu;

const namingLabel = /^(?:check-?in|departs?|departure|pick-?up|drop-?off)$/u;

/** `Check-in: Fri 4 Dec`: where nothing else is said, the label is what happens; null where none says that. */
export function nameOfLabel(reading: Reading): { text: string; range: Range } | null {
  const at = reading.tokens.findIndex(
    ({ lower }, index) =>
      reading.roles[index] === "label" &&
      (namingLabel.test(lower) || (lower === "check" && reading.tokens[index + 1]?.lower === "in")),
  );
  const token = reading.tokens[at];
  if (token === undefined) return null;
  const to = token.lower === "check" ? at + 2 : at + 1;
  return { text: reading.text.slice(token.start, reading.tokens[to - 1]?.end), range: { from: at, to } };
}

/** `Easter Monday 2027` and nothing else: the holiday is what happens; null where no holiday is said. */
export function nameOfHoliday(reading: Reading): { text: string; range: Range } | null {
  const at = reading.tokens.findIndex((token) => token.rule === "holiday");
  const token = reading.tokens[at];
  if (token === undefined) return null;
  return { text: token.text.trim().replace(lead, "").replace(year, ""), range: { from: at, to: at + 1 } };
}

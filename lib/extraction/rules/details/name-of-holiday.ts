import type { Range, Reading } from "./reading";

const lead =
  /^(?:(?:on|for|at|by|until|till|from|before|after|in|during|over|the|this|next|last|coming)\s+)+/iu;
const year = /[\s,]+(?:of |in )?(?:(?:19|20)\d\d|'\d\d|(?:this|next|last) year)\s*$/iu;

/** `Easter Monday 2027` and nothing else: the holiday is what happens; null where no holiday is said. */
export function nameOfHoliday(reading: Reading): { text: string; range: Range } | null {
  const at = reading.tokens.findIndex((token) => token.rule === "holiday");
  const token = reading.tokens[at];
  if (token === undefined) return null;
  return { text: token.text.trim().replace(lead, "").replace(year, ""), range: { from: at, to: at + 1 } };
}

import type { Range, Reading } from "./reading";

/** `Check-in: Fri 4 Dec`: where nothing else is said, the label is what happens; null where none says that. */
export function nameOfLabel(reading: Reading): { text: string; range: Range } | null {
  const at = reading.tokens.findIndex(
    ({ lower }, index) =>
      reading.roles[index] === "label" &&
      (reading.words.grammar.namingLabel.test(lower) ||
        (lower === reading.words.small.check && reading.tokens[index + 1]?.lower === reading.words.small.in)),
  );
  const token = reading.tokens[at];
  if (token === undefined) return null;
  const to = token.lower === reading.words.small.check ? at + 2 : at + 1;
  return { text: reading.text.slice(token.start, reading.tokens[to - 1]?.end), range: { from: at, to } };
}

/** `Easter Monday 2027` and nothing else: the holiday is what happens; null where no holiday is said. */
export function nameOfHoliday(reading: Reading): { text: string; range: Range } | null {
  const at = reading.tokens.findIndex((token) => token.rule === "holiday");
  const token = reading.tokens[at];
  if (token === undefined) return null;
  return {
    text: token.text
      .trim()
      .replace(reading.words.grammar.holidayLead, "")
      .replace(reading.words.grammar.holidayYear, ""),
    range: { from: at, to: at + 1 },
  };
}

/**
 * The rule among lines that may hold a DTSTART beside it, without blanks and without `RRULE:`; empty where another property
 * stands with it, which a rule must not bring in.
 */
export function plainRule(rule: string): string {
  const lines = rule.split(/[\r\n]+/).map((line) => line.replace(/\s+/g, ""));
  if (lines.some((line) => line !== "" && !/^(?:RRULE|DTSTART|FREQ|INTERVAL|BY)/i.test(line))) return "";
  const named =
    lines.find((line) => /^RRULE:/i.test(line)) ?? lines.find((line) => /FREQ=/i.test(line)) ?? "";
  // `DTSTART=…;` or `DTSTART:…;` may stand before it in one line.
  return named.replace(/^.*?(?=FREQ=)/i, (before) => (/^(?:RRULE:?|DTSTART.*)$/i.test(before) ? "" : before));
}

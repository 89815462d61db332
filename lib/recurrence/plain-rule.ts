/**
 * The rule from lines that may contain a DTSTART beside it, without spaces and without `RRULE:`; empty if
 * there is another property, which a rule must not introduce.
 */
export function plainRule(rule: string): string {
  const lines = rule.split(/[\r\n]+/).map((line) => line.replace(/\s+/g, ""));
  if (lines.some((line) => line !== "" && !/^(?:RRULE|DTSTART|FREQ|INTERVAL|BY)/i.test(line))) return "";
  const named =
    lines.find((line) => /^RRULE:/i.test(line)) ?? lines.find((line) => /FREQ=/i.test(line)) ?? "";
  // `DTSTART=…;` or `DTSTART:…;` may precede it on the same line.
  return named.replace(/^.*?(?=FREQ=)/i, (before) => (/^(?:RRULE:?|DTSTART.*)$/i.test(before) ? "" : before));
}

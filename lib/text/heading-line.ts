const lengthMax = 60;
const marked = /^#{1,6}\s/u;
const listed = /^(?:[-*•–]|\d+[.)])\s/u;
const goesOn = /[.,;!?]$/u;

/** Whether a line of a text looks like a heading of what follows it: marked as one, in capitals, or short on its own. */
export function isHeadingLine(line: string, isAfterBlank: boolean): boolean {
  const said = line.trim();
  if (said.length > lengthMax || !/\p{L}/u.test(said) || listed.test(said)) return false;
  if (marked.test(said)) return true;
  const isShouted = /\p{Lu}{3}/u.test(said) && !/\p{Ll}/u.test(said);
  return (isShouted || isAfterBlank) && !goesOn.test(said);
}

import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { Source } from "@/lib/extraction/rules/scan";

const timedNoun =
  /\b(?:lunch|dinner|brunch|breakfast|coffee|drinks|dentist|doctor|haircut|gym|yoga|pick-?up) $/;
const lineEnd = /^(?:\s*$|\n|[,;])/;
const asked = /\b(?:does|do|would|will|is|could) $/;
const answer = /^ (?:works?|suits?|be (?:ok|okay|fine|good|possible)|ok|okay|good|fine|possible|sound)\b/;
const named =
  /^(?: (?:am|pm))? (?:train|service|mass|show|showing|screening|performance|slot|bus|ferry|appointment|meeting|class|session|start|kick-?off)\b/;

/**
 * True for a bare hour that the words about it make a clock: `Sun brunch 11` at the end of a line, `does 11 work for you`,
 * `after the 10.30 service`.
 */
export function isSpokenHour(source: Source, span: MarkedSpan): boolean {
  if (span.value.kind !== "clock") return false;
  const before = source.lower.slice(Math.max(0, span.start - 12), span.start);
  const after = source.lower.slice(span.end, span.end + 24);
  if (lineEnd.test(after) && timedNoun.test(before)) return true;
  if (asked.test(before) && answer.test(after)) return true;
  return span.value.clocks[0]?.written === "colon" && / the $/.test(before) && named.test(after);
}

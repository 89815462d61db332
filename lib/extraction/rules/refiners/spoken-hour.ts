import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { Source } from "@/lib/extraction/rules/scan";

const timedNoun =
  /\b(?:lunch|dinner|brunch|breakfast|coffee|drinks|dentist|doctor|haircut|gym|yoga|pick-?up) $/;
const itemEnd = /^(?:\s*$|\n|[,;)!]|\.(?:\s|$))/;
const asked = /\b(?:does|do|would|will|is|could) $/;
const answer = /^ (?:works?|suits?|be (?:ok|okay|fine|good|possible)|ok|okay|good|fine|possible|sound)\b/;
const named =
  /^(?: (?:am|pm))? (?:train|service|mass|show|showing|screening|performance|slot|bus|ferry|appointment|meeting|class|session|start|kick-?off)\b/;
const opening = /\b(?:curtain up|curtain|starts?|kick-?off|ko|doors|show|film|begins|leaves|departs) $/;
/** `make it 4.30 not 4`, `kickoff now 2.30`, `can we do 7.30`: what is agreed anew. */
const agreed =
  /\b(?:make it|now|(?:can|could|shall)(?: (?:we|u|you|i))? (?:do|make it|make|say)|(?:how|what) about|call it) $/;
const agreedEnd =
  /^(?:ish)?(?:\s*(?:$|[,.;?!)])| (?:instead|not|tonight|tonite|today|on|at|if|then|pls|please|for|or|in|this|tomorrow|tmrw)\b)/;
/** `9 here`, `7 our time`: the hour of the one who writes. */
const ours = /^ (?:here|our time|my time|ours|for (?:us|me))\b/;
const lineStart = /(?:^|\n)[ \t•*-]*$/;
const counted =
  /\b(?:chapters?|pages?|pp|rooms?|lessons?|weeks?|years?|yrs?|ks|forms?|class(?:es)?|stages?|levels?|floors?|houses?|flats?|wings?|gates?|bays?|zones?|plots?|tickets?|heats?|rounds?|sets?|groups?|kids|children|adults|players|teams|drew|grades?|ages?|aged|sizes?|verses?|questions?|exercises?|units?|parts?|items?|nos?|numbers?|sections?|won|lost|beat|psalms?|steps?|acts?|episodes?|seats?|rows?|tables?|lanes?|courts?) $/;

/**
 * True for a bare hour that the words about it make a clock: `Sun brunch 11` at the end of an item, `football 10-11,`,
 * `does 11 work for you`, `after the 10.30 service`, `9.00 gym` at the beginning of a line
 * below a day (`isHeaded`).
 */
export function isSpokenHour(source: Source, span: MarkedSpan, isHeaded: boolean): boolean {
  if (span.value.kind !== "clock") return false;
  const before = source.lower.slice(Math.max(0, span.start - 14), span.start);
  const after = source.lower.slice(span.end, span.end + 24);
  if (itemEnd.test(after) && (timedNoun.test(before) || isItemsRange(span.value, before))) return true;
  if (ours.test(after)) return true;
  if (answer.test(after) && (asked.test(before) || /^ (?:work|suit)s\b/.test(after))) return true;
  if (agreedEnd.test(after) && agreed.test(source.lower.slice(Math.max(0, span.start - 24), span.start)))
    return true;
  if (span.value.clocks[0]?.written !== "colon") return false;
  if (opening.test(before)) return true;
  return (
    (/ the $/.test(before) && named.test(after)) ||
    (isHeaded && lineStart.test(before) && /^(?: ?- ?| )[a-z]/.test(after))
  );
}

/** `football 10-11`: two hours of which the second is soon after the first, behind a word that counts nothing. */
function isItemsRange(
  { clocks, end }: Extract<MarkedSpan["value"], { kind: "clock" }>,
  before: string,
): boolean {
  const [start] = clocks;
  if (start === undefined || end === null || !/[a-z]{3,} $/.test(before) || counted.test(before))
    return false;
  const hours = (end.hour - start.hour + 12) % 12;
  return start.hour <= 12 && end.hour <= 12 && hours > 0 && hours <= 5;
}

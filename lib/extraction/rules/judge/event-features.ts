import { companyFeatures } from "./company-features";
import { dateFeatures } from "./date-features";
import { bucket, type EventContext, type FoundEvent, timeOffset, timesOf } from "./found-event";
import { namingFeatures } from "./naming-features";
import { orderFeatures } from "./order-features";
import { standingFeatures } from "./standing-features";
import { textFeatures } from "./text-features";
import { timeFeatures } from "./time-features";
import { wordFeatures } from "./word-features";

const nameGaps = [3, 12, 40, 120, 400];

/** How far the words of the name are from those that say when. */
function nameDistance({ draft }: FoundEvent): string[] {
  const [quote] = draft.evidence.filter(({ field }) => field === "title");
  const times = timesOf(draft);
  const [first, last] = [times[0], times.at(-1)];
  if (quote === undefined || first === undefined || last === undefined) return [];
  const [side, gap] =
    quote.start < first.start ? ["left", first.start - quote.end] : ["right", quote.start - last.end];
  return [`named:${side}-${bucket(gap, nameGaps)}`];
}

/** Scores that 0.2, 1, 6, 22 and 81 % of the names of events are below. */
const sureSteps = [-0.1, 0.65, 2.2, 3.3, 4.95];

/** What is known of the name: where it stands, how sure it is, and how it looks. */
function nameFeatures(one: FoundEvent): string[] {
  const { draft, item, name } = one;
  const [quote] = draft.evidence.filter(({ field }) => field === "title");
  const isOwn = quote !== undefined && quote.start >= item.block.start && quote.end <= item.block.end;
  const features = Object.entries(name?.features ?? {}).filter(([, holds]) => holds);
  return [
    `words:${bucket(draft.title.split(/\s+/).length, [2, 4, 7])}`,
    `sure:${name === null ? "none" : bucket(name.score, sureSteps)}`,
    quote === undefined ? "unquoted" : isOwn ? "own-name" : "far-name",
    ...(quote !== undefined && quote.start < timeOffset(one) ? ["name-first"] : []),
    ...(/\d/.test(draft.title) ? ["name-digit"] : []),
    ...(/^\p{Ll}/u.test(draft.title) ? ["name-small"] : []),
    ...features.map(([id]) => `name:${id}`),
    ...nameDistance(one),
  ];
}

/** `(Handover is Monday 9am)`: a line that is in brackets as a whole. */
const isAside = /^[^\p{L}\d()]{0,4}\([^()]*\)[^\p{L}\d()]{0,4}$/u;

/** Where the item stands, and what its shape says. */
function placeFeatures({ draft, item }: FoundEvent, { text, blocks }: EventContext): string[] {
  const { block, part, said, scope } = item;
  const own = said.hasDay ? "own" : scope.day === null ? "none" : "above";
  return [
    `kind:${block.kind}`,
    `day:${own}`,
    `at:${bucket(block.start / text.length, [0.1, 0.3, 0.7, 0.9])}`,
    `blocks:${bucket(blocks.length, [8, 12, 18])}`,
    ...(said.hasClock ? ["own-clock"] : []),
    ...(said.isBare ? ["bare"] : []),
    ...(said.opensWithTime ? ["opens"] : []),
    ...(item.isOnly ? ["only"] : []),
    ...(item.headings.length > 0 ? ["headed"] : []),
    ...(block.indent > 0 ? ["indented"] : []),
    ...(isAside.test(text.slice(block.start, block.end)) ? ["aside"] : []),
    ...(part.facts === null ? [] : [part.facts.isHeaded ? "shaped" : "looks"]),
    ...(draft.venue === "" && draft.location === "" ? [] : ["placed"]),
  ];
}

/**
 * What speaks for each found event to be one, and against it, by names that no language has; `before:`, `behind:` and `closes:`
 * go on with a word. `all` are the events in the order of the text.
 */
export function eventFeatures(
  all: readonly FoundEvent[],
  context: EventContext,
): (one: FoundEvent) => readonly string[] {
  const standing = standingFeatures(all, context);
  const company = companyFeatures(all);
  const order = orderFeatures(all);
  const naming = namingFeatures(all, context);
  const ofText = textFeatures(all, context);
  return (one) => {
    const features = [
      "any",
      ...timeFeatures(one, context),
      ...dateFeatures(one, context),
      ...wordFeatures(one, context),
      ...nameFeatures(one),
      ...placeFeatures(one, context),
      ...standing(one),
      ...company(one),
      ...order(one),
      ...naming(one),
      ...ofText(one),
    ];
    return [...new Set(features)];
  };
}

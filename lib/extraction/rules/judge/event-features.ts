import { companyFeatures } from "./company-features";
import { bucket, type EventContext, type FoundEvent, timeOffset } from "./found-event";
import { timeFeatures } from "./time-features";
import { wordFeatures } from "./word-features";

/** What is known of the name: where it stands, how sure it is, and how it looks. */
function nameFeatures(one: FoundEvent): string[] {
  const { draft, item, name } = one;
  const [quote] = draft.evidence.filter(({ field }) => field === "title");
  const isOwn = quote !== undefined && quote.start >= item.block.start && quote.end <= item.block.end;
  const features = Object.entries(name?.features ?? {}).filter(([, holds]) => holds);
  return [
    `words:${bucket(draft.title.split(/\s+/).length, [2, 4, 7])}`,
    `sure:${name === null ? "none" : bucket(name.score, [-1, 1, 3, 5, 7])}`,
    quote === undefined ? "unquoted" : isOwn ? "own-name" : "far-name",
    ...(quote !== undefined && quote.start < timeOffset(one) ? ["name-first"] : []),
    ...(/\d/.test(draft.title) ? ["name-digit"] : []),
    ...(/^\p{Ll}/u.test(draft.title) ? ["name-small"] : []),
    ...features.map(([id]) => `name:${id}`),
  ];
}

/** Where the item stands, and what its shape says. */
function placeFeatures({ draft, item }: FoundEvent, { text, blockCount }: EventContext): string[] {
  const { block, part, said, scope } = item;
  const own = said.hasDay ? "own" : scope.day === null ? "none" : "above";
  return [
    `kind:${block.kind}`,
    `day:${own}`,
    `at:${bucket(block.start / text.length, [0.1, 0.3, 0.7, 0.9])}`,
    `blocks:${bucket(blockCount, [8, 12, 18])}`,
    ...(said.hasClock ? ["own-clock"] : []),
    ...(said.isBare ? ["bare"] : []),
    ...(said.opensWithTime ? ["opens"] : []),
    ...(item.isOnly ? ["only"] : []),
    ...(item.headings.length > 0 ? ["headed"] : []),
    ...(block.indent > 0 ? ["indented"] : []),
    ...(part.facts === null ? [] : [part.facts.isHeaded ? "shaped" : "looks"]),
    ...(draft.venue === "" && draft.location === "" ? [] : ["placed"]),
  ];
}

/** Features that tell something else together than each by itself, by how their names begin. */
const pairs: readonly (readonly [left: readonly string[], right: readonly string[]])[] = [
  [["form:"], ["all-day", "timed", "reach:"]],
  [["day:"], ["all-day", "timed", "clock:"]],
  [["says:days-range"], ["ended"]],
  [
    ["says:part-title", "says:part"],
    ["same-item", "same-start", "day:", "company:", "block-"],
  ],
  [["says:past-before", "says:past-near", "says:none-near", "asks", "says:doubt"], ["form:"]],
  [
    ["kind:"],
    [
      "asks",
      "says:doubt",
      "says:weak-title",
      "clock:",
      "same-item",
      "opens",
      "name-first",
      "day:above",
      "day:none",
    ],
  ],
];

function pairsOf(features: readonly string[]): string[] {
  const opening = (names: readonly string[]): string[] =>
    features.filter((feature) =>
      names.some((name) => (/[:-]$/.test(name) ? feature.startsWith(name) : feature === name)),
    );
  return pairs.flatMap(([left, right]) => {
    const others = opening(right);
    return opening(left).flatMap((one) => others.map((other) => `${one}&${other}`));
  });
}

/**
 * What speaks for a found event to be one, and against it, by names that no language has; `before:`, `behind:` and `word:` go
 * on with a word. Two that belong together are a feature of their own, joined by `&`.
 */
export function eventFeatures(
  one: FoundEvent,
  all: readonly FoundEvent[],
  context: EventContext,
): readonly string[] {
  const features = [
    "any",
    ...timeFeatures(one, context),
    ...wordFeatures(one, context),
    ...nameFeatures(one),
    ...placeFeatures(one, context),
    ...companyFeatures(one, all),
  ];
  return [...new Set([...features, ...pairsOf(features)])];
}

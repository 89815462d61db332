import { chooseSpans } from "./choose-spans";
import { aligned, place, signed } from "./explain-draft";
import { scoreOf } from "./join-decision";
import type { Reading } from "./pipeline";
import { dropQuoted } from "./refiners/drop-quoted";
import { dropSuperseded } from "./refiners/drop-superseded";
import type { Span } from "./spans";

const isSame = (left: Span, right: Span): boolean =>
  left.rule === right.rule && left.start === right.start && left.end === right.end;

/** What became of each span that a parser found: the step that dropped it, or `kept`. */
function fateOf(reading: Reading): (span: Span) => string {
  const chosen = chooseSpans(reading.candidates);
  const unquoted = dropQuoted(reading.source, chosen);
  const holding = dropSuperseded(reading.source, unquoted);
  return (span) => {
    if (reading.spans.some((other) => isSame(other, span))) return "kept";
    if (holding.some((other) => isSame(other, span)))
      return span.value.kind === "noise" ? "no time, done its work" : "dropped by drop-weak";
    if (unquoted.some((other) => isSame(other, span))) return "dropped by drop-superseded";
    if (chosen.some((other) => isSame(other, span))) return "dropped by drop-quoted";
    const winner = chosen.find((other) => other.start < span.end && span.start < other.end);
    return winner ? `covered by ${winner.rule}` : "dropped by choose-spans";
  };
}

/** The parts that a value states, and the names of those that it leaves to be filled in. */
function partsOf(value: object): string {
  const parts = Object.entries(value).filter(([name]) => name !== "kind");
  const isImplied = (part: unknown): boolean => part === null || (Array.isArray(part) && part.length === 0);
  const known = parts.filter(([, part]) => !isImplied(part)).map(([name, part]) => `${name}=${stated(part)}`);
  const implied = parts.filter(([, part]) => isImplied(part)).map(([name]) => name);
  return [...known, ...(implied.length > 0 ? [`not said: ${implied.join(", ")}`] : [])].join(" ");
}

/** A part with what is null left out, and how a holiday is reckoned, as JSON without quotes. */
function stated(part: unknown): string {
  const json = JSON.stringify(part, (name, inner: unknown) =>
    inner === null || name === "rule" ? undefined : inner,
  );
  return json.replaceAll('"', "");
}

/** How each time was judged beside the event before it. */
function explainDecisions({ source, decisions }: Reading): string[] {
  if (decisions.length === 0) return [];
  const quote = ({ start, end }: { start: number; end: number }) =>
    JSON.stringify(source.text.slice(start, end));
  const rows = decisions.map(({ before, words, verdict, signals }) => [
    `${quote(before)} + ${quote(words)}`,
    verdict,
    `score ${signed(scoreOf(signals))}`,
    signals.map(([rule, weight]) => `${rule} ${signed(weight)}`).join(", "),
  ]);
  return [
    "joins: each time beside the event before it; a score above nothing says one event, below it two",
    ...aligned(rows),
  ];
}

/**
 * What a sentence or a block says of time: every span that a parser found, with what became of it and by which step; the
 * lead-in words and roles of those kept; the clusters and what joined them; the entries and the rule that made each; how
 * each time was judged beside the event before it, by which rules and with which score (above nothing joins, below parts).
 */
export function explainReading(reading: Reading): string[] {
  const { source, candidates, spans, clusters, entries } = reading;
  const quote = (start: number, end: number): string => JSON.stringify(source.text.slice(start, end));
  const fate = fateOf(reading);
  const fallback = spans.filter((span) => !candidates.some((other) => isSame(other, span)));
  const rowOf = (span: Span): string[] => [
    place(span),
    quote(span.start, span.end),
    span.rule,
    span.value.kind,
    span.strength,
    fate(span),
    partsOf(span.value),
  ];
  return [
    "spans: what speaks of time, the rule that found it, and what became of it (a weak one needs another beside it)",
    ...aligned([...candidates, ...fallback].map(rowOf)),
    "roles: what the words before a kept one make of it",
    ...aligned(spans.map((span) => [place(span), quote(span.from, span.end), span.role])),
    "clusters: what stands side by side, and how it follows the one before",
    ...aligned(clusters.map(({ from, to, gap }) => [`${from}-${to}`, quote(from, to), `after ${gap}`])),
    "entries: the words of each event, and the rule that parted it from the one before",
    ...aligned(
      entries.map((entry) => [
        place(entry),
        quote(entry.start, entry.end),
        `by ${entry.rule}`,
        `starts: ${entry.parts.length}`,
        `joined: ${entry.parts.map((part) => part.map(({ from, to }) => `${from}-${to}`).join(" + ")).join(" | ")}`,
        entry.inheritedSpans.length > 0
          ? `day from ${entry.inheritedSpans.map((span) => place(span)).join(", ")}`
          : "",
      ]),
    ),
    ...explainDecisions(reading),
  ];
}

import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { EventDraft } from "@/lib/extraction/schema";
import { buildDrafts } from "./build-drafts";
import { chooseSpans } from "./find-spans";
import { scoreOf } from "./joint";
import { nowIn } from "./now";
import { type Reading, runPipeline } from "./pipeline";
import { readUndated } from "./read-undated";
import { dropQuoted } from "./refiners/drop-quoted";
import { dropSuperseded } from "./refiners/drop-superseded";
import type { Span } from "./spans";
import { tighten } from "./tight-text";

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

/** A part with what is null left out, as JSON without quotes. */
function stated(part: unknown): string {
  const json = JSON.stringify(part, (_, inner: unknown) => (inner === null ? undefined : inner));
  return json.replaceAll('"', "");
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd(),
  );
}

const place = ({ start, end }: { start: number; end: number }): string => `${start}-${end}`;

const signed = (weight: number): string => (weight > 0 ? `+${weight}` : String(weight));

function explainDraft(draft: EventDraft, number: number): string[] {
  const lines = [
    ["title", draft.title],
    ["start", `${draft.start} ${draft.allDay ? "all day" : draft.timezone}`],
    ["end", draft.end ?? "not said"],
    ["recurrence", draft.recurrence ?? ""],
    ["venue", draft.venue],
    ["location", draft.location],
    ["people", draft.attendees.map(({ name }) => name).join(", ")],
    ...draft.evidence.map(({ field, quote, start, end }) => [
      "from",
      `${field}: ${place({ start, end })} ${JSON.stringify(quote)}`,
    ]),
    ...draft.alternatives.map(({ field, value, label, reason }) => [
      "or",
      `${field} = ${String(value)} (${label}): ${reason}`,
    ]),
  ];
  return [`draft ${number}`, ...aligned(lines.filter(([, value]) => value !== ""))];
}

/** Why there is no draft, and what the visitor is asked to date. */
function explainNone(request: ExtractionRequest): string[] {
  const plan = readUndated(request);
  return [
    "no draft: the text names no day, clock or recurrence",
    ...(plan === null ? [] : [`asked for, without a time: ${JSON.stringify(plan.title)}`]),
  ];
}

/** How each time was judged beside the event before it. */
function explainJoints({ source, joints }: Reading): string[] {
  if (joints.length === 0) return [];
  const quote = ({ start, end }: { start: number; end: number }) =>
    JSON.stringify(source.text.slice(start, end));
  const rows = joints.map(({ before, words, verdict, signals }) => [
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
 * How a text is read, as aligned plain text: every span that a parser found, with what became of it and by which step; the
 * lead-in words and roles of those kept; the clusters and what joined them; how each was judged beside the event before it,
 * by which rules and with which score (above nothing joins, below parts); the entries and the rule that made each; and
 * every draft with the words that it comes from and the other readings. Offsets are UTF-16, the end exclusive, of the
 * text as the parser sees it, without long runs of blanks.
 */
export function explain(written: ExtractionRequest): string {
  const request = { ...written, text: tighten(written.text).text };
  const reading = runPipeline(request);
  const { source, candidates, spans, clusters, entries, now } = reading;
  const quote = (start: number, end: number): string => JSON.stringify(source.text.slice(start, end));
  const fate = fateOf(reading);
  const fallback = spans.filter((span) => !candidates.some((other) => isSame(other, span)));
  const drafts = buildDrafts({
    source,
    entries,
    request,
    now,
    nowIn: (zone) => nowIn(zone, request.nowMs),
    readDetails,
    restore: (evidence) => evidence,
  });
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
    ...explainJoints(reading),
    ...drafts.flatMap((draft, at) => explainDraft(draft, at + 1)),
    ...(drafts.length === 0 ? explainNone(request) : []),
  ].join("\n");
}

import { type Clause, contentOf, isCommand, isSequel, isSupplement, labelOf } from "./clauses";
import { type Entry, entryHasDay, isFullEntry } from "./entries";
import type { Source } from "./scan";

/** True where the clock or the duration opens the line: an item of a programme. */
export function opensLine(source: Source, clause: Clause, entry: Entry): boolean {
  const first = entry.parts[0]?.[0];
  return first !== undefined && !/[\p{L}\p{N}]/u.test(source.text.slice(clause.start, first.from));
}

/** `available until January 30`: an end without a start or a clock. */
const onlyEnds = (entry: Entry): boolean =>
  entry.parts
    .flat()
    .every(({ moment }) => moment.lastDay !== null && moment.days.length === 0 && moment.clocks.length === 0);

/** The entries of an agenda are parts of the meeting above it. */
function withoutAgenda(source: Source, entries: readonly Entry[], fullAt: number): Entry[] {
  const at = source.lower.search(source.words.programme.agenda);
  const full = entries[fullAt];
  if (at < 0 || !full || full.start > at) return [...entries];
  return entries.filter((entry) => entry === full || entry.start < at || entry.inherited.length === 0);
}

const mostWordsOfAnItem = 9;

/** A list of events: each of its lines, or of its short sentences, has a title and a day of its own. */
function isListOfEvents(entries: readonly Entry[], clauses: readonly Clause[]): boolean {
  const items = clauses.filter((clause) => contentOf(clause) > 0);
  return (
    items.length > 1 &&
    items.every(
      (item) =>
        (item.isLine ||
          (contentOf(item) <= mostWordsOfAnItem && !isSupplement(item) && labelOf(item) === null)) &&
        entries.some((entry) => entry.start >= item.start && entry.start < item.end && entryHasDay(entry)),
    )
  );
}

/**
 * An announcement speaks of one event, and of other days in passing: in a long text, or one with a labelled date, what
 * follows a full day and clock counts only when it is an item of a list or an order of its own.
 */
export function withoutAsides(source: Source, all: readonly Entry[], clauses: readonly Clause[]): Entry[] {
  const fullAt = all.findIndex(isFullEntry);
  if (fullAt < 0 || all.length < 2) return [...all];
  const full = all[fullAt];
  const entries = withoutAgenda(source, all, fullAt).filter((entry) => entry === full || !onlyEnds(entry));
  const labels = clauses.filter((clause) =>
    source.words.programme.dayLabel.test(labelOf(clause) ?? ""),
  ).length;
  const isLong = source.text.length > 200 && clauses.length > 2;
  const isOwn = (entry: Entry): boolean => {
    const clause = clauses.find(({ start, end }) => start <= entry.start && entry.start < end) ?? null;
    const isListed = /^[\s]*(?:[-•*]|\d{1,2}[.)])\s/.test(source.text.slice(entry.start, entry.start + 8));
    if (
      clause === null ||
      !(isCommand(clause) || isListed || isSequel(clause) || opensLine(source, clause, entry))
    )
      return false;
    return isFullEntry(entry) || labels === 0;
  };
  const isPlain = labels > 1 || (labels === 0 && !isLong) || isListOfEvents(entries, clauses);
  const first = full ? entries.indexOf(full) : 0;
  const kept = entries.filter(
    (entry, index) =>
      isPlain || index <= first || isOwn(entry) || (labels === 0 && entryHasDay(entry) && isFullEntry(entry)),
  );
  const last = kept.at(-1);
  if (last && kept.length < all.length) last.end = source.text.length;
  return kept;
}

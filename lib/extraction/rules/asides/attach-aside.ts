import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventDraft } from "@/lib/extraction/schema";

const emptyLine = /\n[ \t]*\n/;

/** Where the words begin that say when an event is. */
const startOf = ({ evidence }: EventDraft): number =>
  Math.min(...evidence.filter(({ field }) => field === "start_datetime").map(({ start }) => start));

/** The last of these events that begins before the words, else the first behind them. */
function nearest(drafts: readonly EventDraft[], { start }: Stretch): EventDraft[] {
  const at = drafts.findLast((draft) => startOf(draft) <= start) ?? drafts[0];
  // Several events of the same words, such as two days with one hour, are all meant.
  return at === undefined ? [] : drafts.filter((draft) => startOf(draft) === startOf(at));
}

/**
 * The events that words beside them are about: the one before them in their line, else in their stanza, or all of that
 * where no others are said for the rest of it; words that stand by themselves are for all.
 */
export function meantBy(
  text: string,
  aside: Stretch & { isForStanza: boolean },
  drafts: readonly EventDraft[],
): EventDraft[] {
  const line = { start: text.lastIndexOf("\n", aside.start - 1) + 1, end: lineEnd(text, aside.end) };
  const within = ({ start, end }: Stretch) =>
    drafts.filter((draft) => startOf(draft) >= start && startOf(draft) < end);
  const inLine = within(line);
  if (inLine.length > 0) return nearest(inLine, aside);
  const above = text.slice(0, line.start);
  const breakAt = [...above.matchAll(new RegExp(emptyLine, "g"))].at(-1)?.index ?? 0;
  const below = emptyLine.exec(text.slice(line.end));
  const inStanza = within({ start: breakAt, end: below === null ? text.length : line.end + below.index });
  if (inStanza.length === 0) return [...drafts];
  return aside.isForStanza ? inStanza : nearest(inStanza, aside);
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

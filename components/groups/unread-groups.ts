import { foldText } from "@/lib/text/fold-text";
import type { Unread } from "@/lib/wire/unread";
import type { UnreadReason } from "@/lib/wire/unread-reasons";

/** Words that made no event, with what stands right before and after them on their line. */
interface WordsInPlace {
  start: number;
  before: string;
  quote: string;
  behind: string;
}

/** The words that were left out for the same reason. */
export interface UnreadGroup {
  reason: UnreadReason;
  words: WordsInPlace[];
}

/** The most useful reasons come first, the least useful last. */
const order: readonly UnreadReason[] = [
  "too-many",
  "unclear",
  "called-off",
  "past",
  "hours",
  "quoted",
  "stamp",
];
const aroundMax = 32;

/** The text before an offset on its line, cut at a word, with an ellipsis for the part that is cut. */
function lineBefore(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  if (line.length <= aroundMax) return line.trimStart();
  return `…${line.slice(-aroundMax).replace(/^\S*\s/, "")}`;
}

function lineBehind(text: string, at: number): string {
  const line = text.slice(at).split("\n", 1)[0] ?? "";
  if (line.length <= aroundMax) return line.trimEnd();
  return `${line.slice(0, aroundMax).replace(/\s\S*$/, "")}…`;
}

/** The times of a text that made no event, grouped by reason, each within the words of its line (SPEC S29). */
export function groupUnread(unread: readonly Unread[], text: string): UnreadGroup[] {
  const groups = order.map((reason) => ({
    reason,
    words: unread
      .filter((one) => one.reason === reason)
      .map(({ start, end, quote }) => ({
        start,
        before: lineBefore(text, start),
        quote,
        behind: lineBehind(text, end),
      })),
  }));
  return groups.filter(({ words }) => words.length > 0);
}

/** The words that a search finds, by what is shown of their line, ignoring case and accents. */
export function searchUnread(groups: readonly UnreadGroup[], query: string): UnreadGroup[] {
  const wanted = foldText(query.trim());
  return groups
    .map(({ reason, words }) => ({
      reason,
      words: words.filter(({ before, quote, behind }) => foldText(before + quote + behind).includes(wanted)),
    }))
    .filter(({ words }) => words.length > 0);
}

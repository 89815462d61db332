import type { Unread } from "@/lib/wire/unread";
import type { UnreadReason } from "@/lib/wire/unread-reasons";

/** Words that made no event, with what stands right before and behind them on their line. */
interface WordsInPlace {
  start: number;
  before: string;
  quote: string;
  behind: string;
}

/** The words that were not used for one reason. */
export interface UnreadGroup {
  reason: UnreadReason;
  words: WordsInPlace[];
}

/** What is worth a look comes first, what is of no use to anybody last. */
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

/** What stands before an offset on its line, cut at a word; an ellipsis for what is cut. */
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

/** The times of a text that made no event, by their reasons, each among the words of its line (SPEC S29). */
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

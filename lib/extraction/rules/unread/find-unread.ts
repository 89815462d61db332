import { overlaps, type Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Unread } from "@/lib/wire/unread";
import type { UnreadReason } from "@/lib/wire/unread-reasons";
import type { LeftOut } from "./left-out";
import type { TimeWords } from "./time-words";

/** What is known of the times of a text beside its events. */
export interface TimesTold {
  times: readonly TimeWords[];
  leftOut: readonly LeftOut[];
}

/** What stands between two times that are said together: signs, and a short word. */
const joins = /^[^\p{L}\p{N}\n.;!?]*(?:\p{L}{1,5}[^\p{L}\p{N}\n.;!?]+)?$/u;

/** Times that stand beside each other, for the same reason, as one. */
function joined(text: string, times: readonly Unread[]): Unread[] {
  const runs: Unread[] = [];
  for (const time of times) {
    const last = runs.at(-1);
    if (last?.reason === time.reason && joins.test(text.slice(last.end, time.start))) {
      last.end = time.end;
      last.quote = text.slice(last.start, last.end);
    } else runs.push({ ...time });
  }
  return runs;
}

/**
 * The words of a text that name a day or an hour and are evidence of none of its events, in its order, each with the
 * reason (SPEC B13). `found` are the events before the most that a text may have were kept of them.
 */
export function findUnread(
  text: string,
  { times, leftOut }: TimesTold,
  { kept, found }: { kept: readonly EventDraft[]; found: readonly EventDraft[] },
): Unread[] {
  const wordsOf = (drafts: readonly EventDraft[]): Stretch[] => drafts.flatMap(({ evidence }) => evidence);
  const [used, known] = [wordsOf(kept), wordsOf(found)];
  const reasonOf = (words: TimeWords): UnreadReason => {
    if (known.some((one) => overlaps(one, words))) return "too-many";
    return words.reason ?? leftOut.find((one) => overlaps(one, words))?.reason ?? "unclear";
  };
  const stamps = leftOut.filter(({ isTime }) => isTime);
  const others = times.filter((words) => !stamps.some((one) => overlaps(one, words)));
  const unread = [...stamps, ...others]
    .filter((words) => !used.some((one) => overlaps(one, words)))
    .sort((left, right) => left.start - right.start)
    .map((words) => {
      const { start, end } = words;
      return { quote: text.slice(start, end), start, end, reason: reasonOf(words) };
    });
  return joined(text, unread);
}

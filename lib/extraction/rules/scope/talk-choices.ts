import type { Item } from "@/lib/extraction/rules/items/item";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Block } from "@/lib/extraction/rules/layout/block";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import type { TalkWords } from "./messages";
import type { Hours, Proposal, Proposals } from "./proposals";

/** Of several days that a message offers, the one that a later message takes. */
export interface Choice {
  offer: Block;
  /** As the offer says it. */
  day: DayExpression;
  taken: Proposal<readonly DayExpression[]>;
  /** The hour that was offered with it. */
  hour: Proposal<Hours> | null;
  /** True where an hour is said since, which holds then. */
  isTimedSince: boolean;
}

/** `Wednesday` of `Wed 25/3 at 9 or Mon 30/3 at 2`, `the 12th` of `27 Feb or 12 March`. */
export function isSameDay(said: DayExpression, offered: DayExpression): boolean {
  if (said.kind === "weekday")
    return (
      (offered.kind === "weekday" || offered.kind === "calendar") &&
      said.which === "bare" &&
      offered.weekday === said.weekday
    );
  if (said.kind !== "calendar" || offered.kind !== "calendar") return false;
  return said.day !== null && said.day === offered.day && (said.month ?? offered.month) === offered.month;
}

/** The day among those of an earlier message that the last one named is, with its hour; null where none is chosen. */
export function choiceIn({ days, hours }: Proposals): Choice | null {
  const taken = days.at(-1);
  const [said, ...more] = taken?.value ?? [];
  if (taken === undefined || said === undefined || more.length > 0) return null;
  const isTimedSince = hours.some(({ start }) => start >= taken.start);
  for (const { block: offer } of days.toReversed()) {
    if (offer.start >= taken.block.start) continue;
    const offered = days.filter(({ block }) => block === offer);
    const options = offered.flatMap(({ value }) => value);
    const [day, ...others] = options.filter((option) => isSameDay(said, option));
    if (options.length < 2 || day === undefined || others.length > 0) continue;
    const at = offered.findIndex(({ value }) => value.includes(day));
    const [from, to] = [offered[at]?.start ?? 0, offered[at + 1]?.start ?? offer.end];
    const hour = hours.find(({ start }) => start >= from && start < to) ?? null;
    return { offer, day, taken, hour, isTimedSince };
  }
  return null;
}

/** `Is the dig still on the 13th?` – `No, Sat 20th at 10`: a question whose answer says the day itself is no event beside it, unless the talk has settled it. */
export function withoutAnswered(
  items: readonly Item[],
  messages: readonly LiveBlock[],
  { text, words }: { text: string; words: TalkWords },
): Item[] {
  const isAnswered = ({ block, said, isSettled }: Item): boolean => {
    const at = messages.findIndex((message) => message.block === block);
    const next = messages[at + 1];
    const asks = /\?\W*$/u.test(text.slice(block.from, block.end));
    if (isSettled || at < 0 || next === undefined || !asks || said.reading.entries.length > 1) return false;
    const answer = words.answered?.exec(next.said.reading.source.lower) ?? null;
    return answer !== null && next.said.hasDay && next.said.hasClock;
  };
  return items.filter((item) => !isAnswered(item));
}

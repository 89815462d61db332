import { saidIn } from "@/lib/extraction/rules/items/heads";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import { type Block, overlaps, type Stretch } from "@/lib/extraction/rules/layout/block";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { Reading } from "@/lib/extraction/rules/pipeline";
import type { Source } from "@/lib/extraction/rules/scan";
import type { Clock, DayExpression, Span } from "@/lib/extraction/rules/spans";
import type { TalkWords } from "./messages";

/** What a message proposes, and where its words stand. */
export interface Proposal<Value> extends Stretch {
  value: Value;
  block: Block;
}

/** An hour with its end, where one is said. */
export interface Hours {
  clock: Clock;
  end: Clock | null;
}

const opensSentence = /(?:^|[.!?,;:)])\s*$/u;
const endsWords = /^\s*(?:$|[?.!,;)])/u;

/** `Monday's no good`, `can't do Thursday`, `the buses are rubbish on a Sunday`: words about a day that refuse it, or any such day. */
export function isRefused(
  { lower, words }: Source,
  { from, start, end }: MarkedSpan,
  { anyDay }: TalkWords,
): boolean {
  const { refused, refusedAfter } = words.changes;
  if (anyDay?.test(lower.slice(0, start)) === true) return true;
  return refusedAfter.test(lower.slice(end)) || refused.test(lower.slice(0, from));
}

/** `8?`, `11 at the Lido`, `make it half 8`, `yep 7th.`: a number that only a talk makes an hour or a day. */
function isAnswer({ lower, words }: Source, { start, end, value }: Span): boolean {
  const { agreed, agreedEnd, answer, opening } = words.spokenHours;
  const [before, said, behind] = [lower.slice(0, start), lower.slice(start, end), lower.slice(end)];
  // `table booked for 5` counts people, `booked for 7.45` does not.
  const isInFull = value.kind === "clock" && value.clocks[0]?.written === "colon";
  const isLed = opensSentence.test(before) || agreed.test(before) || (isInFull && opening.test(before));
  const isLast = endsWords.test(behind) || answer.test(behind);
  if (value.kind === "day") return value.days.length === 1 && /\d\p{L}/u.test(said) && (isLed || isLast);
  if (value.kind !== "clock" || value.clocks.length !== 1) return false;
  const isInWords = /\p{L}{3}/u.test(said);
  return isInWords ? isLed || isLast : isLed && (isLast || agreedEnd.test(behind));
}

/** The times of a message, with those that only a talk makes times, in their order. */
function spansIn({ source, spans, candidates }: Reading): MarkedSpan[] {
  const taken = [...spans, ...candidates.filter(({ value }) => value.kind === "noise")];
  const answers = candidates.filter(
    (one) => one.strength === "weak" && !taken.some((other) => overlaps(other, one)) && isAnswer(source, one),
  );
  const longest = answers.filter(
    (one) =>
      !answers.some(
        (other) => other !== one && overlaps(other, one) && other.end - other.start > one.end - one.start,
      ),
  );
  const marked = longest.map((one): MarkedSpan => ({ ...one, from: one.start, lead: "", role: "plain" }));
  return [...spans, ...marked].sort((left, right) => left.start - right.start);
}

/** The days and the hours that messages propose, in their order. */
export interface Proposals {
  days: readonly Proposal<readonly DayExpression[]>[];
  hours: readonly Proposal<Hours>[];
}

/** What messages propose: neither the end of a range nor what is due or refused. */
export function proposalsIn(talk: readonly LiveBlock[], words: TalkWords): Proposals {
  const days: Proposal<readonly DayExpression[]>[] = [];
  const hours: Proposal<Hours>[] = [];
  for (const message of talk) {
    const { at, reading } = saidIn(new Map(), message, true);
    for (const span of spansIn(reading)) {
      const { value, role } = span;
      const where = { block: message.block, start: at + span.from, end: at + span.end };
      const isWeek =
        value.kind === "day" && value.days.some(({ kind }) => kind === "week" || kind === "period");
      const isDay = value.kind === "day" && role === "plain" && !isWeek;
      if (isDay && !isRefused(reading.source, span, words)) days.push({ ...where, value: value.days });
      const [clock, ...others] = value.kind === "clock" ? value.clocks : [];
      if (value.kind === "clock" && role === "plain" && clock !== undefined && others.length === 0)
        hours.push({ ...where, value: { clock, end: value.end } });
    }
  }
  return { days, hours };
}

import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventStanding } from "@/lib/extraction/rules/pack/document-words";
import { bucket, type EventContext, type FoundEvent, nameOf, timesOf } from "./found-event";

const nearLength = 48;
const sentenceBreak = /[.!?;]["')\]]*\s+(?=["'(*]*[\p{Lu}\d£$€])|\n/gu;
const token = /\ue000+|\p{L}[\p{L}'’]*|\d+|[^\s\p{L}\d]/gu;
const timeMark = "\ue000";

/** The sentence of the text around a stretch, no longer than its line. */
function sentenceAround(text: string, { start, end }: Stretch): Stretch {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  const roof = to < 0 ? text.length : to;
  const breaks = [...text.slice(from, start).matchAll(sentenceBreak)].map(
    ({ index, 0: words }) => from + index + words.length,
  );
  const next = text.slice(end, roof).search(sentenceBreak);
  return { start: breaks.at(-1) ?? from, end: next < 0 ? roof : end + next + 1 };
}

/** The words and signs of a line with each of the times in it as one mark. */
function tokensOf(text: string, line: Stretch, times: readonly Stretch[]): string[] {
  let marked = text.slice(line.start, line.end);
  for (const { start, end } of times)
    marked =
      marked.slice(0, start - line.start) + timeMark.repeat(end - start) + marked.slice(end - line.start);
  return marked.match(token)?.map((one) => (/^\d/.test(one) ? "0" : one.toLowerCase())) ?? [];
}

/** The whole line of a stretch. */
function lineAround(text: string, { start, end }: Stretch): string {
  const to = text.indexOf("\n", end);
  return text.slice(text.lastIndexOf("\n", start - 1) + 1, to < 0 ? text.length : to);
}

/** What the sentence around the time says: the words right beside it, and the words that tell something. */
export function wordFeatures({ draft }: FoundEvent, { text, lower, silent, words }: EventContext): string[] {
  const times = timesOf(draft);
  const [first] = times;
  if (first === undefined) return ["no-words"];
  const line = sentenceAround(text, first);
  const own = times.filter(({ start, end }) => start >= line.start && end <= line.end);
  const last = own.at(-1) ?? first;
  const tokens = tokensOf(text, line, own);
  const at = tokens.findIndex((one) => one.startsWith(timeMark));
  const behind = tokens.findLastIndex((one) => one.startsWith(timeMark));
  const around: Record<EventStanding, string> = {
    before: lower.slice(line.start, first.start),
    near: lower.slice(Math.max(line.start, first.start - nearLength), first.start),
    behind: lower.slice(last.end, Math.min(line.end, last.end + nearLength)),
    sentence: lower.slice(line.start, line.end),
    text: lower.slice(line.start, line.end),
    title: nameOf(draft),
    line: lineAround(lower, first),
    last: lower.slice(Math.max(line.start, last.start - nearLength), last.start),
  };
  const telling = [...silent.features, ...words.features].filter(({ stands, says }) =>
    says.test(around[stands]),
  );
  return [
    `before:${tokens[at - 1] ?? "^"}`,
    `behind:${tokens[behind + 1] ?? "$"}`,
    `others:${bucket(tokens.length, [2, 6, 15, 30])}`,
    ...(around.sentence.includes("?") ? ["asks"] : []),
    ...telling.map(({ id }) => `says:${id}`),
  ];
}

import { splitText, type TextPart } from "@/lib/text/split-text";
import { textLengthMax, textParts } from "@/lib/wire/text-limits";
import { chooseParts } from "./choose-parts";
import type { AskedPart, FoundPart, LongText } from "./long-text";

/** More of a text is not cut and looked at, so that the reading stays short. */
export const lookedAtMax = 20_000;

/** By how many of its first characters a part is known while the text around it changes. */
const knownByMax = 60;

/** A part with what stays the same of it while other parts are edited. */
interface KeyedPart extends AskedPart {
  key: string;
}

/** The key of each part: how it begins, and which one it is of those that begin so. */
function keysOf(text: string, parts: readonly TextPart[]): string[] {
  const counts = new Map<string, number>();
  return parts.map(({ start, end }) => {
    const beginning = text.slice(start, end).trim().slice(0, knownByMax);
    const count = counts.get(beginning) ?? 0;
    counts.set(beginning, count + 1);
    return `${count} ${beginning}`;
  });
}

/** The parts of a long text; `wanted` is what the visitor chose, by keys. */
export function cutText(text: string, wanted: ReadonlyMap<string, boolean>): KeyedPart[] {
  const lookedAt = text.slice(0, lookedAtMax).toWellFormed();
  const parts = splitText(lookedAt, { lengthMax: textLengthMax, countMax: textParts.max });
  const keys = keysOf(text, parts);
  return parts.map((part, place) => {
    const key = keys[place] ?? "";
    return { ...part, key, isWanted: wanted.get(key) ?? null };
  });
}

/** What was found of each part, by key; `found` are the parts of `text`, which may be older than the one in the box. */
export function foundByKey(text: string, found: readonly FoundPart[]): ReadonlyMap<string, FoundPart> {
  const keys = keysOf(text, found);
  return new Map(found.map((part, place) => [keys[place] ?? "", part]));
}

/** Which parts of a long text are sent, and the rest of it. */
export function longTextOf(
  text: string,
  { parts, found }: { parts: readonly KeyedPart[]; found: ReadonlyMap<string, FoundPart> },
): LongText & { choices: readonly boolean[] } {
  const choices = chooseParts(
    parts.map(({ key, isWanted }) => ({ isWanted, isDated: found.get(key)?.isDated ?? null })),
  );
  const end = parts.at(-1)?.end ?? 0;
  const beyond = end < text.length ? [{ start: end, end: text.length }] : [];
  return {
    parts,
    choices,
    sent: parts.filter((_, place) => choices[place]).map((part) => text.slice(part.start, part.end)),
    left: [...parts.filter((_, place) => !choices[place]), ...beyond],
  };
}

import { addCivilDays, formatCivil, parseCivil } from "@/lib/extraction/rules/civil-date";
import { findIn } from "@/lib/extraction/rules/find/find-in-block";
import type { Block } from "@/lib/extraction/rules/layout/block";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Item } from "./item";
import type { ShapeWords } from "./shape-words";

const minutesOfDay = 24 * 60;
const longest = 12 * 60;

/** How many minutes a block says that something takes: `Lane swim (45 mins)`, `Running time 2 hours, with one break of 20 minutes`. */
function minutesIn(request: ToldRequest, { from, end }: Block, shapes: ShapeWords): number | null {
  const { spans, source } = findIn(request, { start: from, end }).reading;
  const { lower } = source;
  for (const span of spans) {
    if (span.value.kind !== "length") continue;
    const { minutes, days, months } = span.value.length;
    if (days > 0 || months > 0 || minutes <= 0 || minutes > longest) continue;
    const digit = lower.slice(span.start, span.end).search(/\d/);
    const before = lower.slice(0, digit < 0 ? span.end : span.start + digit);
    const isBracketed = before.endsWith("(") && lower.charAt(span.end) === ")";
    const rest = lower.slice(span.end);
    const isAlone = !/[\p{L}\p{N}]/u.test(before) && shapes.durationBehind.test(rest);
    if (isBracketed || isAlone || shapes.duration.test(before) || shapes.durationSaid.test(rest))
      return minutes;
  }
  return null;
}

function later(wall: string, minutes: number): string {
  const total = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)) + minutes;
  const day = addCivilDays(parseCivil(wall), Math.floor(total / minutesOfDay));
  const rest = total % minutesOfDay;
  const two = (count: number): string => String(count).padStart(2, "0");
  return `${formatCivil(day)}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

/** How many minutes an item takes, as another sentence of its block or the lines right around it say; null where they do not. */
export function minutesNearby(
  request: ToldRequest,
  { block, said, part, above, below, isOnly }: Item,
  shapes: ShapeWords,
): number | null {
  const isWhole = isOnly || (part.apart === undefined && block.kind !== "row");
  const own = isWhole && said.reading.entries.length === 1 ? [block] : [];
  const near = isOnly ? [...above, ...below].filter(({ stanza }) => stanza === block.stanza) : [];
  for (const one of [...own, ...near]) {
    const minutes = minutesIn(request, one, shapes);
    if (minutes !== null) return minutes;
  }
  return null;
}

/** When what has no other end is over, where it takes so many minutes. */
export const endAfter = (draft: EventDraft, minutes: number | null): string | null =>
  draft.allDay || draft.end !== null || minutes === null ? draft.end : later(draft.start, minutes);

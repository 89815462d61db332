import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import { isOfOneDay } from "./heads";
import type { Item } from "./item";
import type { LiveBlock } from "./live-block";

/** `Put your bin out by 7am` below a list of days: by when something is to be done on each of them. */
function isDueOnEach(items: readonly Item[], { said, block, isDue }: LiveBlock): boolean {
  if (!isDue || said.hasDay || items.at(-1)?.block.stanza === block.stanza) return false;
  const dated = new Set(items.filter((item) => isOfOneDay(item.said)).map((item) => item.block));
  return dated.size > 1;
}

/** `Carriages at midnight`, `Until 5pm`: an hour without a day at which only something is over. */
function isEnding({ reading, hasDay }: Said): boolean {
  const clocks = reading.spans.filter(({ value }) => value.kind === "clock");
  const isOver = clocks.every(({ role, value }) => role === "until" && !("end" in value && value.end));
  return !hasDay && clocks.length > 0 && isOver;
}

/** True for a line that says of the items above it by when something is to be done, or until when they last. */
export const isOfItemsAbove = (items: readonly Item[], here: LiveBlock): boolean =>
  isDueOnEach(items, here) || (items.length > 0 && here.block.kind !== "paragraph" && isEnding(here.said));

import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import type { Cluster } from "./cluster";
import { type Find, stretchOf } from "./find/find-in-block";
import type { Block } from "./layout/block";
import type { Layout } from "./layout/read-layout";

/** The kinds of blocks that nobody hears: they say who wrote when, or are polite. */
export const mute = new Set<Block["kind"]>(["header", "stamp", "separator", "greeting", "closing"]);

/** How many lines of a stanza that say hours and nothing else are a list of opening hours. */
const leastHours = 3;

const isWeekday = ({ moment }: Cluster): boolean =>
  moment.days.every(({ kind }) => kind === "weekday") && moment.until === null;

interface Heard {
  request: ToldRequest;
  layout: Layout;
  text: string;
  find: Find;
}

/** `Mon 9–5` among others such, which no week and no date above says to be a rota. */
export function isHoursList({ layout, request, text, find }: Heard, { stanza }: Block): boolean {
  const isNear = ({ kind, stanza: own }: Block): boolean =>
    !mute.has(kind) && (own === stanza || own === stanza - 1);
  const near = layout.blocks.filter(isNear).map((block) => ({
    isOwn: block.stanza === stanza,
    said: find({ ...request, text }, stretchOf(block)),
  }));
  const isDated = near.some(
    ({ isOwn, said: { period, isBare, hasClock, reading } }) =>
      period !== null || ((isOwn || (isBare && !hasClock)) && !reading.clusters.every(isWeekday)),
  );
  const hours = near.filter(({ isOwn, said }) => isOwn && said.isBare && said.hasClock);
  return !isDated && hours.length >= leastHours;
}

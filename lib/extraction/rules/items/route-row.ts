import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { ShapeContext } from "./cell";
import { emptyFacts, type NamePiece, type Part } from "./facts";
import { vehicleIn } from "./legs";
import type { ReadShape } from "./shape-parts";

/** A name with a capital that is neither half of a day: `Lisboa`, `St Pancras Int'l`. */
const name = String.raw`(?![AP]\.?M\b)\p{Lu}\p{L}[\p{L}\p{M}’' .-]{1,40}?`;
const code = String.raw` \(\p{Lu}[\p{L}\p{N}]{1,3}\)`;
const station = String.raw` \(\p{Lu}[\p{L}\p{N} -]{1,24}\)`;
/** `24-12-2027 21:05`, `ven 3 Apr 22:25`: an hour, and the day before it where it is said of both ends. */
const date = String.raw`(?:\p{L}{2,4}\.?,? )?\d{1,2}(?:[-/.]\d{1,2}(?:[-/.]\d{2,4})?|[- ]\p{L}{3,9}(?:[- ]\d{4})?),? `;
const clock = String.raw`(?:${date})?\d{1,2}(?:[:.]| ?h ?)\d\d(?: ?[ap]m)?`;
/** `00:10 (+1)`: on the day after. */
const nextDay = String.raw`(?: ?\(?\+1\)?)?`;
const arrow = String.raw`\s+(?:→|➔|➜|->|–>|>)\s+`;
const dash = String.raw`\s+[–-]\s+`;
const end = String.raw`(?=$|\n|[,;(]|\s{2}| [·|–-] )`;

/** Both ends of a route in one line, each with its hour behind it or before it; a dash parts places with their codes. */
const routesOf = (sign: string, coded: string): RegExp[] =>
  [
    `(?<from>${name}${coded}),? {1,3}(?<leaves>${clock})${sign}(?<to>${name}${coded}),? {1,3}(?<comes>${clock})(?![\\d:])`,
    `(?<leaves>${clock}),? {1,3}(?<from>${name}${coded})${sign}(?<comes>${clock})${nextDay},? {1,3}(?<to>${name}${coded})${end}`,
  ].map((source) => new RegExp(source, "ud"));
const routes = [...routesOf(arrow, `(?:${station})?`), ...routesOf(dash, code)];
/** Without codes a dash parts places where the line says what goes: `IC 557 Roma 17:59 – Bari 22:15`. */
const carried = routesOf(dash, "");

/** What every route has between its ends, and twice. */
const sign = /\s(?:→|➔|➜|[–-]?>|[–-])\s/u;
const hours = /\d(?:[:.]| ?h ?)\d\d/gu;
const wordsOf = (text: string, { from, end: to }: Block): string => text.slice(from, to);
const isRouteLike = (words: string): boolean => sign.test(words) && (words.match(hours)?.length ?? 0) > 1;

/** What a line says that has both ends of a journey; null for any other. The line below it may tell what goes. */
export function routeIn(
  { text, shapes, ...context }: ShapeContext,
  block: Block,
  below?: Block,
): Part | null {
  const words = wordsOf(text, block);
  if (!isRouteLike(words)) return null;
  const around =
    below !== undefined && !below.opensStanza && !isRouteLike(wordsOf(text, below)) ? [below] : [];
  const vehicle = vehicleIn({ text, shapes, ...context }, [block, ...around]);
  const isCarried =
    vehicle !== null ||
    [block, ...around].some((one) => shapes.transport.test(wordsOf(text, one).toLowerCase()));
  const found = [...routes, ...(isCarried ? carried : [])]
    .map((route) => route.exec(words))
    .find((one) => one !== null);
  const groups = found?.indices?.groups;
  const stretchOf = (name: string): Stretch | null => {
    const [start, end] = groups?.[name] ?? [];
    return start === undefined || end === undefined
      ? null
      : { start: block.from + start, end: block.from + end };
  };
  const [from, to, leaves, comes] = ["from", "to", "leaves", "comes"].map(stretchOf);
  if (!from || !to || !leaves || !comes) return null;
  const said = context.find({ start: block.from, end: Math.min(from.end, leaves.start) });
  const day = said.reading.clusters.map((one) => ({ start: said.at + one.from, end: said.at + one.to }));
  // The `Dec` of `Fri 18 Dec  Bristol 07:05` is no place.
  const lead = day.find(({ start, end }) => start < from.start && from.start < end);
  if (lead !== undefined) from.start = lead.end + text.slice(lead.end, from.end).search(/\S|$/);
  const name: NamePiece[] = [...(vehicle ? [vehicle, " "] : []), from, " → ", to];
  return {
    block,
    when: [...day, leaves],
    ends: [comes],
    apart: [comes],
    facts: { ...emptyFacts, name, place: from, isHeaded: true },
  };
}

/** `London Kings Cross 09:00 > Edinburgh Waverley 13:20`: one line with the places and the hours of both ends of a journey, and the word above it that says which way. */
export const routeRowShape: ReadShape = (context, blocks, at) => {
  const block = blocks[at];
  const below = blocks[at + 1];
  if (block === undefined || block.kind === "chat") return null;
  const own = routeIn(context, block, below);
  if (own !== null) return { parts: [own], count: 1 };
  if (block.kind !== "heading" || below?.stanza !== block.stanza || context.find(block).hasDay) return null;
  const next = routeIn(context, below, blocks[at + 2]);
  return next && { parts: [next], count: 2 };
};

import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { emptyFacts } from "./facts";
import { vehicleIn } from "./legs";
import type { ReadShape } from "./shape-parts";

/** A name with a capital that is neither half of a day: `Lisboa`, `St Pancras Int'l`. */
const name = String.raw`(?![AP]\.?M\b)\p{Lu}\p{L}[\p{L}\p{M}’' .-]{1,40}?`;
const code = String.raw` \(\p{Lu}[\p{L}\p{N}]{1,3}\)`;
const station = String.raw` \(\p{Lu}[\p{L}\p{N} -]{1,24}\)`;
/** `24-12-2027 21:05`, `3 Apr 22:25`: an hour, and the day before it where it is said of both ends. */
const date = String.raw`\d{1,2}(?:[-/.]\d{1,2}(?:[-/.]\d{2,4})?|[- ]\p{L}{3,9}(?:[- ]\d{4})?),? `;
const clock = String.raw`(?:${date})?\d{1,2}(?:[:.]| ?h ?)\d\d(?: ?[ap]m)?`;
/** `00:10 (+1)`: on the day after. */
const nextDay = String.raw`(?: ?\(?\+1\)?)?`;
const arrow = String.raw`\s+(?:→|➔|➜|->|–>|>)\s+`;
const dash = String.raw`\s+[–-]\s+`;
const end = String.raw`(?=$|\n|[,;(]|\s{2})`;

/** Both ends of a route in one line, each with its hour behind it or before it; a dash parts only places with their codes. */
const routes = [
  [arrow, `(?:${station})?`],
  [dash, code],
]
  .flatMap(([sign, coded]) => [
    `(?<from>${name}${coded}),? (?<leaves>${clock})${sign}(?<to>${name}${coded}),? (?<comes>${clock})(?![\\d:])`,
    `(?<leaves>${clock}),? (?<from>${name}${coded})${sign}(?<comes>${clock})${nextDay},? (?<to>${name}${coded})${end}`,
  ])
  .map((source) => new RegExp(source, "ud"));

/** `London Kings Cross 09:00 > Edinburgh Waverley 13:20`: one line with the places and the hours of both ends of a journey. */
export const routeRowShape: ReadShape = ({ text, shapes, ...context }, blocks, at) => {
  const block = blocks[at];
  if (block === undefined || block.kind === "chat") return null;
  const words = text.slice(block.from, block.end);
  const found = routes.map((route) => route.exec(words)).find((one) => one !== null);
  const groups = found?.indices?.groups;
  const stretchOf = (name: string): Stretch | null => {
    const [start, end] = groups?.[name] ?? [];
    return start === undefined || end === undefined
      ? null
      : { start: block.from + start, end: block.from + end };
  };
  const [from, to, leaves, comes] = ["from", "to", "leaves", "comes"].map(stretchOf);
  if (!from || !to || !leaves || !comes) return null;
  const before = { start: block.from, end: Math.min(from.start, leaves.start) };
  const said = context.find(before);
  const day = said.reading.clusters.map((one) => ({ start: said.at + one.from, end: said.at + one.to }));
  const vehicle = vehicleIn({ text, shapes, ...context }, [block]);
  const name = [...(vehicle ? [vehicle, " "] : []), from, " → ", to];
  return {
    parts: [
      {
        block,
        when: [...day, leaves],
        ends: [comes],
        apart: [comes],
        facts: { ...emptyFacts, name, place: from, isHeaded: true },
      },
    ],
    count: 1,
  };
};

import type { CallGrowth, Capacity } from "./group-growth";
import type { PollerFigures } from "./poller-growth";
import type { ScreenFigures } from "./screen-growth";

/** Everything that `npm run bench:growth` measures. */
export interface Growth {
  calls: CallGrowth[];
  capacity: Capacity;
  screens: ScreenFigures[];
  pollers: PollerFigures[];
}

/** How much longer a flat call may take on the largest database than on the smallest. */
const flatTimes = 2;
const secondsADay = 86_400;
/** The interval at which screens poll (SPEC K1). */
const pollsPerSecond = 0.5;
const gigabyte = 1e9;

const inWords = (count: number) => count.toLocaleString("en-US");
const shortNumber = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
/** Two significant figures: a shared machine allows no more. */
const rounded = (value: number) => inWords(Number(value.toPrecision(2)));
const cellsOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [cellsOf(head), cellsOf(head.map(() => "---")), ...rows.map(cellsOf)].join("\n");

/** How many times as long a call takes at its worst compared with the smallest database. */
function growthOf({ points }: CallGrowth): number {
  const [smallest] = points;
  return Math.max(...points.map(({ medianMs }) => medianMs)) / (smallest?.medianMs ?? Number.NaN);
}

/** A sentence for each call that should be flat but is not. */
export function findGrowing(calls: readonly CallGrowth[]): string[] {
  return calls
    .filter((call) => call.isFlat && !(growthOf(call) <= flatTimes))
    .map((call) => `${call.name} takes ${growthOf(call).toFixed(1)} times as long as on one group.`);
}

function describeCalls(calls: readonly CallGrowth[]): string {
  const counts = calls[0]?.points.map(({ count }) => count) ?? [];
  const head = [
    "One request, one after the other, median",
    ...counts.map((count) => `${inWords(count)} ${count === 1 ? "group" : "groups"}`),
    "times",
  ];
  return tableOf(
    head,
    calls.map((call) => [
      call.name,
      ...call.points.map(({ medianMs }) => `${shortNumber(medianMs)} ms`),
      growthOf(call).toFixed(1),
    ]),
  );
}

function describeScreens(screens: readonly ScreenFigures[]): string {
  const head = [
    "The group screen, median",
    ...screens.map(({ count }) => `${count} ${count === 1 ? "event" : "events"}`),
  ];
  return tableOf(head, [
    ["From the address to all cards", ...screens.map(({ cardsMs }) => `${shortNumber(cardsMs)} ms`)],
    ["From a key in the search to the list", ...screens.map(({ searchMs }) => `${shortNumber(searchMs)} ms`)],
  ]);
}

function describePollers(pollers: readonly PollerFigures[]): string {
  const head = ["The server", ...pollers.map(({ count }) => `${inWords(count)} screens polling`)];
  return tableOf(head, [
    ["Resident memory", ...pollers.map(({ residentMb }) => `${residentMb.toFixed(0)} MB`)],
    ["Processor time of a poll", ...pollers.map(({ cpuMs }) => `${cpuMs.toFixed(2)} ms`)],
    ["p99 of a poll", ...pollers.map(({ p99Ms }) => `${shortNumber(p99Ms)} ms`)],
  ]);
}

/** The load that one process handles, by the measured figures. */
function describeCapacity({ capacity, pollers }: Growth): string {
  const { bytesPerGroup, read, create } = capacity;
  const [fewest] = pollers;
  const [most] = pollers.slice(-1);
  const perPollerKb =
    (((most?.residentMb ?? 0) - (fewest?.residentMb ?? 0)) * 1000) /
    ((most?.count ?? 1) - (fewest?.count ?? 0));
  const screensACore = 1000 / (most?.cpuMs ?? Number.NaN) / pollsPerSecond;
  const creates = create.requestsPerSecond;
  return [
    `One process answered ${rounded(read.requestsPerSecond)} reads (${read.cpuMs.toFixed(2)} ms of processor time each) or ${rounded(creates)} creates (${create.cpuMs.toFixed(1)} ms) a second over ${inWords(100_000)} groups;`,
    `a poll every 2 s at ${(most?.cpuMs ?? Number.NaN).toFixed(2)} ms makes 1000 / ${(most?.cpuMs ?? Number.NaN).toFixed(2)} × 2 = ${rounded(screensACore)} open screens a core;`,
    `memory is ${(fewest?.residentMb ?? Number.NaN).toFixed(0)} MB and ${rounded(perPollerKb)} kB for each screen that polls;`,
    `a group with its two events is ${(bytesPerGroup / 1000).toFixed(1)} kB on the disk, so 1 GB holds ${rounded(gigabyte / bytesPerGroup)}, and one create a second for a year is ${((bytesPerGroup * secondsADay * 365) / gigabyte).toFixed(0)} GB.`,
  ].join(" ");
}

/** The figures of e2e/README.md § How its cost grows, below its plot. */
export function describeGrowth(growth: Growth): string {
  return [
    describeCalls(growth.calls),
    describeScreens(growth.screens),
    describePollers(growth.pollers),
    describeCapacity(growth),
  ].join("\n\n");
}

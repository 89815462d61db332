import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { dayOf, tableOf, writeFigures } from "@/e2e/documents/figures";
import { openBrowser } from "@/e2e/testing/open-browser";
import { startScratchServer } from "@/e2e/testing/scratch-server";
import { openContext } from "@/e2e/testing/web-measures";
import { buildApplication } from "@/lib/commands/build-application";
import { createKnownToken } from "@/lib/testing/known-visitors";

/**
 * `npm run bench:typing`: what the live reading costs somebody who types, at 1,500 characters: a key's way to the next frame in
 * the box of /chat beside a plain one on the same page, by turns, and how soon the events follow the last key.
 * `--write` writes the figures into e2e/README.md.
 */
const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

const turns = 6;
const keysOfTurn = 25;
const betweenKeysMs = 90;
const tileCount = 20;
/** How much later a key may show in the box than in a plain one, and the events after the last key. */
const target = { keyMs: 10, tilesMs: 100 } as const;
const sentences = Array.from(
  { length: 40 },
  (_, day) => `Rehearsal with Odile on ${(day % 28) + 1} December at 6.30pm. `,
);
const text = `Lunch tomorrow at noon.\n${sentences.join("")}`.slice(0, 1440);

interface Figures {
  keys: number[];
  /** Event Timing's durations, in steps of 8 ms; a key that it does not report took less than 16. */
  durations: number[];
}

/** Adds a plain box to the page, and keeps the way of every key to the frame that follows it. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const plain = document.createElement("textarea");
    plain.id = "plain";
    plain.style.cssText = "width: 40rem; height: 20rem; font: inherit";
    document.querySelector("main")?.append(plain);
    const keys: number[] = [];
    const durations: number[] = [];
    const kept = { keys, durations };
    Reflect.set(window, "benchKept", kept);
    const keep = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => setTimeout(() => kept.keys.push(performance.now() - timeStamp), 0));
    window.addEventListener("keydown", keep, { capture: true });
    const options = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === "keydown") kept.durations.push(duration);
    }).observe(options);
  });
}

async function typeInto(page: Page, selector: string): Promise<Figures> {
  await page.locator(selector).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const kept = Reflect.get(window, "benchKept");
    kept.keys.splice(0);
    kept.durations.splice(0);
  });
  for (let key = 0; key < keysOfTurn; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? "x" : "Backspace");
    await page.waitForTimeout(betweenKeysMs);
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => structuredClone(Reflect.get(window, "benchKept")));
}

function percentile95(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

async function compareKeys(page: Page): Promise<{ box: Figures; plain: Figures }> {
  const both = { box: { keys: [], durations: [] }, plain: { keys: [], durations: [] } };
  const rows: [Figures, string][] = [
    [both.plain, "#plain"],
    [both.box, "textarea[aria-haspopup]"],
  ];
  for (let turn = 0; turn < turns; turn += 1)
    for (const [sum, selector] of rows) {
      const { keys, durations } = await typeInto(page, selector);
      sum.keys.push(...keys);
      sum.durations.push(
        ...durations,
        ...new Array<number>(keysOfTurn - Math.min(keysOfTurn, durations.length)).fill(8),
      );
    }
  return both;
}

/** From a key that changes the first event's name to the frame that shows the new name. */
async function timeTiles(page: Page): Promise<number[]> {
  const figures: number[] = [];
  await page.locator("textarea[aria-haspopup]").focus();
  await page.keyboard.press("ControlOrMeta+Home");
  for (let count = 0; count < tileCount; count += 1) {
    await page.waitForTimeout(400);
    await page.evaluate(() => {
      const nameNow = () => document.querySelector("main section li p:nth-of-type(2)")?.textContent;
      const before = nameNow();
      const shown = new Promise<number>((resolve) => {
        const watch = (startedMs: number) => {
          if (nameNow() !== before) resolve(performance.now() - startedMs);
          else requestAnimationFrame(() => watch(startedMs));
        };
        window.addEventListener("keydown", ({ timeStamp }) => watch(timeStamp), {
          capture: true,
          once: true,
        });
      });
      Reflect.set(window, "benchShown", shown);
    });
    await page.keyboard.press(count % 2 === 0 ? "B" : "Backspace");
    figures.push(await page.evaluate(async () => Number(await Reflect.get(window, "benchShown"))));
  }
  return figures;
}

await buildApplication();
const server = await startScratchServer();
const browser = await openBrowser();
const rows: string[][] = [];
let hasMissed = false;
const report = (title: string, value: number, most?: number) => {
  if (most !== undefined && value > most) hasMissed = true;
  const limit = most === undefined ? "" : `${most.toFixed(0)} ms`;
  rows.push([title, `${value.toFixed(1)} ms`, limit]);
  console.log(`${title.padEnd(76)}${value.toFixed(1).padStart(7)} ms  ${limit}`);
};
try {
  const context = await openContext({ browser, origin: server.origin, token: createKnownToken() });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto("/chat", { waitUntil: "networkidle" });
  await prepare(page);
  await page.locator("#plain").fill(text);
  await page.getByRole("textbox", { name: "Event details" }).fill(text);
  await page.locator("[data-mark]").first().waitFor();
  for (const rate of [1, 4]) {
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const at = rate === 1 ? "" : `, processor ${rate} × slower`;
    const { box, plain } = await compareKeys(page);
    report(`Key to frame in a plain box, p95${at}`, percentile95(plain.keys));
    const most = percentile95(plain.keys) + target.keyMs;
    report(`Key to frame in the box of /chat, p95${at}`, percentile95(box.keys), most);
    report(`The same by Event Timing, plain${at}`, percentile95(plain.durations));
    report(`The same by Event Timing, /chat${at}`, percentile95(box.durations));
    const tiles = await timeTiles(page);
    report(
      `Last key to its event, p95 of ${tileCount}${at}`,
      percentile95(tiles),
      rate === 1 ? target.tilesMs : undefined,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
if (values.write)
  writeFigures("bench:typing", `On ${dayOf(new Date())}:\n\n${tableOf(["What", "Figure", "At most"], rows)}`);
process.exitCode = hasMissed ? 1 : 0;

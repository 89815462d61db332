import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { z } from "zod";
import { dayOf, tableOf, writeFigures } from "@/e2e/documents/figures";
import { openBrowser } from "@/e2e/testing/open-browser";
import { startScratchServer } from "@/e2e/testing/scratch-server";
import {
  keyToFrameMs,
  layoutShift,
  median,
  openContext,
  reactionMs,
  scriptBytes,
  type Visitor,
} from "@/e2e/testing/web-measures";
import { buildApplication } from "@/lib/commands/build-application";
import { createKnownToken } from "@/lib/testing/known-visitors";
import { groupSchema } from "@/lib/wire/group-schema";
import { serveEmptyPage } from "./empty-page";
import { seedGroup } from "./seed-group";

/**
 * `npm run bench:web`: what a first page weighs, and how soon the screen answers, each beside its target.
 * `--write` writes the figures into e2e/README.md.
 */
const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const rows: string[][] = [];

const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const createCount = 15;
const pressCount = 7;
/** Longer than any animation of a dialog. */
const settledMs = 400;
const kilobyte = 1000;
let hasMissed = false;

function report(
  title: string,
  figure: { value: number; target: number; unit: string; digits?: number },
): void {
  const { value, target, unit, digits = 0 } = figure;
  const isMet = value <= target;
  if (!isMet) hasMissed = true;
  const [shown, limit] = [value, target].map((number) => `${number.toFixed(digits)} ${unit}`);
  console.log(
    `${title.padEnd(58)}${shown?.padStart(10)}   at most ${limit?.padEnd(10)} ${isMet ? "met" : "MISSED"}`,
  );
  rows.push([title, shown ?? "", limit ?? ""]);
}

/** A figure that has no target. */
function reportAlone(title: string, figure: string): void {
  console.log(`${title}: ${figure}`);
  rows.push([title, figure, ""]);
}

async function weigh(visitor: Visitor, groupId: string): Promise<void> {
  const empty = await serveEmptyPage();
  try {
    const emptyBytes = await scriptBytes(await visitor.browser.newContext(), empty.origin);
    const weights = [
      ["/chat", "/chat", 1.26],
      ["/groups/{id}", `/groups/${groupId}`, 1.37],
    ] as const;
    reportAlone("Script of an empty page", `${(emptyBytes / kilobyte).toFixed(1)} kB`);
    for (const [name, path, target] of weights) {
      const bytes = await scriptBytes(await openContext(visitor), path);
      reportAlone(`Script of \`${name}\``, `${(bytes / kilobyte).toFixed(1)} kB`);
      report(`Script of \`${name}\`, times an empty page's`, {
        value: bytes / emptyBytes,
        target,
        unit: "x",
        digits: 3,
      });
    }
  } finally {
    await empty.stop();
  }
}

/** Measures the first press in a browser without a cache, and without hovering before it. */
async function pressMenus(visitor: Visitor, groupId: string): Promise<void> {
  const presses = [
    ["First press on the account menu", "/chat", "Account", "[role=menu]"],
    ["First press on Delete All, to its dialog", `/groups/${groupId}`, "Delete All", "[role=alertdialog]"],
    ["First press on Export All, to its dialog", `/groups/${groupId}`, "Export All", "[role=alertdialog]"],
  ] as const;
  for (const [title, path, name, selector] of presses) {
    const figures: number[] = [];
    for (let count = 0; count < pressCount; count += 1) {
      const context = await openContext(visitor);
      const page = await context.newPage();
      await page.goto(path, { waitUntil: "networkidle" });
      const button = page.getByRole("button", { name, exact: true }).first();
      figures.push(await reactionMs(page, { event: "click", selector }, () => button.click()));
      await context.close();
    }
    report(title, { value: median(figures), target: 100, unit: "ms" });
  }
  const figures: number[] = [];
  for (let count = 0; count < pressCount; count += 1) {
    const context = await openContext(visitor);
    const page = await context.newPage();
    await page.goto("/chat", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Account" }).click();
    const item = page.getByRole("menuitem", { name: "Settings" });
    figures.push(await reactionMs(page, { event: "click", selector: "dialog[open]" }, () => item.click()));
    await context.close();
  }
  report("First press on Settings, to its dialog", { value: median(figures), target: 100, unit: "ms" });
}

async function createEvents(visitor: Visitor): Promise<void> {
  const context = await openContext(visitor);
  const page = await context.newPage();
  const bare: number[] = [];
  const shown: number[] = [];
  const data = { text, use_llm: true, timezone: "America/New_York", language: "en" };
  for (let count = 0; count < createCount; count += 1) {
    await page.goto("/chat", { waitUntil: "networkidle" });
    const startedMs = performance.now();
    await page.request.post("/api/v1/groups/create-from-text/", { data });
    bare.push(performance.now() - startedMs);
    await page.getByRole("textbox", { name: "Event details" }).fill(text);
    const cards = { event: "keydown", selector: "main article", count: 2 } as const;
    shown.push(await reactionMs(page, cards, () => page.keyboard.press("Enter")));
  }
  await context.close();
  const answer = median(bare);
  reportAlone(`The server's bare answer to a text, median of ${createCount}`, `${answer.toFixed(0)} ms`);
  report("From Enter to the cards on the screen", {
    value: median(shown),
    target: 3 * answer + 100,
    unit: "ms",
  });
}

async function searchEvents(visitor: Visitor, groupId: string): Promise<void> {
  const context = await openContext(visitor);
  const page = await context.newPage();
  await page.goto(`/groups/${groupId}`, { waitUntil: "networkidle" });
  const search = page.getByRole("searchbox");
  const figures: number[] = [];
  // One key at a time: each narrows the sixty cards, or shows them all again.
  const keys = ["y", "o", "Backspace", "Backspace", "d", "e"];
  await search.focus();
  for (const key of keys) figures.push(await keyToFrameMs(page, key));
  await context.close();
  report("From a key in the search of 60 events to the list", {
    value: median(figures),
    target: 50,
    unit: "ms",
  });
}

async function firstEventId(visitor: Visitor, groupId: string): Promise<string> {
  const context = await openContext(visitor);
  const answer = await context.request.get(`/api/v1/groups/${groupId}/`);
  const { data } = z.object({ data: groupSchema }).parse(await answer.json());
  await context.close();
  const [first] = data.events;
  if (first === undefined) throw new Error("The seeded group has no event.");
  return first.id;
}

async function openAndCloseSettings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  await page.waitForTimeout(settledMs);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(settledMs);
}

async function watchShifts(visitor: Visitor, groupId: string): Promise<void> {
  const eventId = await firstEventId(visitor, groupId);
  const screens = [
    ["/chat loads", "/chat", undefined],
    ["/groups/{id} loads", `/groups/${groupId}`, undefined],
    ["/events/{id} loads", `/events/${eventId}`, undefined],
    ["/nowhere loads", "/nowhere", undefined],
    ["Settings open and close", "/chat", openAndCloseSettings],
  ] as const;
  for (const [name, path, act] of screens) {
    const shifts: number[] = [];
    for (const width of [360, 1280]) {
      const context = await openContext(visitor, width);
      shifts.push(await layoutShift(context, path, act));
      await context.close();
    }
    report(`Layout shift while ${name}, 360 and 1280 px`, {
      value: Math.max(...shifts),
      target: 0,
      unit: "",
      digits: 3,
    });
  }
}

await buildApplication();
const server = await startScratchServer();
const browser = await openBrowser();
try {
  const visitor: Visitor = { browser, origin: server.origin, token: createKnownToken() };
  const groupId = await seedGroup({ databaseUrl: server.databaseUrl, token: visitor.token, count: 60 });
  await weigh(visitor, groupId);
  await watchShifts(visitor, groupId);
  await pressMenus(visitor, groupId);
  await createEvents(visitor);
  await searchEvents(visitor, groupId);
} finally {
  await browser.close();
  await server.stop();
}
if (values.write)
  writeFigures("bench:web", `On ${dayOf(new Date())}:\n\n${tableOf(["What", "Figure", "At most"], rows)}`);
process.exitCode = hasMissed ? 1 : 0;

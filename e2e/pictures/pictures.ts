import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { z } from "zod";
import { openBrowser } from "@/e2e/testing/open-browser";
import { startScratchServer } from "@/e2e/testing/scratch-server";
import { buildApplication } from "@/lib/commands/build-application";
import { createdGroupSchema, type Group } from "@/lib/wire/group-schema";
import type { Scene } from "./picture-scene";
import { scenes } from "./picture-scenes";

/**
 * `npm run pictures`: takes a picture of every screen, dialog and menu, in both themes at three widths, into
 * `pictures/`. With words after `--`, only the scenes whose names begin with one of them.
 */
const folder = "pictures";
const heights = new Map([
  [360, 740],
  [768, 1024],
  [1280, 860],
]);
const themes = ["light", "dark"] as const;
const timezoneId = "America/New_York";
const text = [
  "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm in Room 4.",
  "Team sync every Monday at 9:30 with Bo <bo@example.com>, starting next week. Offsite December 3 to 5.",
].join("\n");

async function createGroup(page: Page, body: { text: string }): Promise<Group> {
  const response = await page.request.post("/api/v1/groups/create-from-text/", {
    data: { ...body, use_llm: false, timezone: timezoneId },
  });
  return z.object({ data: createdGroupSchema }).parse(await response.json()).data.group;
}

interface Visit {
  browser: Browser;
  origin: string;
  theme: (typeof themes)[number];
  width: number;
}

/** A page of a new visitor, with the groups that the scenes show. */
async function openVisit({ browser, origin, theme, width }: Visit) {
  const viewport = { width, height: heights.get(width) ?? 860 };
  const options = { baseURL: origin, viewport, timezoneId, locale: "en-US", colorScheme: theme } as const;
  const stranger = await browser.newContext(options);
  const strangerGroup = await createGroup(await stranger.newPage(), { text });
  await stranger.close();
  const isPhone = width === 360;
  const context = await browser.newContext({
    ...options,
    reducedMotion: "reduce",
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const page = await context.newPage();
  await page.goto("/chat");
  await createGroup(page, { text: "Dentist on December 9 at 8:15am, 12 Main St" });
  const failed = await createGroup(page, { text: "hello there" });
  const group = await createGroup(page, { text });
  const setting = {
    page,
    groupId: group.id,
    eventId: group.events[0]?.id ?? "",
    strangerGroupId: strangerGroup.id,
    failedGroupId: failed.id,
  };
  return { context, setting };
}

async function takePicture(visit: Visit, scene: Scene, page: Page): Promise<void> {
  await scene.prepare?.(page);
  // Waits for fonts and the last frame of whatever was opened.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(150);
  await page.screenshot({
    path: path.join(folder, `${scene.name}-${visit.theme}-${visit.width}.png`),
    fullPage: scene.isWindowOnly !== true,
    caret: "initial",
  });
}

async function takeScenes(visit: Visit, wanted: readonly Scene[]): Promise<void> {
  const { context, setting } = await openVisit(visit);
  for (const scene of wanted) {
    if (scene.widths?.includes(visit.width) === false) continue;
    const page = await context.newPage();
    await page.goto(scene.path(setting), { waitUntil: "networkidle" });
    await takePicture(visit, scene, page);
    await context.setOffline(false);
    await page.close();
  }
  await context.close();
}

const names = process.argv.slice(2);
const wanted = scenes.filter(
  ({ name }) => names.length === 0 || names.some((begin) => name.startsWith(begin)),
);
if (names.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await buildApplication();
const server = await startScratchServer();
const browser = await openBrowser();
try {
  for (const theme of themes)
    for (const width of heights.keys())
      await takeScenes({ browser, origin: server.origin, theme, width }, wanted);
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${wanted.length} scenes, in ${folder}/`);

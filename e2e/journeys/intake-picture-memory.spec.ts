import { type Browser, expect } from "playwright/test";
import { readProcessFigures } from "@/e2e/testing/process-figures";
import { drawPicture, whitePng } from "./drawn-pictures";
import { test } from "./fixtures";
import { dragFile } from "./hand-over";
import { flyerAskew } from "./pictured-sheets";

const readingMs = 100_000;
test.describe.configure({ timeout: 180_000 });

/** How often the memory of a tab is looked at, in milliseconds. */
const lookEveryMs = 50;

/** The most memory in megabytes that any tab of this browser has while something is done. */
async function peakMemory(browser: Browser, act: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const tabs = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  expect(tabs.length).toBeGreaterThan(0);
  let peak = 0;
  const look = () => {
    for (const tab of tabs) peak = Math.max(peak, readProcessFigures(tab).residentMb);
  };
  const timer = setInterval(look, lookEveryMs);
  await act().finally(() => clearInterval(timer));
  return peak;
}

const pictures = [
  {
    name: "a photograph of 14 megapixels",
    draw: (browser: Browser) => drawPicture(browser, { ...flyerAskew, scale: 4 }),
    end: "They were read from sheet",
  },
  {
    name: "one of 48",
    draw: () => Promise.resolve(whitePng(8000, 6000)),
    end: "No words could be made out in sheet.",
  },
];

// Only Linux tells the memory of a process.
for (const { name, draw, end } of process.platform === "linux" ? pictures : []) {
  test(`B10: a tab stays below 500 MB while a picture is read: ${name}`, async ({ page, browser }) => {
    const content = [...(await draw(browser))];
    await page.goto("/chat");
    const peak = await peakMemory(browser, async () => {
      await dragFile(page, { name: "sheet", content });
      await expect(page.getByText(end).first()).toBeVisible({ timeout: readingMs });
    });
    expect(peak).toBeGreaterThan(50);
    expect(peak).toBeLessThan(500);
  });
}

import type { Browser, BrowserContext, Page } from "playwright";

/** The median of the figures; of two in the middle, the higher. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export interface Visitor {
  browser: Browser;
  origin: string;
  /** The visitor's cookie. */
  token: string;
}

/** Opens a browser that has fetched nothing yet, for a visitor who may have been here before. */
export async function openContext(
  { browser, origin, token }: Visitor,
  width = 1280,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 800 },
    timezoneId: "America/New_York",
    locale: "en-US",
  });
  // Defines the helper that tsx adds to functions, which are then run in the page.
  await context.addInitScript({ content: "globalThis.__name = (value) => value;" });
  await context.addCookies([{ name: "saywhen", value: token, url: origin }]);
  return context;
}

/** The bytes of script that a first load transfers, headers included, until nothing more arrives. */
export async function scriptBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" || /\.js(\?|$)/.test(response.url)) scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
  return bytes;
}

/**
 * How far a page's parts moved while it loaded and during `act` (Cumulative Layout Shift, but stricter:
 * movement right after a press counts as well).
 */
export async function layoutShift(
  context: BrowserContext,
  path: string,
  act?: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForTimeout(300);
  await act?.(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) total += Number(entry.value);
          resolve(total);
        }).observe({ type: "layout-shift", buffered: true });
        // No entry at all means that nothing moved.
        window.setTimeout(() => resolve(total), 200);
      }),
  );
  await page.close();
  return shift;
}

/** What to wait for, and the event of the page that starts the measurement. */
interface Reaction {
  event: "click" | "input" | "keydown";
  /** What is on the screen afterwards. */
  selector: string;
  /** How many elements must be visible; at least one if absent. */
  count?: number;
}

/**
 * From an event in the page to the frame that shows its effect, in milliseconds of the page's own clock, so
 * that the driver and its connection do not count.
 */
export async function reactionMs(page: Page, reaction: Reaction, act: () => Promise<void>): Promise<number> {
  // Installed before the act, which could otherwise be faster than the driver; the page keeps the result
  // under this name.
  await page.evaluate(({ event, selector, count }) => {
    const isSeen = (element: Element) => element.checkVisibility();
    const reacted = new Promise<number>((resolve) => {
      const watch = (startedMs: number) => {
        const seen = [...document.querySelectorAll(selector)].filter(isSeen).length;
        const isThere = count === undefined ? seen > 0 : seen === count;
        if (isThere) resolve(performance.now() - startedMs);
        else requestAnimationFrame(() => watch(startedMs));
      };
      const begin = ({ timeStamp }: Event) => requestAnimationFrame(() => watch(timeStamp));
      window.addEventListener(event, begin, { capture: true, once: true });
    });
    Reflect.set(window, "benchReacted", reacted);
  }, reaction);
  await act();
  return page.evaluate(async () => Number(await Reflect.get(window, "benchReacted")));
}

/** From a key press to the end of the frame that it changed, in milliseconds of the page's own clock. */
export async function keyToFrameMs(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const drawn = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event) =>
        requestAnimationFrame(() => window.setTimeout(() => resolve(performance.now() - timeStamp), 0));
      window.addEventListener("keydown", begin, { capture: true, once: true });
    });
    Reflect.set(window, "benchDrawn", drawn);
  });
  await page.keyboard.press(key);
  return page.evaluate(async () => Number(await Reflect.get(window, "benchDrawn")));
}

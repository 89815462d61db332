import { createCaller } from "@/e2e/testing/api-caller";
import { median } from "@/e2e/testing/median";
import { openBrowser } from "@/e2e/testing/open-browser";
import { startScratchServer } from "@/e2e/testing/scratch-server";
import { growGroup } from "@/e2e/testing/seed-database";
import { keyToFrameMs, openContext, type Visitor } from "@/e2e/testing/web-measures";
import { createKnownToken } from "@/lib/testing/known-visitors";

const eventCounts = [1, 60, 500] as const;
const loads = 5;
/** Each key narrows the cards or shows them all again: events are numbered in their titles. */
const keys = ["2", "1", "Backspace", "Backspace", "l", "u"];

/** What a visitor waits for on the group screen. */
export interface ScreenFigures {
  count: number;
  /** From opening the address until every card is on the page, in a browser that was never there. */
  cardsMs: number;
  /** From a key press in the search box to the frame that shows the result. */
  searchMs: number;
}

/** Records the time from the opening of the page to the first frame with `count` cards. */
const watchCards = (count: number) => `
  const watch = () => {
    if (document.querySelectorAll("main article").length === ${count}) window.cardsMs = performance.now();
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);`;

async function measureScreen(
  visitor: Visitor,
  { path, count }: { path: string; count: number },
): Promise<ScreenFigures> {
  const cards: number[] = [];
  const searches: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const context = await openContext(visitor);
    await context.addInitScript({ content: watchCards(count) });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForFunction(() => Reflect.has(window, "cardsMs"));
    cards.push(await page.evaluate(() => Number(Reflect.get(window, "cardsMs"))));
    if (load === 0) {
      await page.getByRole("searchbox").focus();
      for (const key of keys) searches.push(await keyToFrameMs(page, key));
    }
    await context.close();
  }
  return { count, cardsMs: median(cards), searchMs: median(searches) };
}

/** Measures the group screen with 1, 60 and 500 events in a real browser. */
export async function measureScreenGrowth(): Promise<ScreenFigures[]> {
  const server = await startScratchServer();
  const browser = await openBrowser();
  try {
    const token = createKnownToken();
    const caller = createCaller(server.origin, `saywhen=${token}`);
    const figures: ScreenFigures[] = [];
    for (const count of eventCounts) {
      const { id } = await caller.create("Lunch with Ana tomorrow at noon at Café Luz");
      await growGroup({ databaseUrl: server.databaseUrl, groupId: id, count });
      const visitor = { browser, origin: server.origin, token };
      figures.push(await measureScreen(visitor, { path: `/groups/${id}`, count }));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

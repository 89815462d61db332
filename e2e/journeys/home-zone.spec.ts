import { expect } from "playwright/test";
import { test } from "./fixtures";
import { openGroup } from "./open-group";

const text = `Planning on 2027-04-20 from 9am to 10:30am in Room 4
Dinner on 2027-04-21 at 7pm at Café Luz
Retro on 2027-04-22 at 3pm`;

/**
 * Keeps what the page has moved by itself since all of it was drawn (Layout Instability API): a busy browser draws parts of
 * what the server sends, and those move as the rest comes.
 */
function watchShifts(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(" ");
  const watch = () =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const told = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent}: from ${at(previousRect)} to ${at(currentRect)}`,
        );
        moved.push(told.join("; "));
      }
    }).observe({ type: "layout-shift" });
  document.addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(watch)));
}

test("S27: whoever lives by another clock is told once whose clock the rows tell, and nothing moves for it", {
  tag: "@phone",
}, async ({ page, browser, viewport }) => {
  await openGroup(page, text);
  await expect(page.getByText(/^Times are in/)).toHaveCount(0);
  const context = await browser.newContext({ timezoneId: "Asia/Tokyo", viewport });
  const theirs = await context.newPage();
  const faults: string[] = [];
  theirs.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  theirs.on("pageerror", (error) => faults.push(error.message));
  await theirs.addInitScript(watchShifts);
  // Inter may come after the first paint, and where no font of Arial's widths is installed it is narrower than what stood in for it.
  await theirs.route(/\.woff2$/, (route) => route.fulfill({ contentType: "font/woff2", body: "" }));
  await theirs.goto(page.url());
  await expect(theirs.getByText("Times are in New York (GMT-4)", { exact: true })).toBeVisible();
  await expect(theirs.getByText(/^Created /)).toBeVisible();
  expect(await theirs.evaluate(() => Reflect.get(window, "moved"))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test("S27: a zone whose clock tells the same times is not named", async ({ page, browser }) => {
  await openGroup(page, text);
  const context = await browser.newContext({ timezoneId: "America/Toronto" });
  const theirs = await context.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByText(/^Created /)).toBeVisible();
  await expect(theirs.getByText(/^Times are in/)).toHaveCount(0);
  await context.close();
});

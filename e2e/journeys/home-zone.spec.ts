import { expect } from "playwright/test";
import { test } from "./fixtures";
import { openGroup } from "./open-group";

const text = `Planning on 2027-04-20 from 9am to 10:30am in Room 4
Dinner on 2027-04-21 at 7pm at Café Luz
Retro on 2027-04-22 at 3pm`;

/** Keeps how far the page has moved by itself since it was drawn (Cumulative Layout Shift). */
function watchShifts(): void {
  const moved = { shift: 0 };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.shift += "value" in entry ? Number(entry.value) : 0;
  }).observe({ type: "layout-shift", buffered: true });
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
  expect(await theirs.evaluate(() => Reflect.get(window, "moved"))).toEqual({ shift: 0 });
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

import { expect, type Page } from "playwright/test";
import { comparison, fileEvent } from "./compare";
import { test } from "./fixtures";
import { openGroup } from "./open-group";

const text = "Planning on 2027-03-10 from 9am to 10am\nRetro on 2027-03-12 from 3pm to 4pm";

/** Drops a file that is made in the page, since it would take long to be handed over. */
async function dropRepeated(page: Page, file: { name: string; head: string; part: string; times: number }) {
  await page.evaluate(({ name, head, part, times }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([head, part.repeat(times)], name));
    document.body.dispatchEvent(
      new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transfer }),
    );
  }, file);
}

const head = "BEGIN:VCALENDAR\r\n";
const status = (page: Page) => comparison(page).getByRole("status");

test("B8: a calendar of 3,000 series without an end is compared while the page stays alive", async ({
  page,
}) => {
  await openGroup(page, text);
  await page.waitForLoadState("networkidle");
  const part = `${fileEvent("Choir", "20000101T093000", "RRULE:FREQ=DAILY")}\r\n`;
  await dropRepeated(page, { name: "many.ics", head, part, times: 3001 });
  // A frame comes at once, whatever the worker does.
  const frameMs = await page.evaluate(async () => {
    const startedMs = performance.now();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    return performance.now() - startedMs;
  });
  expect(frameMs).toBeLessThan(2000);
  await expect(status(page)).toHaveText(
    "many.ics was compared: 1 event to look at. 1 event of the file was left out of the comparison.",
    { timeout: 30_000 },
  );
});

test("B8: a file larger than any calendar ends in a sentence", async ({ page }) => {
  await openGroup(page, text);
  await page.waitForLoadState("networkidle");
  await dropRepeated(page, { name: "huge.ics", head, part: "X".repeat(1024), times: 26 * 1024 });
  await expect(
    page.locator("[data-toast]").getByText("huge.ics is too large to be read here."),
  ).toBeVisible();
});

test("B8: a calendar made to be slow is given up after 20 s, and the page stays alive", async ({ page }) => {
  await page.clock.install();
  await openGroup(page, text);
  await page.waitForLoadState("networkidle");
  await dropRepeated(page, {
    name: "slow.ics",
    head: `${head}BEGIN:VEVENT\r\nDTSTART:20270310T090000\r\n`,
    part: "EXDATE:20270311T090000\r\n",
    times: 1_000_000,
  });
  await expect(status(page)).toHaveText("Reading slow.ics…");
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.clock.fastForward(20_000);
  await expect(page.locator("[data-toast]").getByText("slow.ics took too long")).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeEnabled();
});

test("B8: the worker that reads a dropped calendar is forbidden every request", async ({
  page,
  pageFaults,
}) => {
  await openGroup(page, text);
  await page.waitForLoadState("networkidle");
  const [first] = await Promise.all([
    page.waitForEvent("worker"),
    dropRepeated(page, { name: "mine.ics", head, part: "", times: 0 }),
  ]);
  await expect(status(page)).toHaveText("mine.ics holds no event that can be compared.");
  // Another one of the same file, which nothing ends.
  const [worker] = await Promise.all([
    page.waitForEvent("worker"),
    page.evaluate((url) => void new Worker(url, { type: "module" }), first.url()),
  ]);
  const isSent = await worker.evaluate(() =>
    fetch("/api/v1/healthz").then(
      () => true,
      () => false,
    ),
  );
  expect(isSent).toBe(false);
  // The refusal is told as an error.
  pageFaults.splice(0);
});

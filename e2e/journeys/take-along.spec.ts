import { expect } from "playwright/test";
import { readSavedCalendar, test } from "./fixtures";
import { openCard, openGroup } from "./open-group";

const text = "Planning on 2027-03-10 at 9am\nRetro on 2027-03-12 at 3pm\nDemo on 2027-03-14 at 5pm";

// Enough events that Stop comes before the last, even on a busy machine.
const manyDays = [10, 11, 12, 13, 14];

test("S23, S24: one by one, 500 ms apart, with progress and a way to stop", { tag: "@phone" }, async ({
  page,
}) => {
  const startedMs: number[] = [];
  await page.exposeFunction("noteDownload", (atMs: number) => startedMs.push(atMs));
  // By the page's own clock, since a busy machine may report a download late.
  await page.addInitScript(() =>
    window.addEventListener("click", ({ target }) => {
      const isDownload = target instanceof HTMLAnchorElement && target.hasAttribute("download");
      if (isDownload) void Reflect.get(window, "noteDownload")(performance.now());
    }),
  );
  await openGroup(page, manyDays.map((day) => `Planning on 2027-03-${day} at 9am`).join("\n"));
  await page.getByRole("button", { name: "Export All" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Export All Events" });
  await expect(dialog).toContainText("Are you sure you want to export 5 event(s)?");
  await dialog.getByRole("button", { name: "Export one by one" }).click();
  await expect(page.getByRole("progressbar", { name: "Export All" })).toBeVisible();
  await expect(page.getByText("5 downloads started", { exact: true })).toBeVisible();
  expect(startedMs).toHaveLength(manyDays.length);
  const gaps = startedMs.slice(1).map((atMs, position) => atMs - (startedMs[position] ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(500);
  await page.getByRole("button", { name: "Export All" }).click();
  await dialog.getByRole("button", { name: "Export one by one" }).click();
  await expect.poll(() => startedMs.length).toBeGreaterThan(manyDays.length);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/Stopped after \d download/)).toBeVisible();
  expect(startedMs.length).toBeLessThan(2 * manyDays.length);
});

test("S24, D9: the events that the search shows are exported as one file", async ({ page }) => {
  await openGroup(page, text);
  await page.getByRole("searchbox").fill("e");
  await page.getByRole("button", { name: "Export All" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as one file" }).click(),
  ]);
  expect((await readSavedCalendar(download)).map(({ title }) => title)).toEqual(["Retro", "Demo"]);
});

test("D2: links into four calendars open in new tabs, and the file is the fifth way", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = await openCard(page, "Planning");
  await card.getByRole("button", { name: "Add to calendar" }).click();
  for (const [name, host] of [
    ["Google Calendar", "calendar.google.com"],
    ["Outlook.com", "outlook.live.com"],
    ["Office 365", "outlook.office.com"],
    ["Yahoo Calendar", "calendar.yahoo.com"],
  ] as const) {
    const link = page.getByRole("menuitem", { name });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    const url = new URL((await link.getAttribute("href")) ?? "");
    expect(url.host).toBe(host);
    expect(decodeURIComponent(url.href)).toContain("Planning");
  }
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download .ics" }).click(),
  ]);
  expect(await readSavedCalendar(download)).toMatchObject([{ title: "Planning" }]);
  // By keyboard: the menu opens, its first entry has the focus, Escape gives it back.
  const trigger = card.getByRole("button", { name: "Add to calendar" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Google Calendar" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
});

test("D2: share gives the event's link to the device, or copies it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const group = await openGroup(page, text);
  const share = (await openCard(page, "Planning")).getByRole("button", { name: "Share" });
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
  );
  await share.click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const address = `${new URL(page.url()).origin}/events/${group.events[0]?.id}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => document.body.setAttribute("data-shared", JSON.stringify(data)),
    }),
  );
  await share.click();
  await expect(page.locator("body")).toHaveAttribute(
    "data-shared",
    JSON.stringify({ title: "Planning", url: address }),
  );
});

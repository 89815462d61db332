import { expect } from "playwright/test";
import { Temporal } from "temporal-polyfill";
import { readSavedCalendar, test } from "./fixtures";

const zone = "America/New_York";
const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";

/** The instant of a wall clock in the visitor's zone, `days` from today. */
function instantIn(days: number, hour: number): string {
  const day = Temporal.Now.plainDateISO(zone).add({ days });
  const instant = day.toZonedDateTime({ timeZone: zone, plainTime: { hour } }).toInstant();
  return new Date(instant.epochMilliseconds).toISOString();
}

/** Days until the Friday that somebody means by "tomorrow … then … on Friday". */
function daysUntilFriday(): number {
  const { dayOfWeek } = Temporal.Now.plainDateISO(zone);
  return ((5 - dayOfWeek + 6) % 7) + 1;
}

test("S1, S10, S11, S20, S23, S24, T1: a text becomes events, one is renamed, both are exported and deleted", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole("heading", { name: "Create Your Event" })).toBeVisible();
  const box = page.getByPlaceholder("Try Schedule a team meeting next Tuesday at 2 PM...");
  await box.fill(text);
  await box.press("Enter");

  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page.getByRole("heading", { name: "2 Events" })).toBeVisible();
  const lunchCard = page.getByRole("article").first();
  const title = lunchCard.getByRole("textbox", { name: "Title" });
  await title.fill("Lunch with Ana and Bo");
  await lunchCard.getByRole("button", { name: "Save" }).click();
  await expect(lunchCard.getByRole("button", { name: "Save" })).toBeHidden();
  await page.reload();
  await expect(title).toHaveValue("Lunch with Ana and Bo");

  await page.getByRole("button", { name: "Export All" }).click();
  await expect(page.getByText("Are you sure you want to export 2 event(s)?")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as one file" }).click(),
  ]);
  const [lunch, review] = await readSavedCalendar(download);
  expect(lunch).toMatchObject({ title: "Lunch with Ana and Bo", start: instantIn(1, 12), zone });
  expect(review).toMatchObject({
    title: "Design review",
    start: instantIn(daysUntilFriday(), 15),
    end: instantIn(daysUntilFriday(), 16),
    zone,
  });

  for (const remaining of [1, 0]) {
    await page.getByRole("button", { name: "Delete", exact: true }).first().click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(
      "Are you sure you want to delete this event? This action cannot be undone.",
    );
    await dialog.getByRole("button", { name: "Delete", exact: true }).click();
    if (remaining > 0) {
      await expect(page.getByRole("heading", { name: "1 Event", exact: true })).toBeVisible();
      // What was deleted fades, and its buttons do nothing any more.
      await expect(page.getByRole("article")).toHaveCount(remaining);
    }
  }
  await expect(page).toHaveURL(/\/chat$/);
});

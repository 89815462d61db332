import { expect } from "playwright/test";
import { test } from "./fixtures";
import { openCard, openGroup, rowOf } from "./open-group";

const text = `Book club on 2027-03-01 at 7pm, every first Monday of the month
Drinks on 2027-03-26 at 6pm, every last Friday of the month
Standup on 2027-03-03 at 9am`;

test("S27: a series by a weekday of the month says which, in its row and in its card", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const club = page.getByRole("article", { name: "Book club" });
  await expect(rowOf(club)).toHaveAccessibleDescription(/Every month on the first Monday/);
  const drinks = page.getByRole("article", { name: "Drinks" });
  await expect(rowOf(drinks)).toHaveAccessibleDescription(/Every month on the last Friday/);
  await openCard(page, "Book club");
  await expect(club.getByText("Every month on the first Monday", { exact: true })).toBeVisible();
});

test("S22: the words of a series follow its start at once, as the saved rule will, and go back with it", async ({
  page,
}) => {
  await openGroup(page, text);
  const card = await openCard(page, "Book club");
  const words = card.locator("[data-evidence=recurrence]");
  await card.getByLabel("Start date").fill("2027-03-08");
  await expect(words).toHaveText("Every month on the second Monday");
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(words).toHaveText("Every month on the first Monday");
  await card.getByLabel("Start date").fill("2027-03-09");
  await expect(words).toHaveText("Every month on the second Tuesday");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(words).toHaveText("Every month on the second Tuesday");
});

test("S27: the row of a card with an unsaved start says how it will repeat, and goes back with it", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = await openCard(page, "Book club");
  await card.getByLabel("Start date").fill("2027-03-08");
  await card.getByRole("button", { name: "All fields" }).click();
  // An open card has buttons of its own that are not expanded.
  await expect(card.getByRole("button", { name: "All fields" })).toBeHidden();
  await expect(rowOf(card)).toHaveAccessibleDescription(/Every month on the second Monday/);
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(card)).toHaveAccessibleDescription(/Every month on the first Monday/);
});

test("S27, B3: an event that has further dates but no rule is marked as a series, which follows its start", {
  tag: "@phone",
}, async ({ page }) => {
  const { events } = await openGroup(page, text);
  const standup = events.find(({ title }) => title === "Standup");
  await page.request.patch(`/api/v1/events/${standup?.id}/`, {
    data: { rdates: ["2027-03-10", "2027-03-17T10:30"] },
  });
  await page.reload();
  const row = page.getByRole("article", { name: "Standup" });
  await expect(rowOf(row)).toHaveAccessibleDescription(/Also on Mar 10 and Mar 17/);
  const card = await openCard(page, "Standup");
  const words = card.locator("[data-evidence=recurrence]");
  await expect(words).toHaveText("Also on Mar 10 and Mar 17");
  await card.getByLabel("Start date").fill("2027-03-04");
  await expect(words).toHaveText("Also on Mar 11 and Mar 18");
});

import { expect, type Locator, type Page } from "playwright/test";
import { expectNoViolation } from "./axe";
import { test } from "./fixtures";
import { openCard, openGroup, rowOf } from "./open-group";

const text = `Planning on 2027-03-10 from 9am to 10am
Dentist on 2027-03-10 from 9:30am to 10:30am
Retro on 2027-03-12 at 3pm
Offsite on 2027-03-24 and 2027-03-25`;

const region = (page: Page): Locator => page.getByRole("region", { name: "Days" });
const daysOf = (page: Page): Locator => region(page).getByRole("link");
const overlap = "“Planning” and “Dentist” overlap on Wednesday, March 10, 2027.";

const axeThemes = ["light", "dark"] as const;
for (const colorScheme of axeThemes) {
  test(`S29, B8: the days of a group and its clashes stand above the list, in the ${colorScheme} theme`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openGroup(page, text);
    const first = daysOf(page).first();
    await expect(first).toHaveAccessibleName(
      "Wednesday, March 10, 2027, 2 events, events overlap: Planning and Dentist",
    );
    await expect(first.locator("[data-clash]")).toBeVisible();
    await expect(daysOf(page).nth(1)).toHaveAccessibleName("Friday, March 12, 2027, 1 event: Retro");
    await expect(region(page)).toContainText(overlap);
    await expectNoViolation(page, "the days of a group");
    await first.click();
    await expect(rowOf(page.getByRole("article", { name: "Planning" }))).toBeFocused();
  });
}

test("S29: the days are one stop of the Tab key, and arrows lead through them", async ({ page }) => {
  await openGroup(page, text);
  await page.getByRole("searchbox").focus();
  const count = await daysOf(page).count();
  await daysOf(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(daysOf(page).nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(daysOf(page).nth(count - 1)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(rowOf(page.getByRole("article", { name: "Retro" }))).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(daysOf(page).nth(1)).toBeFocused();
});

test("S29: a wide screen shows the months of a group that spans weeks, a narrow one a row of days", {
  tag: "@wide-only",
}, async ({ page }) => {
  await openGroup(page, text);
  const march = page.getByRole("table", { name: "March 2027" });
  await expect(march).toBeVisible();
  await expect(march.getByRole("columnheader")).toHaveText(["S", "M", "T", "W", "T", "F", "S"]);
  await expect(march.getByRole("link").first()).toHaveText("10");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(march).toBeHidden();
  await expect(
    region(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("link") })
      .first(),
  ).toContainText("Wed");
});

test("S29, B8: the days follow the search and each change of an event", { tag: "@phone" }, async ({
  page,
}) => {
  await openGroup(page, text);
  await expect(region(page)).toContainText(overlap);
  await page.getByRole("searchbox").fill("dent");
  await expect(region(page)).toBeHidden();
  await page.getByRole("searchbox").fill("");
  await expect(region(page)).toContainText(overlap);
  const card = await openCard(page, "Dentist");
  await card.getByRole("textbox", { name: "Start date" }).fill("2027-03-11");
  await card.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(region(page)).not.toContainText("overlap");
  await expect(daysOf(page).nth(1)).toHaveAccessibleName("Thursday, March 11, 2027, 1 event: Dentist");
});

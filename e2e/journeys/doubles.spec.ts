import { expect, type Page } from "playwright/test";
import { expectNoViolation } from "./axe";
import { calendarFile, choiceOf, fileEvent, openCalendar } from "./compare";
import { test } from "./fixtures";

const calendar = calendarFile(
  fileEvent("Choir", "20270309T190000", "RRULE:FREQ=WEEKLY;COUNT=4"),
  fileEvent("choir", "20270316T190000"),
  fileEvent("Design review", "20270310T090000"),
  fileEvent("Design review with Ana", "20270310T090000"),
  fileEvent("Dentist", "20270310T090000"),
);

const panelOf = (page: Page) => page.getByRole("region", { name: "Here twice" });

/** Opens a group with two doubles, as the visitor whose browser has made it. */
async function openDoubles(page: Page): Promise<void> {
  await openCalendar(page, calendar);
  await expect(page.getByRole("heading", { name: "5 Events" })).toBeVisible();
  await expect(panelOf(page)).toBeVisible();
}

const axeThemes = ["light", "dark"] as const;
for (const colorScheme of axeThemes) {
  test(`B8, S29: events that are in a group twice are told above the list, in the ${colorScheme} theme`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openDoubles(page);
    await expect(panelOf(page).getByRole("listitem")).toHaveCount(2);
    await expect(panelOf(page)).toContainText("“Choir” is at the same time.");
    await expect(panelOf(page)).toContainText("“Design review with Ana” is at the same time.");
    // They are not told to overlap as well; what else is at that time is.
    const days = page.getByRole("region", { name: "Days" });
    await expect(days).toContainText("“Design review” and “Dentist” overlap");
    await expect(days).not.toContainText("“Design review” and “Design review with Ana”");
    await expectNoViolation(page, "a group with doubles");
  });
}

test("B8, B5: of two that are alike one is left out, comes back, or both are kept for good", {
  tag: "@phone",
}, async ({ page }) => {
  await openDoubles(page);
  const panel = panelOf(page);
  const leaveOut = choiceOf(panel, "Leave out", "choir");
  await leaveOut.press("Enter");
  await expect(page.getByRole("heading", { name: "4 Events" })).toBeVisible();
  await expect(leaveOut).toBeFocused();
  await expect(panel).toContainText("Left out: it is no longer in this group.");
  await page.locator("[data-toast]").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "5 Events" })).toBeVisible();
  await expect(leaveOut).toHaveAttribute("aria-pressed", "false");
  await leaveOut.click();
  await expect(page.getByRole("heading", { name: "4 Events" })).toBeVisible();
  const keepBoth = choiceOf(panel, "Keep both", "Design review");
  await keepBoth.click();
  await expect(keepBoth).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.getByText(/^Created /)).toBeVisible();
  await expect(page.getByRole("heading", { name: "4 Events" })).toBeVisible();
  await expect(panel).toBeHidden();
});

test("S20, B8: a search limits the events that are there twice to those that it shows", async ({ page }) => {
  await openDoubles(page);
  const search = page.getByRole("searchbox", { name: "Search events" });
  await search.fill("dentist");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(panelOf(page)).toBeHidden();
  await search.fill("choir");
  await expect(panelOf(page).getByRole("listitem")).toHaveCount(1);
  // The other event of the pair is found by its title.
  await search.fill("with ana");
  await expect(panelOf(page).getByRole("listitem")).toHaveCount(1);
  await search.fill("");
  await expect(panelOf(page).getByRole("listitem")).toHaveCount(2);
});

import { expect, type Page } from "playwright/test";
import { expectNoViolation } from "./axe";
import { test } from "./fixtures";
import { createGroup } from "./visitor";

/** Groups of this page's visitor, the last one the newest. */
async function createGroups(page: Page, texts: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const text of texts) ids.push((await createGroup(page, text)).id);
  return ids;
}

const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search groups" });

test("S19: All groups leads from the recent ones to every group, newest first, in pages", {
  tag: "@phone",
}, async ({ page }) => {
  await createGroups(
    page,
    Array.from({ length: 23 }, (_, at) => `Meeting ${at + 1} on 2027-03-1${at % 10} at 9am`),
  );
  await page.goto("/chat");
  await page.getByRole("link", { name: "All groups" }).click();
  await expect(page).toHaveURL(/\/groups$/);
  await expect(page.getByRole("heading", { name: "All groups", level: 1 })).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await expect(rows(page).first()).toContainText("Meeting 23");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page)).toHaveCount(23);
  await expect(rows(page).last()).toContainText("Meeting 1");
  await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "23 groups" })).toBeVisible();
  await rows(page).last().getByRole("link").click();
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(23);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test("S19: groups are searched by title and place, and the search outlives a look at a group", {
  tag: "@phone",
}, async ({ page }) => {
  await createGroups(page, [
    "Dentist on 2027-03-10 at 4pm at 12 Main Street",
    "Dinner on 2027-04-11 at 7pm at Café Luz\nBreakfast on 2027-04-12 at 8am",
    "Retro on 2027-05-12 at 3pm",
  ]);
  await page.goto("/groups");
  await expect(rows(page)).toHaveCount(3);
  await searchBox(page).fill("cafe luz");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Dinner");
  // The row itself says where the first event is.
  await expect(rows(page)).not.toContainText("Found in it");
  // Any event of a group is searched, not only the first, and the row says which was found.
  await searchBox(page).fill("BREAKFAST");
  await expect(rows(page)).toHaveCount(1);
  await expect(
    rows(page).getByRole("link", { name: /Dinner.*Found in it: Breakfast Apr 12, 2027/ }),
  ).toBeVisible();
  await rows(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("BREAKFAST");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await searchBox(page).fill("100%");
  await expect(page.getByRole("heading", { name: "No group matches “100%”" })).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/groups$/);
});

test("S19: a group that a search finds says which of its events were found, and bursts no narrow screen", {
  tag: "@phone",
}, async ({ page }) => {
  const long = "Very long walk through every park and along every river of the whole city and back";
  await createGroups(page, [
    `Dinner on 2027-04-11 at 7pm
${long} on 2027-04-12 at 8am
Walk on 2027-04-13 at 8am
More walks on 2027-04-14 at 8am`,
  ]);
  await page.goto("/groups?search=walk");
  const found = rows(page).getByRole("link", {
    name: /Found in it: Very long walk.* Apr 12, 2027 and 2 more$/,
  });
  await expect(found).toBeVisible();
  await expect(found.getByText("Apr 12, 2027")).toBeInViewport({ ratio: 1 });
  await expect(found.getByText("and 2 more")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectNoViolation(page, "a search that found events");
  await searchBox(page).fill("");
  await expect(rows(page).getByText("Found in it")).toHaveCount(0);
});

test("S19, B5: a group is deleted after a question, and undo brings it back to its place", {
  tag: "@phone",
}, async ({ page }) => {
  await createGroups(page, [
    "Dentist on 2027-03-10 at 4pm",
    "Dinner on 2027-04-11 at 7pm\nBreakfast on 2027-04-12 at 8am",
    "Retro on 2027-05-12 at 3pm",
  ]);
  await page.goto("/groups");
  await expect(page.getByRole("status").filter({ hasText: "3 groups" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Dinner" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete Group" });
  await expect(dialog).toContainText("Its 2 events are deleted with it.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Delete Dinner" }).click();
  await dialog.getByRole("button", { name: "Delete group" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1).getByRole("link")).toBeFocused();
  await page.locator("[data-toast]").getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText("Dinner");
  await expect(rows(page).nth(1).getByRole("link")).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
});

test("S19: a visitor sees no group of anybody else, and is told so where there is none", {
  tag: "@phone",
}, async ({ page, browser, baseURL }) => {
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  await createGroup(await stranger.newPage(), "Secret party on 2027-03-10 at 9pm");
  await stranger.close();
  await page.goto("/groups?search=party");
  await expect(page.getByRole("heading", { name: "No group matches “party”" })).toBeVisible();
  await page.goto("/groups");
  await expect(page.getByRole("heading", { name: "No groups yet" })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Create an event" }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("S19: finds no violation in the list of all groups, its question and its search", {
      tag: "@phone",
    }, async ({ page }) => {
      await createGroups(page, ["Dentist on 2027-03-10 at 4pm", "Retro on 2026-12-24 at 3pm"]);
      await page.goto("/groups");
      await expect(rows(page)).toHaveCount(2);
      await expectNoViolation(page, "the list");
      await page.getByRole("button", { name: "Delete Retro" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectNoViolation(page, "the question");
      await page.keyboard.press("Escape");
      await searchBox(page).fill("nothing of the kind");
      await expect(page.getByRole("heading", { name: /No group matches/ })).toBeVisible();
      await expectNoViolation(page, "no match");
    });
  });
}

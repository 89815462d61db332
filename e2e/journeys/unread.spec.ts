import { expect } from "playwright/test";
import { expectNoViolation } from "./axe";
import { test } from "./fixtures";
import { openGroup } from "./open-group";

const text = "Meeting moved from Tuesday 3pm to Wednesday 4pm";

test("S29, B13: words that made no event are shown with their reason, by keyboard, and only to their visitor", {
  tag: "@phone",
}, async ({ page, browser }) => {
  await openGroup(page, text);
  const panel = page.getByRole("region", { name: "Not used" });
  const button = panel.getByRole("button", { name: "Not used 1 date or time in your text" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(panel.getByRole("list").first()).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(
    panel.getByRole("heading", { name: "Moved, called off, or another time stands for it" }),
  ).toBeVisible();
  await expect(panel.getByRole("listitem").last()).toContainText(
    "Meeting moved from Tuesday 3pm to Wednesday 4pm",
  );
  await expect(panel.locator("mark")).toHaveText("Tuesday 3pm");
  await expectNoViolation(page, "what was not used");
  await page.keyboard.press("Enter");
  await expect(panel.locator("mark")).toBeHidden();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText("These events were created by somebody else")).toBeVisible();
  await expect(stranger.getByRole("region", { name: "Not used" })).toBeHidden();
  await stranger.context().close();
});

test("S29 words that made no event become one, once, which can be removed again", { tag: "@phone" }, async ({
  page,
}) => {
  await openGroup(page, text);
  const panel = page.getByRole("region", { name: "Not used" });
  await panel.getByRole("button", { name: "Not used" }).click();
  await panel.getByRole("button", { name: "Make an event of “Tuesday 3pm”" }).click();
  await expect(page.locator("[data-toast=success]")).toContainText("Event added");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(panel).toBeHidden();
  await expect(page.getByRole("article").first()).toContainText("3:00");
  await expect(page.getByRole("article").first()).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(panel).toBeVisible();
});

test("S29: a text whose every time makes an event shows no unused words", async ({ page }) => {
  await openGroup(page, "Lunch with Ana tomorrow at noon");
  await expect(page.getByRole("region", { name: "Not used" })).toBeHidden();
});

const doubtful = `Dinner with Ana at 7pm on 04/05/2027 at Café Luz
Planning on 2027-03-10 at 9am
Retro on 2027-03-12 at 3pm`;

test("S29, B2: the doubts of all events stand above the rows, as switches that go both ways", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, doubtful);
  const checks = page.getByRole("region", { name: "Check these" });
  const row = page.getByRole("article", { name: /^Dinner/ });
  await expect(checks.getByRole("listitem")).toHaveCount(1);
  await expect(checks).toContainText("Dinner");
  await expect(row).toContainText("Apr");
  await expectNoViolation(page, "doubts above the rows");
  const may = checks.getByRole("button", { name: /May 4, 2027.*, for “Dinner/ });
  await may.focus();
  // Its words are lit in the text.
  await expect(page.locator("mark.bg-mark-strong").first()).toBeAttached();
  await page.keyboard.press("Enter");
  const april = checks.getByRole("button", { name: /Apr 5, 2027.*, for “Dinner/ });
  await expect(april).toBeFocused();
  await expect(row).toContainText("May");
  await expect(page.locator("mark.bg-mark-strong").first()).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(may).toBeFocused();
  await expect(row).toContainText("Apr");
});

test("S29, B2: the doubts of one or two events stand above them as well", { tag: "@phone" }, async ({
  page,
}) => {
  await openGroup(page, "Dinner with Ana at 7pm on 04/05/2027 at Café Luz");
  const checks = page.getByRole("region", { name: "Check these" });
  await checks.getByRole("button", { name: /May 4, 2027.*, for “Dinner/ }).click();
  await expect(page.getByRole("textbox", { name: "Start date" })).toHaveValue("2027-05-04");
  await expect(checks.getByRole("button", { name: /Apr 5, 2027.*, for “Dinner/ })).toBeFocused();
});

test("S20, S29: a search limits what is to be checked and what was not used to what it shows", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(
    page,
    `${doubtful}
Yoga on 06/07/2027 at 8am
Swimming moved from Tuesday 3pm to 2027-03-17 at 4pm`,
  );
  const checks = page.getByRole("region", { name: "Check these" });
  const unused = page.getByRole("region", { name: "Not used" });
  await expect(checks.getByRole("listitem")).toHaveCount(2);
  await unused.getByRole("button", { name: "Not used" }).click();
  await expect(unused.locator("mark")).toHaveText("Tuesday 3pm");
  const search = page.getByRole("searchbox", { name: "Search events" });
  await search.fill("yoga");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(checks.getByRole("listitem")).toHaveCount(1);
  await expect(checks).toContainText("Yoga");
  await expect(unused).toBeHidden();
  await search.fill("SWIM");
  await expect(checks).toBeHidden();
  await expect(unused.locator("mark")).toHaveText("Tuesday 3pm");
  await search.fill("nothing of the kind");
  await expect(checks).toBeHidden();
  await expect(unused).toBeHidden();
  await search.fill("");
  await expect(checks.getByRole("listitem")).toHaveCount(2);
  await expect(unused.locator("mark")).toBeVisible();
});

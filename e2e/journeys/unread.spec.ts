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

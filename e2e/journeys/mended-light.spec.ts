import { expect, type Locator } from "playwright/test";
import { test } from "./fixtures";
import { openCard, openGroup, rowOf } from "./open-group";

const days = Array.from({ length: 25 }, (_, position) => String(position + 1).padStart(2, "0"));
const text = days.map((day) => `Rehearsal number ${day} on 2027-03-${day} at 7pm in the hall`).join("\n");

test("B1: the text beside the cards follows to the words of the card that is pointed at", {
  tag: "@wide-only",
}, async ({ page }) => {
  await openGroup(page, text);
  const panel = page.getByRole("region", { name: "Your text" });
  const last = page.getByRole("article", { name: /24/ });
  await last.scrollIntoViewIfNeeded();
  await rowOf(last).hover();
  const lit = panel.locator("mark.bg-mark-strong").first();
  await expect(lit).toBeInViewport();
  await expect(lit).toContainText("24");
});

test("B1: on a narrow screen a focused field shows its line of the text with the words lit", {
  tag: "@phone-only",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = await openCard(page, /24/);
  const line = page.locator("[data-source-line]");
  const date = card.getByLabel("Start date");
  await date.focus();
  await expect(line).toBeInViewport();
  await expect(line).toContainText("Rehearsal number 24 on 2027-03-24 at 7pm");
  await expect(line.locator("mark").first()).toContainText("2027-03-24");
  // It does not cover the field, wherever the page was scrolled to and wherever the focus comes from.
  const isClear = async () => {
    const [field, frame] = await Promise.all([date.boundingBox(), line.boundingBox()]);
    return field !== null && frame !== null && field.y >= frame.y + frame.height;
  };
  await expect.poll(isClear).toBe(true);
  await page.getByRole("searchbox").focus();
  await expect(line).toHaveCount(0);
  await date.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 60));
  await date.focus();
  await expect.poll(isClear).toBe(true);
  await expect(line).toContainText("Rehearsal number 24 on 2027-03-24 at 7pm");
  await page.getByRole("searchbox").focus();
  await expect(line).toHaveCount(0);
});

test("B1: a row stays under the pointer until it is let go, although its line of the text lies over it", {
  tag: "@phone-only",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = page.getByRole("article", { name: /24/ });
  await rowOf(card).evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().top - 72));
  const place = (await rowOf(card).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(place.x + 20, place.y + 8);
  await page.mouse.down();
  await expect(page.locator("[data-source-line]")).toBeInViewport();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect((await rowOf(card).boundingBox())?.y).toBe(place.y);
  await page.mouse.up();
  await expect(card.getByRole("button", { name: "All fields" })).toBeVisible();
});

test("B1: at the top of the page the line of the text waits, and it never cuts a line of its words", {
  tag: "@phone-only",
}, async ({ page }) => {
  const long = "and then a long walk along the river with everybody else who wants to come along";
  await openGroup(page, `Planning on 2027-03-10 from 9am to 10:30am in Room 4, ${long}\n${text}`);
  const first = page.getByRole("article").first();
  const line = page.locator("[data-source-line]");
  const back = page.getByRole("button", { name: "Back" });
  await rowOf(first).evaluate((row) => row.focus({ preventScroll: true }));
  await expect(line).toBeAttached();
  await expect(line).toBeHidden();
  await expect(back).toBeInViewport();
  await openCard(page, /Planning/);
  await first.getByLabel("Start date").focus();
  await expect(line).toBeVisible();
  const bottomOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf(back)).toBeLessThanOrEqual((await line.boundingBox())?.y ?? 0);
  const words = line.locator("p");
  const lines = await words.evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(element).lineHeight);
  });
  expect(lines).toBeCloseTo(2, 1);
  await expect(words).toHaveCSS("padding-bottom", "0px");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(line).toBeHidden();
});

test("B1: lit words and the active zone of the zone dialog can be seen in forced colours", {
  tag: "@wide-only",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openGroup(page, "Dinner with Ana on 2027-03-10 at 7pm at Café Luz");
  const card = page.getByRole("article");
  await card.getByRole("textbox", { name: "Title" }).hover();
  const lit = page.locator("mark[data-lit-word]").first();
  await expect(lit).toBeVisible();
  const colours = () =>
    lit.evaluate((mark) => ({
      ink: getComputedStyle(mark.querySelector("a") ?? mark).color,
      ground: getComputedStyle(mark).backgroundColor,
    }));
  await expect.poll(async () => (await colours()).ink !== (await colours()).ground).toBe(true);
  await card.getByRole("button", { name: /time zone/ }).click();
  const active = page.getByRole("option").first();
  await expect(active).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("option").nth(1)).toHaveCSS("outline-style", "none");
});

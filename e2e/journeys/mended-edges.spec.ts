import { expect, type Locator, type Page } from "playwright/test";
import { test } from "./fixtures";
import { openGroup } from "./open-group";

const text = "Planning on 2027-03-10 from 9am to 10am in Room 4\nRetro with Ana on 2027-03-12 at 3pm";

/** Each button of a dialog lies inside its padding, and none is cut. */
async function expectInside(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const edges = await dialog.evaluate((element) => {
    const outer = element.getBoundingClientRect();
    return [...element.querySelectorAll("button")].map((button) => {
      const { left, right, bottom } = button.getBoundingClientRect();
      return Math.min(left - outer.left, outer.right - right, outer.bottom - bottom);
    });
  });
  expect(edges).toHaveLength(3);
  // Half a pixel for a browser that rounds.
  for (const edge of edges) expect(edge).toBeGreaterThanOrEqual(23.5);
}

for (const width of [360, 768, 1280]) {
  test(`S23, S24: no button of a dialog with three answers is cut at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await openGroup(page, text);
    await page.getByRole("button", { name: "Export All" }).click();
    await expectInside(page.getByRole("alertdialog", { name: "Export All Events" }));
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Title" }).first().fill("Typed");
    await page.getByRole("button", { name: "Export Details" }).first().click();
    await expectInside(page.getByRole("alertdialog", { name: "Save before exporting?" }));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Back" }).click();
    await expectInside(page.getByRole("alertdialog", { name: "Leave without saving?" }));
  });
}

/** Whether a press in the middle of an element reaches it. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && target.contains(found);
  });

/** The part of a page that the banner leaves. */
const bottomOf = (element: Locator) => element.evaluate((target) => target.getBoundingClientRect().bottom);

test("D1: the offline banner covers neither Save and Cancel, nor the reason of a failure, nor the page's end", {
  tag: "@phone",
}, async ({ page, context, pageFaults }) => {
  await openGroup(page, text);
  const card = page.getByRole("article").first();
  await card.getByRole("textbox", { name: "Title" }).fill("Typed");
  // The code that the visitor's first act fetches is there.
  await expect(card.getByRole("button", { name: "Save" })).toBeVisible();
  await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
  await context.setOffline(true);
  const banner = page.getByText(/^You are offline\./);
  await expect(banner).toBeVisible();
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("alert")).toBeVisible();
  const top = await banner.evaluate((target) => target.getBoundingClientRect().top);
  for (const part of [card.getByRole("alert"), card.getByRole("button", { name: "Cancel" })])
    expect(await bottomOf(part)).toBeLessThanOrEqual(top);
  expect(await isOnTop(card.getByRole("button", { name: "Save" }))).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(() => bottomOf(page.getByRole("contentinfo")))
    .toBeLessThanOrEqual(await banner.evaluate((target) => target.getBoundingClientRect().top));
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  pageFaults.splice(0);
});

/** How much of an element differs from the colour of its corner, in a picture of it. */
async function inkOf(page: Page, element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    const values = Array.from({ length: pixels.length / 4 }, (_, at) =>
      pixels.slice(4 * at, 4 * at + 3).join(),
    );
    return values.filter((value) => value !== values[0]).length / values.length;
  }, picture);
}

test("S10, S22: both positions of a switch can be seen in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openGroup(page, text);
  const allDay = page.getByRole("switch", { name: "All day" }).first();
  const off = await inkOf(page, allDay);
  await allDay.check();
  const on = await inkOf(page, allDay);
  expect(off).toBeGreaterThan(0.1);
  expect(on).toBeGreaterThan(0.1);
  expect(Math.abs(on - off)).toBeGreaterThan(0.05);
});

test("S4: paper is white in the dark theme and has nothing to press", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openGroup(page, text);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await background()).not.toBe(dark);
  await expect(page.locator("[data-agenda]").getByText("9:00 – 10:00 AM")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export Details" })).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
});

test("S17: who chose a model through the link below the text goes on in the text", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/chat");
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("button", { name: "Choose a model" });
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.getByRole("radio", { name: /GPT-4o/ }).check();
  await dialog.getByLabel("OpenAI key", { exact: true }).fill("sk-0123456789abcdefghij");
  await expect(link).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Event details" })).toBeFocused();
});

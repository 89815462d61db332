import { expect, type Locator, type Page } from "playwright/test";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import { halvesOf, streamOf, streamType } from "@/e2e/testing/model-stream";
import { answerOf, lunch, review, sampleText } from "@/lib/testing/sample-answer";
import { expectNoViolation } from "./axe";
import { chooseModel } from "./choose-model";
import { test } from "./fixtures";
import { textBox } from "./visitor";

const answer = answerOf(lunch, review);

let server: ModelServer;

test.beforeAll(async () => {
  const { use, name } = test.info().project;
  // A port for each project, which may run at the same time (playwright.config.ts).
  const more = name === "phone" ? 8 : 7;
  server = await startModelServer(Number(new URL(use.baseURL ?? "").port) + more);
});

test.afterAll(() => server.close());

/** A model that sends nothing, then its first event, then all of them, each when told to. */
function playSteps() {
  const half = Promise.withResolvers<void>();
  const whole = Promise.withResolvers<void>();
  server.play("gpt4o", async ({ choice, response }) => {
    response.writeHead(200, { "content-type": streamType(choice) });
    response.flushHeaders();
    const [first, rest] = halvesOf(streamOf(choice, answer));
    await half.promise;
    response.write(first.join(""));
    await whole.promise;
    response.end(rest.join(""));
  });
  return { tellHalf: () => half.resolve(), tellAll: () => whole.resolve() };
}

const overlayOf = (page: Page): Locator => page.getByRole("dialog", { name: "Please wait" });
const take = { name: "Take this reading" };
const stop = { name: "Stop", exact: true };
const byRules = "2 events, as the rules parser reads the text";
const byModel = "1 event from the model so far";

async function startReading(page: Page): Promise<Locator> {
  await chooseModel(page, { origin: server.origin, key: "sk-of-the-visitor" });
  await textBox(page).fill(sampleText);
  await textBox(page).press("Enter");
  const overlay = overlayOf(page);
  await expect(overlay.getByRole("region", { name: byRules })).toBeVisible();
  return overlay;
}

const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN);

test("S14, B15, S25 the rules parser's tiles appear at once, the model's replace them, and the cards follow when everything is read", {
  tag: "@phone",
}, async ({ page }) => {
  const { tellHalf, tellAll } = playSteps();
  const overlay = await startReading(page);
  await expect(overlay.getByRole("listitem")).toHaveCount(2);
  await expect(overlay.getByRole("listitem").first()).toContainText("Lunch with Ana");
  await expect(overlay.getByRole("listitem").first()).toContainText("12:00 PM");
  await expect(overlay.getByRole("status").filter({ hasText: byRules })).toHaveCount(1);
  await expectNoViolation(page, "tiles");
  const before = await topOf(overlay.getByRole("button", take));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  tellHalf();
  await expect(overlay.getByRole("region", { name: byModel })).toBeVisible();
  await expect(overlay.getByRole("listitem")).toHaveText([/Lunch with Ana/]);
  await expect(overlay.getByRole("status").filter({ hasText: byModel })).toHaveCount(1);
  expect(await topOf(overlay.getByRole("button", take))).toBe(before);
  await expect(page).toHaveURL(/\/chat$/);
  tellAll();
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText(/Read by gpt-4o in /)).toBeVisible();
});

test("B15 Take this reading closes the group with the model's complete events and stops asking the model", {
  tag: "@phone",
}, async ({ page }) => {
  const { tellHalf } = playSteps();
  const overlay = await startReading(page);
  tellHalf();
  await expect(overlay.getByRole("region", { name: byModel })).toBeVisible();
  // By keyboard alone: the first stop of the focus is the button that takes the reading.
  await page.keyboard.press("Tab");
  await expect(overlay.getByRole("button", take)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText("You took this reading before the language model had finished.")).toBeVisible();
  await expect.poll(() => server.openCount()).toBe(0);
});

test("B15, T1 a reload keeps the provisional result, and the rules parser's reading is taken while the model is silent", {
  tag: "@phone",
}, async ({ page }) => {
  playSteps();
  await startReading(page);
  await page.reload();
  const overlay = overlayOf(page);
  await expect(overlay.getByRole("region", { name: byRules })).toBeVisible();
  await overlay.getByRole("button", take).click();
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText("You took the rules parser's reading instead of waiting")).toBeVisible();
});

test("B15, S16 Stop returns to the text and leaves nothing behind", { tag: "@phone" }, async ({ page }) => {
  playSteps();
  const overlay = await startReading(page);
  await overlay.getByRole("button", stop).click();
  await expect(overlay).toBeHidden();
  await expect(textBox(page)).toHaveValue(sampleText);
  await expect.poll(() => server.openCount()).toBe(0);
  const groups = await page.request.get("/api/v1/groups/");
  expect((await groups.json()).data.groups).toEqual([]);
  await page.reload();
  await expect(overlay).toBeHidden();
  await expect(page.getByText("Events you create will be listed here.")).toBeVisible();
  // The same words again are a new text.
  const { tellHalf, tellAll } = playSteps();
  tellHalf();
  tellAll();
  await textBox(page).press("Enter");
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
});

test("B15 a waiting tab gets what another tab takes; what one stops is gone for both", async ({
  page,
  context,
  pageFaults,
}) => {
  playSteps();
  await startReading(page);
  const other = await context.newPage();
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  await other.addInitScript((entries) => {
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, kept);
  await other.goto("/chat");
  await other.reload();
  await expect(overlayOf(other)).toBeVisible();
  await overlayOf(other).getByRole("button", take).click();
  await expect(other).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page).toHaveURL(other.url());
  await expect(page.getByRole("article")).toHaveCount(2);
  pageFaults.splice(0);
});

import { expect, type Page } from "playwright/test";
import { test } from "./fixtures";
import { openGroup } from "./open-group";
import { textBox } from "./visitor";

const text = `Planning on 2027-03-10 from 7pm to 8pm in Room 4
Dinner with Ana at 7 on 04/05/2027 at Café Luz`;

/** Holds the first save back until the returned function is called; `sent` are the bodies of all of them. */
async function holdFirstSave(page: Page): Promise<{ sent: unknown[]; release: () => void }> {
  const sent: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/v1/events/*/", async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await promise;
    return route.continue();
  });
  return { sent, release: resolve };
}

test("D1: Ctrl+Enter while another save runs saves what was typed meanwhile, once that one is over", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = page.getByRole("article").first();
  const title = card.getByRole("textbox", { name: "Title" });
  const { sent, release } = await holdFirstSave(page);
  await title.fill("First");
  await title.press("Control+Enter");
  await expect.poll(() => sent.length).toBe(1);
  await expect(card.getByText("Saving…")).toBeVisible();
  await title.fill("Second");
  await title.press("Control+Enter");
  await title.press("Control+Enter");
  release();
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
  expect(sent).toMatchObject([{ title: "First" }, { title: "Second" }]);
  await page.reload();
  await expect(title).toHaveValue("Second");
});

test("D1, B2: what is typed and saved while another reading is being saved is saved on top of it", async ({
  page,
}) => {
  await openGroup(page, text);
  const card = page.getByRole("article", { name: /^Dinner/ });
  const { sent, release } = await holdFirstSave(page);
  await card.getByRole("button", { name: /May 4, 2027/ }).click();
  await expect.poll(() => sent.length).toBe(1);
  const title = card.getByRole("textbox", { name: "Title" });
  await title.fill("Supper");
  await title.press("Control+Enter");
  release();
  await expect.poll(() => sent.length).toBe(2);
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
  await page.reload();
  const supper = page.getByRole("article", { name: "Supper" });
  await expect(supper.getByLabel("Start date")).toHaveValue("2027-05-04");
});

test("S5: a toast leaves the box free that a text is being written in", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/chat");
  await page.waitForLoadState("networkidle");
  const box = textBox(page);
  await box.fill("hello there");
  // As on a phone whose keyboard has moved the box up.
  await box.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 80));
  await box.press("Enter");
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeInViewport({ ratio: 1 });
  const isApart = async () => {
    const [one, other] = await Promise.all([toast.boundingBox(), box.boundingBox()]);
    if (one === null || other === null) return false;
    return one.y + one.height <= other.y || other.y + other.height <= one.y || one.x >= other.x + other.width;
  };
  await expect.poll(isApart).toBe(true);
});

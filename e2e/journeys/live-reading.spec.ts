import { expect, type Locator, type Page } from "playwright/test";
import { expectNoViolation } from "./axe";
import { chooseModel } from "./choose-model";
import { test } from "./fixtures";
import { allCodeFetched, createGroup, textBox } from "./visitor";

const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const captionOf = (count: number) => `${count} ${count === 1 ? "event" : "events"} in your text`;
const tiles = (page: Page, name: string | RegExp = /in your text$/) => page.getByRole("region", { name });
const suggestions = (page: Page) => page.getByRole("listbox");
const underlined = (page: Page): Locator => page.locator("[data-mark]");

/** A text of a round length, with an event in each line. */
function textOf(length: number): string {
  const line = (day: number) => `- ${(day % 28) + 1} December, 6.30pm: rehearsal with Odile in Studio 2\n`;
  return Array.from({ length }, (_, day) => line(day))
    .join("")
    .slice(0, length);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is not on the screen.");
  return { ...box, bottom: box.y + box.height };
}

test("S18, B7: while a text is typed its words are underlined and its events show, and nothing is sent", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat", { waitUntil: "networkidle" });
  expect(page.workers()).toEqual([]);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await textBox(page).click();
  await textBox(page).pressSequentially(text);
  await expect(tiles(page, captionOf(2)).getByRole("listitem")).toHaveText([
    /Lunch with Ana.*12:00 PM/,
    /Design review.*3:00 PM/,
  ]);
  await expect(underlined(page)).toHaveText(["Ana", "tomorrow", "noon", "Café Luz", "Friday", "3-4pm"]);
  await expect(page.getByRole("status").filter({ hasText: captionOf(2) })).toHaveCount(1);
  expect(requests.filter((request) => !request.startsWith("GET /_next/static/"))).toEqual([]);
  // Events come and go with their words.
  await textBox(page).press("Escape");
  await textBox(page).fill("Lunch with Ana tomorrow at noon");
  await expect(tiles(page, captionOf(1)).getByRole("listitem")).toHaveCount(1);
  await textBox(page).fill("");
  await expect(tiles(page)).toBeHidden();
  await expect(underlined(page)).toHaveCount(0);
});

test("B7: the worker is forbidden every request but for its own code", async ({ page, pageFaults }) => {
  await page.goto("/chat");
  await textBox(page).fill(text);
  await expect(tiles(page)).toBeVisible();
  const [worker] = page.workers();
  const sent = await worker?.evaluate(async () => {
    const isSent = () => true;
    const isRefused = () => false;
    return await fetch("/api/v1/healthz").then(isSent, isRefused);
  });
  expect(sent).toBe(false);
  // The refusal is told as an error.
  pageFaults.splice(0);
});

test("S18: Create makes the events that showed", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/chat");
  await textBox(page).fill(text);
  await expect(tiles(page, captionOf(2)).getByRole("listitem")).toHaveCount(2);
  await textBox(page).press("Enter");
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page.getByRole("article", { name: "Lunch with Ana" })).toBeVisible();
  await expect(page.getByRole("article", { name: "Design review" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
});

/** Presses at both ends of each underlined word on the screen, and returns what the box's caret stands before and behind. */
async function wordsByCaret(page: Page): Promise<{ marked: string; between: string }[]> {
  const found = [];
  const area = await boxOf(textBox(page));
  for (const mark of await underlined(page).all()) {
    const { left, right, y, marked } = await mark.evaluate((element) => {
      const [rect] = element.getClientRects();
      const isWhole = element.getClientRects().length === 1;
      const { left = 0, right = 0, top = 0, height = 0 } = isWhole && rect ? rect : {};
      return { left, right, y: top + height / 2, marked: element.textContent ?? "" };
    });
    if (y < area.y + 4 || y > area.bottom - 4) continue;
    const caretAt = async (x: number) => {
      await page.mouse.click(x, y);
      return textBox(page).evaluate((box) => (box instanceof HTMLTextAreaElement ? box.selectionStart : -1));
    };
    const between = (await textBox(page).inputValue()).slice(
      await caretAt(left + 1),
      await caretAt(right - 1),
    );
    found.push({ marked, between });
  }
  return found;
}

test("S18: each line lies under its word, also where the text wraps and scrolls", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  await textBox(page).fill(
    `${text}. Then we walk home along the river, and on Sunday at 10:30 there is brunch.`,
  );
  await expect(underlined(page)).toHaveCount(8);
  const short = await wordsByCaret(page);
  expect(short.length).toBeGreaterThan(5);
  expect(short.map(({ between }) => between)).toEqual(short.map(({ marked }) => marked));
  // Long enough to scroll; the caret is at its end.
  await textBox(page).fill(textOf(1450));
  await expect(underlined(page).nth(30)).toBeAttached();
  await textBox(page).press("ControlOrMeta+End");
  await expect.poll(() => textBox(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
  const long = await wordsByCaret(page);
  expect(long.length).toBeGreaterThan(5);
  expect(long.map(({ between }) => between)).toEqual(long.map(({ marked }) => marked));
});

test("S12, S18: the suggestions lie between the box and the events and cover neither", {
  tag: "@phone",
}, async ({ page }) => {
  const group = await createGroup(page, "Brunch on 2027-03-01 at 11am");
  await page.goto("/chat");
  await textBox(page).fill(text);
  await expect(tiles(page)).toBeVisible();
  await expect(suggestions(page)).toBeVisible();
  const create = await boxOf(page.getByRole("button", { name: "Create Event" }));
  const list = await boxOf(suggestions(page));
  const events = await boxOf(tiles(page));
  expect(list.y).toBeGreaterThanOrEqual(create.bottom);
  expect(events.y).toBeGreaterThanOrEqual(list.bottom);
  // What is pressed below the list stays under the pointer, although the list closes with the press.
  const link = page.getByRole("link", { name: /Brunch/ });
  await link.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(link);
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.waitForTimeout(300);
  expect((await boxOf(link)).y).toBe(y);
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`/groups/${group.id}$`));
});

test("S15, S18: a text that is too long shows which part is too much while nothing of it is chosen", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  const long = textOf(1600);
  await textBox(page).fill(long);
  await expect(page.getByText("1600 / 1500")).toBeVisible();
  await expect(page.getByText("2 of 2 parts", { exact: true })).toBeVisible();
  await expect(tiles(page)).toBeVisible();
  const beyond = page.locator("[data-mark=beyond]");
  await expect(beyond).toHaveCount(0);
  for (const part of await page.getByRole("checkbox", { name: /December/ }).all()) await part.uncheck();
  await expect(beyond).toHaveCount(1);
  expect(await beyond.evaluate(({ textContent }) => textContent)).toBe(long.slice(1500));
  await expect(page.getByRole("button", { name: "Create Event" })).toBeDisabled();
  await textBox(page).fill(long.slice(0, 1500));
  await expect(beyond).toHaveCount(0);
  await expect(tiles(page)).toBeVisible();
});

test("S15, S18: of a text that is too long the lines that matter are kept, and undo brings the rest back", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  const idle = "Many of you asked about the new jumpers, which are lovely and warm.\n".repeat(200);
  const choir = "The choir sings on 5 December 2027 at 6 pm in the hall.";
  const evening = "Parents' evening is on 8 December 2027 from 4 to 7 pm.";
  const long = `${choir}\n${idle}${evening}`;
  await textBox(page).fill(long);
  await page.getByRole("button", { name: "Keep the lines that matter" }).click();
  await expect(textBox(page)).toHaveValue(`${choir}\n${evening}`);
  await expect(textBox(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Create Event" })).toBeEnabled();
  await expect(page.getByText("The other lines were left out.")).toBeVisible();
  await expect(tiles(page, captionOf(2))).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep the lines that matter" })).toBeHidden();
  await textBox(page).press("ControlOrMeta+z");
  await expect(textBox(page)).toHaveValue(long);
});

test("S18: without its worker the box works as before, and the next touch tries again", async ({
  page,
  pageFaults,
}) => {
  await page.goto("/chat");
  // Everything that is fetched at the first act is there, but the worker is not.
  await page.getByRole("heading", { level: 1 }).click();
  await allCodeFetched(page);
  await page.route("**/_next/static/**", (route) => route.abort());
  await textBox(page).fill(text);
  await expect(suggestions(page)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(tiles(page)).toBeHidden();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await page.unroute("**/_next/static/**");
  await textBox(page).blur();
  await textBox(page).focus();
  await expect(tiles(page, captionOf(2))).toBeVisible();
  // The browser tells of the request that failed.
  pageFaults.splice(0);
});

test("S17, S18: where a model will read, the events are said to be the rules parser's", async ({
  page,
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? "").port) + 9;
  await chooseModel(page, { origin: `http://127.0.0.1:${port}`, key: "sk-of-the-visitor" });
  await textBox(page).fill(text);
  await expect(tiles(page, "2 events, as the rules parser reads the text")).toBeVisible();
  await page.getByRole("switch", { name: "Use AI" }).click();
  await expect(tiles(page, captionOf(2))).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });
    test("S18: finds no violation with lines, events and a part that is too much", { tag: "@phone" }, async ({
      page,
    }) => {
      await page.goto("/chat");
      await textBox(page).fill(text);
      await expect(tiles(page, captionOf(2))).toBeVisible();
      await expectNoViolation(page, "events");
      await textBox(page).fill(textOf(1600));
      await expect(page.getByText("2 of 2 parts", { exact: true })).toBeVisible();
      for (const part of await page.getByRole("checkbox", { name: /December/ }).all()) await part.uncheck();
      await expect(page.locator("[data-mark=beyond]")).toHaveCount(1);
      await expectNoViolation(page, "too much");
    });
  });
}

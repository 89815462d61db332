import { expect, type Locator } from "playwright/test";
import { readSavedCalendar, test } from "./fixtures";
import { openCard, openGroup, rowOf } from "./open-group";
import { textBox } from "./visitor";

const text = `Planning of the spring programme with Ana and Bo on 2027-03-10 from 9am to 10:30am in Room 4
Dinner on 2027-04-05 at 7pm at Café Luz
Retro on 2027-04-09 at 3pm`;

const lineMax = 72;
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("It is not on the screen.");
  return { ...box, middle: box.y + box.height / 2 };
};
const sizeOf = (element: Locator): Promise<number> =>
  element.evaluate((target) => Number.parseFloat(getComputedStyle(target).fontSize));

/** The tops of the lines of text in an element. */
const linesIn = (element: Locator): Promise<number> =>
  element.evaluate((target) => {
    const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
    const bottoms = new Set<number>();
    const range = document.createRange();
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest(".sr-only, [aria-hidden]")) continue;
      const box = walker.currentNode.parentElement?.getBoundingClientRect();
      range.selectNodeContents(walker.currentNode);
      for (const { bottom, width } of range.getClientRects()) {
        const isKnown = [...bottoms].some((other) => Math.abs(other - bottom) < 8);
        // What is cut off with an ellipsis still has its place below.
        const isShown = width > 1 && bottom <= (box?.bottom ?? 0) + 2;
        if (isShown && !isKnown) bottoms.add(bottom);
      }
    }
    return bottoms.size;
  });

test("S27: three events rest as rows: day, name, time, length, place, people; the name is the largest", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const isWide = (page.viewportSize()?.width ?? 0) >= 1280;
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(3);
  await expect(page.getByLabel("Start date")).toHaveCount(0);
  for (const card of await cards.all()) {
    const { height } = await boxOf(card);
    const lines = await linesIn(card);
    if (isWide) expect(height).toBeLessThanOrEqual(lineMax);
    expect(lines).toBeGreaterThanOrEqual(isWide ? 1 : 2);
    expect(lines).toBeLessThanOrEqual(isWide ? 1 : 3);
  }
  const first = cards.first();
  await expect(first).toContainText("Mar ’27");
  const parts = ["9:00 – 10:30 AM", "1 h 30 min", "Room 4", "Ana, Bo"].map((words) => first.getByText(words));
  const name = await sizeOf(rowOf(first));
  for (const part of parts) {
    await expect(part).toBeVisible();
    expect(await sizeOf(part)).toBeLessThan(name);
  }
  // Opened, it shows the pickers, and the name is first and the largest again.
  await rowOf(first).click();
  await expect(first.getByLabel("Start date")).toBeVisible();
  const title = first.getByRole("textbox", { name: "Title" });
  expect((await boxOf(title)).middle).toBeLessThan((await boxOf(first.getByText("9:00 – 10:30 AM"))).y);
  const sizes = await first.evaluate((card) =>
    [...card.querySelectorAll("*")].map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
  );
  expect(await sizeOf(title)).toBe(Math.max(...sizes));
  await first.getByRole("button", { name: "All fields" }).click();
  await expect(first.getByLabel("Start date")).toBeHidden();
  await expect(rowOf(first)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test("S27: one event, or two, are open", async ({ page }) => {
  await openGroup(page, text.split("\n").slice(0, 2).join("\n"));
  await expect(page.getByLabel("Start date")).toHaveCount(2);
});

test("S27: forty events fit into 3,200 px at 1280 px", { tag: "@wide-only" }, async ({ page }) => {
  const days = Array.from({ length: 40 }, (_, at) => {
    const day = String((at % 28) + 1).padStart(2, "0");
    return `Talk ${at} on 2027-0${at < 28 ? 3 : 4}-${day} at 9am`;
  });
  const group = await openGroup(page, days.join("\n"));
  expect(group.events).toHaveLength(40);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);
});

test("S27: an empty part is a quiet button that opens it with the focus inside; a filled one shows its value", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = await openCard(page, "Retro");
  for (const [button, field] of [
    ["Add location", "Location"],
    ["Add venue", "Venue"],
    ["Add attendees", "Attendees"],
    ["Add notes", "Note 1"],
  ] as const) {
    await card.getByRole("button", { name: button }).click();
    await expect(card.getByRole("textbox", { name: field })).toBeFocused();
    await expect(card.getByRole("button", { name: button })).toBeHidden();
  }
  await page.keyboard.type("Bring cake");
  await page.keyboard.press("Control+Enter");
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
  // What stayed empty is a button again, and keeps the focus.
  await card.getByRole("textbox", { name: "Venue" }).press("Escape");
  await expect(card.getByRole("button", { name: "Add venue" })).toBeFocused();
  await card.getByRole("button", { name: "Notes" }).click();
  await expect(card.getByText("Bring cake")).toBeVisible();

  const ends = card.getByRole("group", { name: "Ends" });
  await ends.getByRole("button", { name: "2 h" }).click();
  await expect(card.getByRole("textbox", { name: "End time" })).toHaveValue("05:00");
  await expect(card.getByRole("textbox", { name: "End time" })).toBeFocused();
  await expect(card.getByText("3:00 – 5:00 PM")).toBeVisible();
  await card.getByRole("button", { name: "Remove end" }).click();
  await expect(ends.getByRole("button", { name: "Add end" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card.getByRole("textbox", { name: "End time" })).toBeFocused();
  await page.keyboard.type("330p");
  await page.keyboard.press("Control+Enter");
  await expect(card.getByText("3:00 – 3:30 PM")).toBeVisible();
});

test("S27: four Tabs lead from the group's heading to its first event, and keys from there", async ({
  page,
}) => {
  await openGroup(page, text);
  const [planning, dinner, retro] = ["Planning", "Dinner", "Retro"].map((title) =>
    rowOf(page.getByRole("article", { name: title })),
  );
  if (!planning || !dinner || !retro) throw new Error("A row is missing.");
  await page.getByRole("heading", { name: "3 Events" }).click();
  for (const _ of ["actions", "search", "days", "events"]) await page.keyboard.press("Tab");
  await expect(planning).toBeFocused();
  await page.keyboard.press("j");
  await expect(dinner).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(retro).toBeFocused();
  await page.keyboard.press("K");
  await expect(dinner).toBeFocused();
  // The row that had the focus is the one to which Tab comes back.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(dinner).toBeFocused();

  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("e")]);
  expect(await readSavedCalendar(download)).toMatchObject([{ title: "Dinner" }]);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toContainText("Export it as a file");
  await page.keyboard.press("Escape");
  await expect(dinner).toBeFocused();

  await page.keyboard.press("Enter");
  const card = page.getByRole("article", { name: "Dinner" });
  const fold = card.getByRole("button", { name: "All fields" });
  await expect(fold).toBeFocused();
  // In a field a letter is a letter.
  await card.getByRole("textbox", { name: "Title" }).press("End");
  await page.keyboard.type(" jek?");
  await expect(card.getByRole("textbox", { name: "Title" })).toHaveValue("Dinner jek?");
  await page.keyboard.press("Escape");
  await fold.focus();
  await page.keyboard.press("Enter");
  await expect(rowOf(card)).toBeFocused();

  await page.keyboard.press("Delete");
  const question = page.getByRole("alertdialog", { name: "Delete Event" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(retro).toBeFocused();
});

test("S27: whoever comes from the text goes on at the first event", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/chat");
  await textBox(page).fill(text);
  await textBox(page).press("Enter");
  await expect(page).toHaveURL(/\/groups\//);
  await expect(rowOf(page.getByRole("article").first())).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "3 Events" })).toBeVisible();
  await expect(rowOf(page.getByRole("article").first())).not.toBeFocused();
});

test("S27: whoever is in a field before the first event takes the focus stays there", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  await textBox(page).fill("Run on 2027-03-01 at 7am");
  // The page's frames are held back, as on a busy device.
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (act) => held.push(act);
    document.addEventListener("frames-go-on", () => {
      for (let act = held.shift(); act !== undefined; act = held.shift()) act(performance.now());
    });
  });
  await textBox(page).press("Enter");
  const time = page.getByRole("article").getByRole("textbox", { name: "Start time" });
  await time.fill("8:30");
  await page.evaluate(() => document.dispatchEvent(new Event("frames-go-on")));
  await expect(time).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Changes saved")).toBeVisible();
});

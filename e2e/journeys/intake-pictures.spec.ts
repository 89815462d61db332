import { expect, type Page } from "playwright/test";
import { expectNoViolation } from "./axe";
import { animatedPng, drawPicture, turnedByExif, whitePng } from "./drawn-pictures";
import { test } from "./fixtures";
import { dragFile } from "./hand-over";
import {
  darkScreenshot,
  flyerAskew,
  flyerOnItsSide,
  flyerWords,
  landscape,
  tableScreenshot,
} from "./pictured-sheets";
import { textBox } from "./visitor";

/** On a machine with work of its own a picture takes ten times as long. */
const readingMs = 100_000;
test.describe.configure({ timeout: 180_000 });

const check = (page: Page) => page.getByRole("region", { name: "Check these words" });

/** The workers that read pictures. */
const enginesOf = (page: Page) => page.workers().filter((worker) => /worker\.min/u.test(worker.url()));

async function dropPicture(page: Page, name: string, picture: Buffer): Promise<void> {
  await page.goto("/chat");
  await dragFile(page, { name, content: [...picture] });
}

async function wordsRead(page: Page): Promise<string> {
  await expect(check(page)).toBeVisible({ timeout: readingMs });
  return textBox(page).inputValue();
}

/** The part of the words that were read. */
function partRead(read: string, words: string): number {
  const found = new Set(read.split(/\s+/u));
  const wanted = words.split(" ");
  return wanted.filter((word) => found.has(word)).length / wanted.length;
}

test("B10: a flyer photographed askew gives its words, to be checked beside the picture", {
  tag: "@phone",
}, async ({ page, browser }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await dropPicture(page, "flyer.jpg", await drawPicture(browser, flyerAskew));
  const read = await wordsRead(page);
  expect(partRead(read, flyerWords), read).toBeGreaterThanOrEqual(0.9);
  await expect(check(page)).toContainText("They were read from flyer.jpg");
  await expect(page.getByRole("status").getByText("Check them against the picture.")).toBeAttached();
  await expect(page.getByRole("region", { name: /in your text/ })).toContainText(/Festival|Brass band/u);
  await expectNoViolation(page, "a picture was read");
  await check(page).getByRole("button", { name: "Show flyer.jpg larger" }).click();
  await expect(check(page).getByRole("button", { expanded: true })).toBeVisible();
  await check(page).getByRole("button", { name: "Checked" }).click();
  await expect(check(page)).toBeHidden();
  await expect(textBox(page)).toBeFocused();
  const { origin } = new URL(page.url());
  const outside = asked.filter((line) => !/^\w+ (?:blob:)?http/u.test(line) || !line.includes(origin));
  expect(outside).toEqual([]);
  expect(asked.filter((line) => line.startsWith("POST"))).toEqual([]);
});

test("B10: a word of a picture that may be wrong is selected in the box, and is told until it is mended", async ({
  page,
  browser,
}) => {
  const picture = await drawPicture(browser, { ...flyerAskew, scale: 0.4 });
  await dropPicture(page, "small.jpg", picture);
  await wordsRead(page);
  const doubtful = check(page).getByText("Least certain:").getByRole("button").first();
  const word = await doubtful.innerText();
  await doubtful.click();
  await expect(textBox(page)).toBeFocused();
  await page.keyboard.insertText("mended");
  await expect(textBox(page)).toHaveValue(/mended/u);
  await expect(check(page).getByRole("button", { name: word, exact: true })).toBeHidden();
});

test("B10: a box that is emptied or typed over lets go of the picture for good, until an undo brings it back", {
  tag: "@phone",
}, async ({ page, browser }) => {
  await dropPicture(page, "flyer.jpg", await drawPicture(browser, flyerAskew));
  const read = await wordsRead(page);
  await textBox(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await expect(check(page)).toBeHidden();
  await page.keyboard.insertText("Dentist at noon");
  await expect(textBox(page)).toHaveValue("Dentist at noon");
  await expect(check(page)).toBeHidden();
  for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press("ControlOrMeta+Z");
  await expect(textBox(page)).toHaveValue(read);
  await expect(check(page)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("Dentist at noon");
  await expect(check(page)).toBeHidden();
});

for (const { name, draw, expected } of [
  {
    name: "a screenshot in dark colours and small letters",
    draw: darkScreenshot,
    expected: /Friday 11\sDecember 2026 at\s19:30, Trattoria\sLuna/u,
  },
  {
    name: "a table, row by row",
    draw: tableScreenshot,
    expected: /Sat 5 Dec 2026 +2 pm +Open day +Yard\n+Sun 6 Dec 2026 +10 am +Apple market/u,
  },
] as const) {
  test(`B10: a picture is read: ${name}`, async ({ page, browser }) => {
    await dropPicture(page, "screen.png", await drawPicture(browser, draw));
    expect(await wordsRead(page)).toMatch(expected);
  });
}

test("B10: a photograph is read as its camera was held", async ({ page, browser }) => {
  const lying = await drawPicture(browser, flyerOnItsSide);
  await dropPicture(page, "turned.jpg", turnedByExif(lying, 6));
  expect(partRead(await wordsRead(page), flyerWords)).toBeGreaterThanOrEqual(0.9);
});

test("B10: a picture is known by its bytes, and one that moves by its first frame", async ({
  page,
  browser,
}) => {
  const first = await drawPicture(browser, darkScreenshot);
  const then = await drawPicture(browser, { ...darkScreenshot, html: "<h1>Advertisement</h1>" });
  await dropPicture(page, "notes.txt", animatedPng(first, then));
  const read = await wordsRead(page);
  expect(read).toContain("December 2026 at 19:30");
  expect(read).not.toContain("Advertisement");
});

test("B10: a picture is pasted, as a page's is copied, and as one alone", async ({ page, browser }) => {
  const picture = await drawPicture(browser, darkScreenshot);
  await page.goto("/chat");
  await page.waitForLoadState("networkidle");
  await textBox(page).click();
  for (const html of [
    "<meta charset='utf-8'><img src='https://pictures.example/1.png' alt='A dinner'>",
    null,
  ]) {
    await textBox(page).fill("");
    await page.evaluate(
      ({ content, html }) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([Uint8Array.from(content)], "image.png", { type: "image/png" }));
        if (html !== null) clipboardData.setData("text/html", html);
        const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData });
        document.activeElement?.dispatchEvent(event);
      },
      { content: [...picture], html },
    );
    expect(await wordsRead(page)).toContain("December 2026 at 19:30");
  }
});

test("B10: the reading of a picture tells how far it is, and is stopped", { tag: "@phone" }, async ({
  page,
  browser,
}) => {
  const picture = await drawPicture(browser, flyerAskew);
  // Its language stays on its way, so the reading takes as long as it is watched.
  await page.route("**/eng.traineddata*", () => undefined);
  await page.goto("/chat");
  await textBox(page).fill("Lunch tomorrow");
  await dragFile(page, { name: "flyer.jpg", content: [...picture] });
  await expect(page.getByRole("progressbar", { name: "Looking for words in flyer.jpg" })).toBeVisible();
  await expect.poll(() => enginesOf(page).length, { timeout: readingMs }).toBe(1);
  // It may compile its engine, as no page may, and send nothing.
  const engine = await page.request.get(enginesOf(page)[0]?.url() ?? "");
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";
  expect(engine.headers()["content-security-policy"]).toBe(policy);
  await expect(page.getByRole("button", { name: "Create Event" })).toBeDisabled();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(textBox(page)).toBeFocused();
  await expect(textBox(page)).toHaveValue("Lunch tomorrow");
  await expect(page.getByRole("button", { name: "Create Event" })).toBeEnabled();
  await expect.poll(() => enginesOf(page).length).toBe(0);
});

test("B10: a picture that keeps its reader busy is given up, and the page stays alive", async ({
  page,
  browser,
}) => {
  const picture = await drawPicture(browser, darkScreenshot);
  await page.route("**/eng.traineddata*", () => undefined);
  await page.clock.install();
  await dropPicture(page, "busy.png", picture);
  await expect.poll(() => enginesOf(page).length, { timeout: readingMs }).toBe(1);
  await page.clock.fastForward(120_000);
  await expect(page.getByText("busy.png took too long to read").first()).toBeVisible();
});

const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");

for (const { name, picture, sentence } of [
  { name: "huge.png", picture: () => whitePng(10_000, 10_000), sentence: "huge.png has too many pixels" },
  { name: "photo.heic", picture: () => heic, sentence: "photo.heic is a HEIC picture" },
  {
    name: "white.png",
    picture: () => whitePng(600, 400),
    sentence: "No words could be made out in white.png.",
  },
  {
    name: "broken.png",
    picture: () => whitePng(600, 400).subarray(0, 40),
    sentence: "broken.png could not be read.",
  },
  {
    name: "headless.jpg",
    picture: () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    sentence: "headless.jpg could not be read.",
  },
]) {
  test(`B10: a picture that cannot be read ends in a sentence: ${name}`, async ({ page }) => {
    await page.goto("/chat");
    await textBox(page).fill("Lunch tomorrow");
    await dragFile(page, { name, content: [...picture()] });
    await expect(page.locator("[data-toast]").getByText(sentence)).toBeVisible({ timeout: readingMs });
    await expect(textBox(page)).toHaveValue("Lunch tomorrow");
  });
}

test("B10: a picture without words ends in a sentence", async ({ page, browser }) => {
  await dropPicture(page, "hills.jpg", await drawPicture(browser, landscape));
  await expect(page.getByText("No words could be made out in hills.jpg.").first()).toBeVisible({
    timeout: readingMs,
  });
  await expect(textBox(page)).toHaveValue("");
});

test("B10: without its engine a picture ends in a sentence", async ({ page, browser, pageFaults }) => {
  const picture = await drawPicture(browser, darkScreenshot);
  await page.route("**/eng.traineddata*", (route) => route.abort());
  await dropPicture(page, "screen.png", picture);
  await expect(page.getByText("What reads pictures could not be loaded.").first()).toBeVisible({
    timeout: readingMs,
  });
  // The browser's message about the request.
  expect(pageFaults.splice(0).filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});

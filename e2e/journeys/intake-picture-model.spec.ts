import { readFileSync } from "node:fs";
import { type Browser, expect, type Page } from "playwright/test";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import { pictureIn } from "@/e2e/testing/picture-wire";
import { expectNoViolation } from "./axe";
import { chooseModel } from "./choose-model";
import { drawPicture } from "./drawn-pictures";
import { test } from "./fixtures";
import { databaseFile } from "./group-state";
import { dragFile } from "./hand-over";
import { landscape, largeLine } from "./pictured-sheets";
import { textBox } from "./visitor";

/** On a machine with work of its own a picture takes ten times as long. */
const readingMs = 100_000;
test.describe.configure({ timeout: 180_000 });

let server: ModelServer;

// A port for each project, which may run at the same time (playwright.config.ts).
test.beforeAll(async () => {
  const { use, name } = test.info().project;
  server = await startModelServer(Number(new URL(use.baseURL ?? "").port) + (name === "phone" ? 11 : 10));
});

test.afterAll(() => server.close());

const host = () => new URL(server.origin).host;
const check = (page: Page) => page.getByRole("region", { name: "Check these words" });
const offer = (page: Page) =>
  check(page).getByRole("button", { name: `Have gpt-4o at ${host()} read this picture` });
const sending = (page: Page) => check(page).getByRole("button", { name: "Send the picture" });
const words = "Dinner with the Kellers\nFriday 11 December 2026, 19:30\nTrattoria Luna";

/** The requests about pictures that the page sends. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/v1/pictures/")) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

/** Drops a small picture below a line of the visitor's, and waits until its words were read in the browser. */
async function readHere(page: Page, browser: Browser): Promise<string> {
  const picture = await drawPicture(browser, largeLine);
  await textBox(page).fill("Lunch tomorrow");
  await dragFile(page, { name: "flyer.jpg", content: [...picture] });
  await expect(check(page)).toBeVisible({ timeout: readingMs });
  return textBox(page).inputValue();
}

async function choosePictureModel(page: Page): Promise<void> {
  await chooseModel(page, { origin: server.origin, key: "sk-of-the-visitor" });
}

const pathOf = async (page: Page): Promise<string> => {
  const response = await page.waitForResponse(
    (one) => one.request().method() === "POST" && one.url().includes("/api/v1/pictures/"),
  );
  const { data } = await response.json();
  return `/api/v1/pictures/${data.id}/`;
};

test("D13: a picture goes to the model that the screen names once the visitor has pressed twice, and its words take the place of those read here", {
  tag: "@phone",
}, async ({ page, browser }) => {
  server.play("gpt4o", ({ answer }) => answer(words));
  const asked = watchPictures(page);
  await choosePictureModel(page);
  const before = await readHere(page, browser);
  await expect(offer(page)).toBeVisible();
  await expectNoViolation(page, "a model is offered for a picture");

  await offer(page).press("Enter");
  await expect(check(page)).toContainText(
    `The picture is sent to this server, which passes it on to ${host()} for gpt-4o to read.`,
  );
  await expect(sending(page)).toBeVisible();
  await expectNoViolation(page, "asked whether a picture is to be sent");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await check(page).getByRole("button", { name: "Do not send it" }).click();
  await expect(offer(page)).toBeVisible();
  expect(asked.filter((line) => !line.startsWith("GET"))).toEqual([]);
  expect(server.requests).toEqual([]);

  await offer(page).click();
  await sending(page).click();
  await expect(textBox(page)).toHaveValue(`Lunch tomorrow\n\n${words}`);
  await expect(textBox(page)).toBeFocused();
  await expect(check(page)).toContainText("gpt-4o read them in flyer.jpg");
  await expect(
    page.getByRole("status").getByText("The words that gpt-4o read in flyer.jpg are in the box."),
  ).toBeAttached();
  await expect(page.getByRole("button", { name: "Create Event" })).toBeEnabled();
  expect(server.problems).toEqual([]);
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer sk-of-the-visitor"]);
  // A JPEG, as it is shown beside its words.
  expect(pictureIn(server.requests[0]?.body).subarray(0, 3).toString("hex")).toBe("ffd8ff");

  await page.keyboard.press("Control+Z");
  await expect(textBox(page)).toHaveValue(before);
  await page.keyboard.press("Control+Shift+Z");
  await page.keyboard.insertText(" at the corner");
  await expect(textBox(page)).toHaveValue(/at the corner/);
});

test("D13: a picture in which nothing could be made out here is offered to the model all the same", {
  tag: "@phone",
}, async ({ page, browser }) => {
  server.play("gpt4o", ({ answer }) => answer(words));
  await choosePictureModel(page);
  await textBox(page).fill("Lunch tomorrow");
  await dragFile(page, { name: "hills.jpg", content: [...(await drawPicture(browser, landscape))] });
  await expect(check(page)).toContainText("No words could be made out in hills.jpg.", { timeout: readingMs });
  await expect(textBox(page)).toHaveValue("Lunch tomorrow");
  await offer(page).click();
  await sending(page).click();
  await expect(textBox(page)).toHaveValue(`Lunch tomorrow\n\n${words}`);
  await expect(check(page)).toContainText("gpt-4o read them in hills.jpg");
});

test("D13: the reading of a picture by a model is stopped, also at the model, and is nobody else's", {
  tag: "@phone",
}, async ({ page, browser, baseURL }) => {
  server.play("gpt4o", () => undefined);
  await choosePictureModel(page);
  const before = await readHere(page, browser);
  await offer(page).click();
  const path = pathOf(page);
  await sending(page).click();
  await expect(check(page)).toContainText(`gpt-4o at ${host()} is reading flyer.jpg`);
  await expect(page.getByRole("button", { name: "Create Event" })).toBeDisabled();
  await expectNoViolation(page, "a model reads a picture");

  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  for (const ask of [stranger.request.get, stranger.request.delete]) {
    const response = await ask.call(stranger.request, await path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("Please send it again.");
  }
  await stranger.close();
  expect((await page.request.get(await path)).status()).toBe(200);

  await expect.poll(() => server.openCount()).toBe(1);
  await check(page).getByRole("button", { name: "Stop" }).click();
  await expect(offer(page)).toBeVisible();
  await expect.poll(() => server.openCount()).toBe(0);
  expect((await page.request.get(await path)).status()).toBe(404);
  await expect(textBox(page)).toHaveValue(before);
  await expect(page.getByRole("button", { name: "Create Event" })).toBeEnabled();
});

test("D13: a model that does not read a picture is told in a sentence, and the words in the box stay", {
  tag: "@phone",
}, async ({ page, browser }) => {
  server.play("gpt4o", ({ fail }) => fail(401));
  await choosePictureModel(page);
  const before = await readHere(page, browser);
  await offer(page).click();
  await sending(page).click();
  await expect(check(page).getByText(`${host()} does not accept your key.`)).toBeVisible();
  await expect(offer(page)).toBeVisible();
  await expect(textBox(page)).toHaveValue(before);
  await expectNoViolation(page, "a model did not read a picture");
  expect(await page.content()).not.toContain("raw words of the provider");
});

test("D13: a picture that its process has lost is to be sent again", async ({
  page,
  browser,
  pageFaults,
}) => {
  server.play("gpt4o", () => undefined);
  await choosePictureModel(page);
  await readHere(page, browser);
  await offer(page).click();
  const path = pathOf(page);
  await sending(page).click();
  // As after a restart, or at another process of a serverless host.
  await page.request.delete(await path);
  await expect(check(page).getByText("This picture is no longer here")).toBeVisible();
  await expect(offer(page)).toBeVisible();
  // The browser's message about the answer.
  expect(pageFaults.splice(0).filter((fault) => !fault.includes("404"))).toEqual([]);
});

test("D13: no model is offered for a picture where none is chosen, and nothing of it is sent", async ({
  page,
  browser,
}) => {
  const asked = watchPictures(page);
  await page.goto("/chat");
  await readHere(page, browser);
  await expect(check(page).getByRole("button", { name: "Checked" })).toBeVisible();
  await expect(check(page).getByRole("group")).toBeHidden();
  expect(asked.filter((line) => !line.startsWith("GET"))).toEqual([]);
});

test("D13: no byte of a picture that a model read is on this server's disk", async ({ page, browser }) => {
  server.play("gpt4o", ({ answer }) => answer("Zwiebelfisch at noon"));
  await choosePictureModel(page);
  await readHere(page, browser);
  await offer(page).click();
  await sending(page).click();
  await expect(textBox(page)).toHaveValue(/Zwiebelfisch at noon/);
  const sent = pictureIn(server.requests[0]?.body);
  expect(sent.length).toBeGreaterThan(1000);
  // Pieces of its middle, where no two pictures are the same.
  const pieces = [0.3, 0.5, 0.7].map((part) => sent.subarray(Math.floor(sent.length * part)).subarray(0, 24));
  const stored = [databaseFile, `${databaseFile}-wal`].map((path) => readFileSync(path, "latin1")).join("");
  expect(stored).toContain(server.origin);
  for (const piece of pieces) expect(stored).not.toContain(piece.toString("latin1"));
  const inBase64 = sent.toString("base64");
  for (const part of [0.3, 0.5, 0.7]) {
    const from = Math.floor(inBase64.length * part);
    expect(stored).not.toContain(inBase64.slice(from, from + 32));
  }
  expect(stored).not.toContain("Zwiebelfisch");
});

import { expect, type Page } from "playwright/test";
import { modelFaults } from "@/e2e/testing/model-faults";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import { answerOf, modelEvent } from "@/lib/testing/sample-answer";
import { expectNoViolation } from "./axe";
import { chooseModel } from "./choose-model";
import { test } from "./fixtures";

// Swedish, which the rules parser does not know.
const swedish = "Föräldramöte den 3 december 2031 klockan halv åtta på kvällen i aulan";
const answer = answerOf(
  modelEvent({
    title: "Föräldramöte",
    when: "den 3 december 2031 klockan halv åtta på kvällen",
    venue: "aulan",
    start: "2031-12-03T19:30",
  }),
);

/** The address is the visitor's own, so its host is named. */
const refused = (): string =>
  `${new URL(server.origin).host} does not accept your key, so the rules parser read this text.`;
const inSwedish =
  "This text seems to be in Swedish, which the rules parser does not read yet: only dates written in digits were taken.";

let server: ModelServer;

// A port for each project, which may run at the same time (playwright.config.ts).
test.beforeAll(async () => {
  const { use, name } = test.info().project;
  server = await startModelServer(Number(new URL(use.baseURL ?? "").port) + (name === "phone" ? 9 : 1));
});

test.afterAll(() => server.close());

async function create(page: Page, text: string): Promise<void> {
  const box = page.getByPlaceholder("Try Schedule a team meeting next Tuesday at 2 PM...");
  await box.fill(text);
  await box.press("Enter");
}

test("S17, D8: the model that a visitor chose reads the next text, at their address and with their key", async ({
  page,
}) => {
  server.play("gpt4o", ({ answer: reply }) => reply(answer));
  await chooseModel(page, { origin: server.origin, key: "sk-of-the-visitor" });
  await create(page, swedish);
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  const card = page.getByRole("article");
  await expect(card.getByRole("textbox", { name: "Title" })).toHaveValue("Föräldramöte");
  await expect(page.getByText(/Read by gpt-4o in /)).toBeVisible();
  expect(server.problems).toEqual([]);
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer sk-of-the-visitor"]);
});

test("D8: if a key is not accepted, the rules parser reads the text, and the group says why", async ({
  page,
}) => {
  server.play("gpt4o", modelFaults["401, key not accepted"]);
  await chooseModel(page, { origin: server.origin, key: "sk-wrong" });
  await create(page, "Lunch with Ana tomorrow at noon");
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page.getByText(refused())).toBeVisible();
  expect(await page.content()).not.toMatch(/raw words of the provider|sk-wrong/);
});

test("S16, T5: if neither reads the text, the visitor keeps it and sees both reasons", async ({ page }) => {
  server.play("gpt4o", modelFaults["401, key not accepted"]);
  await chooseModel(page, { origin: server.origin, key: "sk-wrong" });
  await create(page, swedish);
  const told = `${refused()} ${inSwedish} No event was found in this text. Say what happens and when`;
  await expect(page.getByText(told).first()).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByPlaceholder("Try Schedule a team meeting next Tuesday at 2 PM...")).toHaveValue(
    swedish,
  );
});

/** Polish, which the rules parser does not read; the model has its words in another order. */
const polish = "Spotkanie w czwartek 27 listopada 2031 o 9:30";
const inAnotherOrder = answerOf(
  modelEvent({ title: "Spotkanie", when: "godzina 9:30, 27 listopada 2031", start: "2031-11-27T09:30" }),
);

test("E2 a time that the model read in other words than the text is marked until the visitor confirms or edits it", {
  tag: "@phone",
}, async ({ page, browser }) => {
  server.play("gpt4o", ({ answer: reply }) => reply(inAnotherOrder));
  await chooseModel(page, { origin: server.origin, key: "sk-of-the-visitor" });
  await create(page, polish);
  const card = page.getByRole("article");
  const checks = card.getByRole("list", { name: "Please check" });
  const mark = checks.getByText("The model read this time; the text does not say it in these words.");
  await expect(mark).toBeVisible();
  await expect(card).toContainText("9:30");
  await expectNoViolation(page, "a time in other words");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole("article")).toContainText("9:30");
  await expect(stranger.getByRole("list", { name: "Please check" })).toBeHidden();
  await stranger.context().close();

  await checks.getByRole("button", { name: "That is right" }).press("Enter");
  await expect(checks).toBeHidden();
  await expect(card).toBeFocused();
  await page.reload();
  await expect(card).toContainText("9:30");
  await expect(checks).toBeHidden();

  await create(await backToChat(page), polish);
  await expect(mark).toBeVisible();
  const time = card.getByRole("textbox", { name: "Start time" });
  await time.fill("10:30");
  await page.keyboard.press("Enter");
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
  await expect(mark).toBeHidden();
});

const partyText = "Dinner with Ana on Friday at 7pm. Bo asked whether the picnic might be Saturday or so.";
const withoutWords = answerOf(
  modelEvent({ title: "Dinner with Ana", when: "on Friday at 7pm", start: "" }),
  modelEvent({ title: "Picnic", when: "Wednesday at 17:45", start: "2031-12-10T17:45" }),
);

test("E1, S29 an event of the model whose time is not in the text is counted, and offered at the time beside its words", {
  tag: "@phone",
}, async ({ page }) => {
  server.play("gpt4o", ({ answer: reply }) => reply(withoutWords));
  await chooseModel(page, { origin: server.origin, key: "sk-of-the-visitor" });
  await create(page, partyText);
  await expect(
    page.getByText("The language model named 1 event whose time is not in the text; it was left out."),
  ).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  const offered = page.getByRole("region", { name: "Also in your text" });
  await expect(offered.getByRole("listitem")).toHaveText([/Picnic/]);
  await expect(page.getByRole("region", { name: "Not used" })).toBeVisible();
  await expectNoViolation(page, "an offered event");
  await offered.getByRole("button", { name: "Add this event: “Picnic”" }).press("Enter");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("article").last()).toContainText("Sat");
  await expect(offered).toBeHidden();
  await expect(page.getByRole("region", { name: "Not used" })).toBeHidden();
});

async function backToChat(page: Page): Promise<Page> {
  await page.goto("/chat");
  return page;
}

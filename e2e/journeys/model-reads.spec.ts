import { expect, type Page } from "playwright/test";
import { modelFaults } from "@/e2e/testing/model-faults";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import { answerOf, modelEvent } from "@/lib/testing/sample-answer";
import { chooseModel } from "./choose-model";
import { test } from "./fixtures";

// German, which the rules parser does not know.
const german = "Elternabend am 3. Dezember 2031 um halb acht abends in der Aula";
const answer = answerOf(
  modelEvent({
    title: "Elternabend",
    when: "am 3. Dezember 2031 um halb acht abends",
    venue: "Aula",
    start: "2031-12-03T19:30",
  }),
);

/** The address is the visitor's own, so its host is named. */
const refused = (): string =>
  `${new URL(server.origin).host} does not accept your key, so the rules parser read this text.`;
const inGerman =
  "This text seems to be in German, which the rules parser does not read yet: only dates written in digits were taken.";

let server: ModelServer;

// The port that playwright.config.ts allows the server under test to use.
test.beforeAll(async () => {
  const { baseURL = "" } = test.info().project.use;
  server = await startModelServer(Number(new URL(baseURL).port) + 1);
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
  await create(page, german);
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  const card = page.getByRole("article");
  await expect(card.getByRole("textbox", { name: "Title" })).toHaveValue("Elternabend");
  await expect(page.getByText(/Read by gpt-4o in /)).toBeVisible();
  expect(server.problems).toEqual([]);
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer sk-of-the-visitor"]);
});

test("D8: a key that is not accepted leaves the text to the rules parser, and the group says why", async ({
  page,
}) => {
  server.play("gpt4o", modelFaults["401, key not accepted"]);
  await chooseModel(page, { origin: server.origin, key: "sk-wrong" });
  await create(page, "Lunch with Ana tomorrow at noon");
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page.getByText(refused())).toBeVisible();
  expect(await page.content()).not.toMatch(/raw words of the provider|sk-wrong/);
});

test("S16, T5: where neither reads the text, the visitor keeps it and is told all", async ({ page }) => {
  server.play("gpt4o", modelFaults["401, key not accepted"]);
  await chooseModel(page, { origin: server.origin, key: "sk-wrong" });
  await create(page, german);
  const told = `${refused()} ${inGerman} No event was found in this text. Say what happens and when`;
  await expect(page.getByText(told).first()).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByPlaceholder("Try Schedule a team meeting next Tuesday at 2 PM...")).toHaveValue(
    german,
  );
});

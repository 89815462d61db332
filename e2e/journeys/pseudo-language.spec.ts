import { expect, type Page } from "playwright/test";
import { burstBoxes } from "./burst-boxes";
import { test } from "./fixtures";
import { startPseudoServer } from "./pseudo-server";
import { createGroup } from "./visitor";

const many = ["Run at the lake", "Swim with Ana", "Ride"]
  .map((title, at) => `${title} on 2027-03-0${at + 1} at 7am.`)
  .join("\n");
const one = "Lunch with Ana on 2027-03-04 from 1 to 2pm at Café Luz. Repeats weekly?";

/** Words that are data, names or dates; all others come from the catalogues and bear the mark of the made-up ones. */
const ownWords = [
  `${many} ${one} Alex Morgan alex example com you America New York GMT EST EDT AM PM HH MM`,
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun M T W F S",
  "January February March April May June July August September October November December at on of",
  "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec ms sec h min Eastern Time Standard Daylight",
  // Names of programs, models and people's own languages.
  "English Deutsch Español Français Italiano Português Brasil GitHub X LinkedIn Mastodon Bluesky Twitter",
  "GPT 4o OpenAI DeepSeek Claude Anthropic Qwen Alibaba Cloud Ollama qwen2 https http api openai com v1 localhost",
  "deepseek v4 flash claude haiku qwen plus dashscope intl aliyuncs anthropic alt T J K E",
  // The name of the place of toasts is sonner's own.
  "Notifications",
].join(" ");

/** The words on the screen, and in names and hints of its parts, that no catalogue holds. */
function hardCodedWords(page: Page): Promise<string[]> {
  return page.evaluate((own) => {
    const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];
    const known = new Set(wordsOf(own).map((word) => word.toLowerCase()));
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of [
          "aria-label",
          "aria-description",
          "placeholder",
          "title",
          "alt",
          "aria-roledescription",
        ])
          texts.push(node.getAttribute(name) ?? "");
      } else if (!node.parentElement?.closest("script, style, noscript, next-route-announcer"))
        texts.push(node.textContent ?? "");
    }
    const isHardCoded = (word: string) => !word.includes("ō") && !known.has(word.toLowerCase());
    return [...new Set(texts.filter((text) => wordsOf(text).some(isHardCoded)))];
  }, ownWords);
}

async function expectCatalogueWords(page: Page, state: string): Promise<void> {
  expect(await hardCodedWords(page), `words that stand in the code: ${state}`).toEqual([]);
  expect(await burstBoxes(page), `boxes that longer words burst: ${state}`).toEqual([]);
}

const server: { current: Awaited<ReturnType<typeof startPseudoServer>> | null } = { current: null };
test.beforeAll(async () => {
  server.current = await startPseudoServer();
});
test.afterAll(() => server.current?.stop());

const screens = [
  { name: "/chat", text: null, path: () => "/chat" },
  { name: "a group of rows", text: many, path: (id: string) => `/groups/${id}` },
  { name: "one event", text: one, path: (id: string) => `/groups/${id}` },
  { name: "all groups", text: many, path: () => "/groups" },
  { name: "about", text: null, path: () => "/about" },
  { name: "help", text: null, path: () => "/help" },
  { name: "nothing", text: null, path: () => "/nowhere" },
] as const;

test.describe("words 40 % longer and none in the code (SPEC B12)", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { name, text, path } of screens)
    test(`on ${name}`, async ({ browser, pageFaults }) => {
      const context = await browser.newContext({
        baseURL: server.current?.origin ?? "",
        viewport: { width: 360, height: 740 },
      });
      const page = await context.newPage();
      await page.goto("/chat");
      const group = text === null ? null : await createGroup(page, text);
      await page.goto(path(group?.id ?? ""));
      await expect(page.locator("h1")).toContainText("ō");
      await expectCatalogueWords(page, name);
      if (name === "one event") {
        for (const button of await page.getByRole("button", { name: /^Add|^Àdd/ }).all())
          await button.click({ timeout: 1000 }).catch(() => undefined);
        await expectCatalogueWords(page, `${name} with its fields`);
      }
      if (name === "/chat") {
        await page.getByRole("button", { name: /^Accøünt/ }).click();
        await page.getByRole("menuitem").click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectCatalogueWords(page, "settings");
      }
      await context.close();
      // A page of an unknown path is a 404, which the browser logs.
      pageFaults.splice(0);
    });
});

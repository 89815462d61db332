import { createServer, type Server } from "node:http";
import { expect, type Page } from "playwright/test";
import { envelopeOf } from "@/e2e/testing/model-wire";
import { answerOf, modelEvent } from "@/lib/testing/sample-answer";
import { test } from "./fixtures";
import { openSettings, textBox } from "./visitor";

const text = "Lunch with Ana tomorrow at noon";
const read = answerOf(modelEvent({ title: "Lunch with Ana", when: "tomorrow at noon" }));

/** A server that speaks OpenAI's API, lists two models, and records which key asked for what. */
interface AnyServer {
  origin: string;
  requests: { path: string; key: string | undefined; model: string | undefined }[];
  server: Server;
}

async function startServer(port: number): Promise<AnyServer> {
  const requests: AnyServer["requests"] = [];
  const server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request, String)).join("");
    const model = body === "" ? undefined : String(JSON.parse(body).model);
    requests.push({ path: request.url ?? "", key: request.headers.authorization, model });
    const list = { data: [{ id: "llama-3.3-70b" }, { id: "qwen3-32b" }] };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(request.method === "GET" ? list : envelopeOf("custom", read)));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${port}`, requests, server };
}

let first: AnyServer;
let second: AnyServer;

// Ports at which playwright.config.ts lets the server under test connect; the two widths run side by side.
test.beforeAll(async () => {
  const { name, use } = test.info().project;
  const port = Number(new URL(use.baseURL ?? "").port) + (name === "phone" ? 5 : 3);
  first = await startServer(port);
  second = await startServer(port + 1);
});
test.beforeEach(() => {
  first.requests.length = 0;
  second.requests.length = 0;
});
test.afterAll(async () => {
  for (const { server } of [first, second]) await new Promise((resolve) => server.close(resolve));
});

const hostOf = ({ origin }: AnyServer) => new URL(origin).host;

async function chooseServer(page: Page) {
  await page.goto("/chat");
  const dialog = await openSettings(page);
  await dialog.getByRole("radio", { name: /Another server/ }).check();
  return dialog;
}

/** The answer to saving a change that contains these words. */
const savedWith = (page: Page, words: string) =>
  page.waitForResponse((response) => (response.request().postData() ?? "").includes(words));

/** Names a server by its address, as a visitor types it. */
async function nameServer(page: Page, server: AnyServer): Promise<void> {
  const address = page.getByLabel("Base URL of the server");
  await address.fill(`${server.origin}/v1`);
  const saved = savedWith(page, "baseUrl");
  await address.press("Enter");
  await saved;
  await expect(address).toBeFocused();
  await expect(page.getByLabel(`${hostOf(server)} key`, { exact: true })).toBeVisible();
}

/** Types a model's name and leaves the settings. */
async function nameModel(page: Page, name: string): Promise<void> {
  const model = page.getByLabel("Model at the server");
  await model.fill(name);
  const saved = savedWith(page, name);
  await model.press("Enter");
  await saved;
  await page.getByRole("button", { name: "Done" }).click();
}

async function create(page: Page, model: string): Promise<void> {
  await textBox(page).fill(text);
  await textBox(page).press("Enter");
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page.getByText(`Read by ${model} in `)).toBeVisible();
}

test("B14, S17 any server can be named, and the model chosen from its list reads the next text", {
  tag: "@phone",
}, async ({ page }) => {
  const dialog = await chooseServer(page);
  await expect(dialog.getByText("Needs a model")).toBeVisible();
  await nameServer(page, first);
  await dialog.getByRole("button", { name: "Find models" }).click();
  await expect(dialog.getByText("2 models found.")).toBeVisible();
  const saved = savedWith(page, "qwen3-32b");
  await dialog.getByRole("combobox", { name: "Models found there" }).selectOption("qwen3-32b");
  await saved;
  await expect(dialog.getByLabel("Model at the server")).toHaveValue("qwen3-32b");
  await expect(dialog.getByText(`qwen3-32b · ${hostOf(first)}`)).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(`qwen3-32b at ${hostOf(first)} will read your text.`)).toBeVisible();
  await create(page, "qwen3-32b");
  expect(first.requests).toEqual([
    { path: "/v1/models", key: undefined, model: undefined },
    { path: "/v1/chat/completions", key: undefined, model: "qwen3-32b" },
  ]);
});

test("B14 a key goes only to the host for which it was typed, also when the address changes and changes back", {
  tag: "@phone",
}, async ({ page }) => {
  const dialog = await chooseServer(page);
  await nameServer(page, first);
  await dialog.getByLabel(`${hostOf(first)} key`, { exact: true }).fill("sk-first");
  await dialog.getByRole("button", { name: "Find models" }).click();
  await expect(dialog.getByText("2 models found.")).toBeVisible();
  await nameServer(page, second);
  await expect(dialog.getByLabel(`${hostOf(second)} key`, { exact: true })).toHaveValue("");
  await dialog.getByRole("button", { name: "Find models" }).click();
  await expect(dialog.getByText("2 models found.")).toBeVisible();
  await nameModel(page, "llama-3.3-70b");
  await create(page, "llama-3.3-70b");
  await page.goto("/chat");
  await openSettings(page);
  await nameServer(page, first);
  await expect(dialog.getByLabel(`${hostOf(first)} key`, { exact: true })).toHaveValue("sk-first");
  await nameModel(page, "llama-3.3-70b");
  await create(page, "llama-3.3-70b");
  const keysOf = ({ requests }: AnyServer) => requests.map(({ key }) => key);
  expect(keysOf(first)).toEqual(["Bearer sk-first", "Bearer sk-first"]);
  expect(keysOf(second)).toEqual([undefined, undefined]);
});

test("B14 an address that changed in another window does not get this window's key", async ({
  page,
  pageFaults,
}) => {
  const dialog = await chooseServer(page);
  await nameServer(page, first);
  await dialog.getByLabel(`${hostOf(first)} key`, { exact: true }).fill("sk-first");
  await nameModel(page, "llama-3.3-70b");
  await page.request.patch("/api/v1/preferences/", {
    data: { model_settings: { baseUrl: `${second.origin}/v1` } },
  });
  await textBox(page).fill(text);
  await textBox(page).press("Enter");
  await expect(page.getByText(/The key of this request is for/).first()).toBeVisible();
  await expect(textBox(page)).toHaveValue(text);
  expect([...first.requests, ...second.requests]).toEqual([]);
  pageFaults.splice(0);
});

test("B14, D6 a known server fills in its address, and is refused unless the operator allows it", async ({
  page,
  pageFaults,
}) => {
  const dialog = await chooseServer(page);
  const presets = dialog.getByRole("combobox", { name: "Server" });
  await expect(presets.getByRole("option")).toHaveText([
    "An address of your own",
    "Gemini",
    "Mistral",
    "Groq",
    "OpenRouter",
    "xAI",
    "LM Studio",
    "vLLM",
  ]);
  await presets.selectOption("Groq");
  const address = dialog.getByLabel("Base URL of the server");
  await expect(address).toHaveValue("https://api.groq.com/openai/v1");
  await expect(address).toHaveAccessibleDescription(/LLM_ALLOWED_BASE_URLS/);
  await expect(dialog.getByLabel("api.groq.com key", { exact: true })).toHaveAccessibleDescription(
    "Sent to api.groq.com alone.",
  );
  await dialog.getByRole("radio", { name: /GPT-4o/ }).check();
  await expect(dialog.getByLabel("Base URL of GPT-4o")).toHaveValue("https://api.openai.com/v1");
  pageFaults.splice(0);
});

import { expect, type Page } from "playwright/test";
import { test } from "./fixtures";
import { answer, createGroup, createPath, openSettings, refuse, textBox } from "./visitor";

const preferencesPath = "**/api/v1/preferences/";
const ollamaPath = "**/api/v1/llm/ollama/models/";
const stored = (page: Page, name: string) =>
  page.evaluate((key) => window.localStorage.getItem(key), `saywhen.${name}`);

test("S8, S17 a model is chosen, saved, named beside the switch, and still there after a reload", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  await expect(
    page.getByText("No model is set up, so the rules parser on this server will read your text."),
  ).toBeVisible();
  const dialog = await openSettings(page);
  await expect(dialog.getByRole("combobox", { name: "Language" }).getByRole("option")).toHaveText([
    "English",
    "Deutsch",
    "Español",
    "Français",
    "Italiano",
    "Português (Brasil)",
  ]);
  const saved = page.waitForRequest((request) => request.method() === "PATCH");
  await dialog.getByRole("radio", { name: /Claude/ }).check();
  expect((await saved).postDataJSON()).toEqual({ model_settings: { selectedModel: "claude" } });
  await expect(dialog.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Account" })).toBeFocused();
  await expect(
    page.getByText("Claude has no key, so the rules parser on this server will read your text."),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Claude has no key/)).toBeVisible();
  await page.getByRole("button", { name: "Choose a model" }).click();
  await expect(dialog.getByRole("radio", { name: /Claude/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Choose a model" })).toBeFocused();
});

test("D5 a key stays in the browser and is sent only with a text, in its provider's header", async ({
  page,
  pageFaults,
}) => {
  const key = "sk-ant-test-0123456789";
  await page.goto("/chat");
  const dialog = await openSettings(page);
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(JSON.stringify([request.url(), request.postData(), request.headers()])),
  );
  const field = dialog.getByLabel("Claude key", { exact: true });
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveAccessibleDescription("Sent to api.anthropic.com alone.");
  await field.fill("two words");
  await expect(dialog.getByText("A key is one word of letters, digits and signs.")).toBeVisible();
  expect(await stored(page, "keys")).toBeNull();
  await field.fill(key);
  await dialog.getByRole("button", { name: "Show the Claude key" }).click();
  await expect(field).toHaveAttribute("type", "text");
  // A visitor who enters a first key wants that model to read.
  await expect(dialog.getByRole("radio", { name: /Claude/ })).toBeChecked();
  await expect(dialog.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  expect(requests.filter((request) => request.includes(key))).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Claude at api.anthropic.com will read your text.")).toBeVisible();
  await page.route(createPath, (route) => refuse(route, 503, "Not now."));
  const creating = page.waitForRequest(createPath);
  await textBox(page).fill("Lunch tomorrow at noon");
  await textBox(page).press("Enter");
  const request = await creating;
  expect(request.headers()["x-claude-key"]).toBe(key);
  expect(request.headers()["x-model-key-origin"]).toBe("https://api.anthropic.com");
  expect(request.postDataJSON()).toMatchObject({ model: "claude", use_llm: true });
  expect(request.postData()).not.toContain(key);
  await page.reload();
  await openSettings(page);
  await expect(field).toHaveValue(key);
  await dialog.getByRole("button", { name: "Forget the Claude key" }).click();
  await expect(field).toHaveValue("");
  expect(await stored(page, "keys")).toBeNull();
  // The refused text, which the browser logs.
  pageFaults.splice(0);
});

test("A17 the connection to Ollama is tested, and one of its models chosen", async ({ page, pageFaults }) => {
  await page.goto("/chat");
  const dialog = await openSettings(page);
  await page.route(ollamaPath, (route) => refuse(route, 502, "Unable to reach the model server."));
  await dialog.getByRole("button", { name: "Test connection" }).click();
  await expect(dialog.getByText("Unable to reach the model server.")).toBeVisible();
  await page.route(ollamaPath, (route) =>
    answer(route, { models: [{ name: "llama3:8b" }, { name: "qwen2" }] }),
  );
  await dialog.getByRole("button", { name: "Test connection" }).click();
  await expect(dialog.getByText("Connected: 2 models found.")).toBeVisible();
  const models = dialog.getByRole("combobox", { name: "Ollama model" });
  await expect(models.getByRole("option")).toHaveText(["llama3:8b", "qwen2"]);
  const saved = page.waitForRequest((request) => request.method() === "PATCH");
  await models.selectOption("llama3:8b");
  expect((await saved).postDataJSON()).toEqual({ ollama_settings: { selectedModel: "llama3:8b" } });
  expect(JSON.parse((await stored(page, "ollamaSettings")) ?? "")).toMatchObject({
    isConnected: true,
    availableModels: ["llama3:8b", "qwen2"],
    selectedModel: "llama3:8b",
  });
  pageFaults.splice(0);
});

test("D6 an address that this server may not use is refused in place, and the input stays", async ({
  page,
  pageFaults,
}) => {
  await page.goto("/chat");
  const dialog = await openSettings(page);
  const field = dialog.getByLabel("Base URL of GPT-4o");
  await field.fill("nonsense");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/begins with http/);
  await field.fill("https://10.0.0.1/v1");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/LLM_ALLOWED_BASE_URLS/);
  await expect(field).toHaveValue("https://10.0.0.1/v1");
  await expect(dialog.getByRole("status").filter({ hasText: "LLM_ALLOWED_BASE_URLS" })).toBeVisible();
  expect(await stored(page, "modelSettings")).toBeNull();
  pageFaults.splice(0);
});

test("T4, X3 one save runs at a time; a failed one is kept, reported, and saved by another attempt", async ({
  page,
  pageFaults,
}) => {
  await page.goto("/chat");
  const dialog = await openSettings(page);
  const bodies: unknown[] = [];
  let isUp = false;
  // The first save is on its way until everything is chosen.
  let chosen = Promise.withResolvers<void>();
  await page.route(preferencesPath, async (route) => {
    bodies.push(route.request().postDataJSON());
    await chosen.promise;
    // A success without data is not a success.
    await (isUp ? route.continue() : route.fulfill({ status: 200, json: { success: false } }));
  });
  await dialog.getByText("Dark", { exact: true }).click();
  await dialog.getByText("Light", { exact: true }).click();
  await dialog.getByRole("radio", { name: /Qwen/ }).check();
  chosen.resolve();
  await expect(dialog.getByRole("status").filter({ hasText: "Failed to save preferences" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/\blight\b/);
  isUp = true;
  chosen = Promise.withResolvers<void>();
  bodies.splice(0);
  await dialog.getByText("Dark", { exact: true }).click();
  await dialog.getByRole("radio", { name: /Claude/ }).check();
  await dialog.getByText("System", { exact: true }).click();
  chosen.resolve();
  await expect(dialog.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  expect(bodies).toHaveLength(2);
  expect(bodies.at(-1)).toEqual({ theme: "system", model_settings: { selectedModel: "claude" } });
  pageFaults.splice(0);
});

test("A14 the newer copy wins at the start, and a damaged one breaks nothing", async ({ page }) => {
  await page.goto("/chat");
  await page.request.patch("/api/v1/preferences/", { data: { theme: "dark" } });
  await page.evaluate(() => {
    window.localStorage.setItem("saywhen.theme", "light");
    window.localStorage.setItem("saywhen.lastSyncedAt", "2020-01-01T00:00:00.000Z");
  });
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await page.evaluate(() => {
    window.localStorage.setItem("saywhen.theme", "light");
    window.localStorage.setItem("saywhen.lastSyncedAt", new Date().toISOString());
  });
  const synced = page.waitForResponse("**/api/v1/preferences/sync/");
  await page.reload();
  expect((await (await synced).json()).data.theme).toBe("light");
  await page.evaluate(() => {
    for (const name of ["theme", "language", "modelSettings", "ollamaSettings", "lastSyncedAt", "keys"])
      window.localStorage.setItem(`saywhen.${name}`, '{"broken');
  });
  await page.reload();
  const dialog = await openSettings(page);
  await expect(dialog.getByRole("radio", { name: "Light" })).toBeChecked();
  await expect(dialog.getByRole("radio", { name: /GPT-4o/ })).toBeChecked();
});

test("A19 everything of the visitor's is deleted after a question, in the browser and on the server", async ({
  page,
}) => {
  await page.goto("/chat");
  const group = await createGroup(page);
  await page.reload();
  const dialog = await openSettings(page);
  await dialog.getByLabel("Qwen key", { exact: true }).fill("sk-qwen");
  await dialog.getByRole("button", { name: "Delete all my data" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete all my data" });
  await expect(question).toContainText("This action cannot be undone.");
  await expect(question).not.toContainText("You can undo it");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Delete all my data" }).click();
  await question.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.locator("[data-toast=success]")).toContainText("All your data has been deleted");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Events you create will be listed here.")).toBeVisible();
  expect(await stored(page, "keys")).toBeNull();
  expect((await page.request.get(`/api/v1/groups/${group.id}/`)).status()).toBe(404);
});

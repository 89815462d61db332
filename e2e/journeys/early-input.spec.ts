import { expect, type Page, type Request } from "playwright/test";
import { test } from "./fixtures";
import { createGroup, textBox } from "./visitor";

/** Opens a page whose scripts load only when the returned function is called, as on a slow connection. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

test("S10: input and switches from before hydration are what is sent", async ({ page }) => {
  const release = await openWithoutScripts(page, "/chat");
  await textBox(page).pressSequentially("Dinner with Ana on 2027-03-10 at 8pm");
  const usesModel = page.getByRole("switch");
  const wasOn = await usesModel.isChecked();
  await usesModel.click();
  release();
  await expect(page.getByText("36 / 1500")).toBeVisible();
  await expect(usesModel).toBeChecked({ checked: !wasOn });
  const [request] = await Promise.all([
    page.waitForRequest("**/create-from-text/"),
    page.getByRole("button", { name: "Create Event" }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    text: "Dinner with Ana on 2027-03-10 at 8pm",
    use_llm: !wasOn,
  });
});

test("S11: Enter before hydration makes no new line, and sends what was typed once the page is alive", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/chat");
  await textBox(page).pressSequentially("Dinner with Ana on 2027-03-10 at 8pm");
  await page.keyboard.press("Enter");
  await expect(textBox(page)).toHaveValue("Dinner with Ana on 2027-03-10 at 8pm");
  release();
  await expect(page).toHaveURL(/\/groups\//);
  await expect(page.getByRole("article", { name: /^Dinner with Ana/ })).toBeVisible();
});

test("S11: Enter before hydration sends the text that a reload brings back", async ({ page }) => {
  // React's effects come in a task of their own, which may be after everything that the page set out to do.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      window.setTimeout(() => Reflect.apply(post, this, message), 50);
    };
  });
  await page.goto("/chat");
  await textBox(page).fill("Dinner with Ana on 2027-03-10 at 8pm");
  await expect(page.getByText("36 / 1500")).toBeVisible();
  const release = await openWithoutScripts(page, "/chat");
  await textBox(page).press("Enter");
  release();
  await expect(page).toHaveURL(/\/groups\//);
  await expect(page.getByRole("article", { name: /^Dinner with Ana/ })).toBeVisible();
});

test("S11: an Enter just before what was done early is replayed is one Enter", async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const held: (() => void)[] = [];
    const hold = (act: () => void, ms?: number) =>
      ms === undefined ? held.push(act) : setTimeout.call(window, act, ms);
    Object.assign(window, { setTimeout: hold });
    document.addEventListener("timers-go-on", () => {
      for (const act of held.splice(0)) act();
    });
    window.addEventListener("keydown", ({ target }) => {
      if (target instanceof HTMLElement) target.dataset.heard = `${Number(target.dataset.heard ?? 0) + 1}`;
    });
  });
  await page.goto("/chat");
  const box = textBox(page);
  await box.fill("   ");
  await expect(page.getByText("3 / 1500")).toBeVisible();
  await box.press("Enter");
  await page.evaluate(() => document.dispatchEvent(new Event("timers-go-on")));
  await expect(box).not.toHaveAttribute("data-early-enter");
  await expect(box).toHaveAttribute("data-heard", "1");
});

test("S11: Shift with Enter makes a new line before hydration as well", async ({ page }) => {
  const release = await openWithoutScripts(page, "/chat");
  await textBox(page).pressSequentially("Dinner");
  await page.keyboard.press("Shift+Enter");
  await textBox(page).pressSequentially("with Ana");
  release();
  await expect(page.getByText("15 / 1500")).toBeVisible();
  await expect(textBox(page)).toHaveValue("Dinner\nwith Ana");
});

/** Opens a page as if one of its scripts came last: the others have run, and React has not started. */
async function openBeforeLast(
  page: Page,
  path: string,
  { last, scripts }: { last: string; scripts: readonly string[] },
): Promise<() => Promise<void>> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(last, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  // A script that was loaded runs before anything that is asked of the page afterwards.
  await page.waitForFunction(
    (others) => others.every((url) => performance.getEntriesByName(url).length > 0),
    scripts.filter((url) => url !== last),
  );
  return async () => {
    release();
    await page.waitForLoadState("networkidle");
    await page.unroute(last);
  };
}

/** The scripts that a page loads. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: Request) => void (request.resourceType() === "script" && scripts.add(request.url()));
  page.on("request", note);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return [...scripts];
}

const places = [
  { id: "S19", field: "searchbox", path: () => "/groups?search=planning", typed: " spring" },
  { id: "S22", field: "Title", path: (groupId: string) => `/groups/${groupId}`, typed: "" },
] as const;
for (const { id, field, path, typed } of places) {
  test(`${id}: words of ${field} selected while the page comes alive are replaced by typing`, async ({
    page,
  }) => {
    // A selection's event comes in a task of its own, which may be after React has started.
    await page.addInitScript(() =>
      window.addEventListener("select", (event) => event.stopImmediatePropagation(), true),
    );
    const group = await createGroup(page, "Planning on 2027-03-10 at 9am");
    const box = field === "Title" ? page.getByRole("textbox", { name: field }) : page.getByRole("searchbox");
    const scripts = await scriptsOf(page, path(group.id));
    for (const last of scripts) {
      const release = await openBeforeLast(page, path(group.id), { last, scripts });
      await box.focus();
      await page.keyboard.type(typed);
      await box.evaluate((one: HTMLInputElement | HTMLTextAreaElement) => one.select());
      await release();
      await page.keyboard.type("retro");
      await expect(box, last).toHaveValue("retro");
    }
  });
}

test("S22: a title begun before hydration continues where it was, and can be saved", async ({ page }) => {
  const group = await createGroup(page, "Planning on 2027-03-10 at 9am");
  const release = await openWithoutScripts(page, `/groups/${group.id}`);
  const title = page.getByRole("textbox", { name: "Title" });
  await title.click();
  await title.press("Home");
  await title.pressSequentially("Big ");
  release();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await page.keyboard.type("spring ");
  await expect(title).toHaveValue("Big spring Planning");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("article", { name: "Big spring Planning" })).toBeVisible();
});

test("S22: a title selected before hydration is replaced by what is typed afterwards", async ({ page }) => {
  const group = await createGroup(page, "Planning on 2027-03-10 at 9am");
  const release = await openWithoutScripts(page, `/groups/${group.id}`);
  const title = page.getByRole("textbox", { name: "Title" });
  await title.selectText();
  await title.focus();
  release();
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("Review");
  await expect(title).toHaveValue("Review");
});

test("S22: a button pressed before hydration does what it says once the page is alive", async ({ page }) => {
  const group = await createGroup(page, "Planning on 2027-03-10 at 9am");
  const release = await openWithoutScripts(page, `/groups/${group.id}`);
  const remove = page.getByRole("button", { name: "Delete", exact: true });
  await remove.click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  release();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("S22: a button pressed again and again before hydration is pressed once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const group = await createGroup(page, "Planning on 2027-03-10 at 9am");
  const release = await openWithoutScripts(page, `/groups/${group.id}`);
  const words = page.getByRole("region", { name: "Your text" }).getByRole("button").first();
  await words.click();
  await words.click();
  release();
  await expect(words).toHaveAttribute("aria-expanded", "true");
  await page.waitForLoadState("networkidle");
  await expect(words).toHaveAttribute("aria-expanded", "true");
});

test("V2: a time typed and left before hydration is completed like one typed afterwards", async ({
  page,
}) => {
  const group = await createGroup(page, "Planning on 2027-03-10 from 9am to 10am");
  const release = await openWithoutScripts(page, `/groups/${group.id}`);
  const start = page.getByRole("textbox", { name: "Start time" });
  await start.fill("8");
  await start.press("Tab");
  release();
  await expect(start).toHaveValue("08:00");
  await expect(page.getByRole("textbox", { name: "End time" })).toHaveValue("09:00");
});

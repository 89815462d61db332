import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright";
import { setVisibility } from "@/e2e/testing/tab-visibility";
import { openContext } from "@/e2e/testing/web-measures";
import { type Actor, createActor, createdAnswerSchema } from "./actor";
import type { FaultsText } from "./faults-text";
import type { Target } from "./target";

const createPath = "/api/v1/groups/create-from-text/";
/** A poll comes every 2 s; a busy machine may delay it. */
const askedWithinMs = 10_000;
/** SPEC T1: the pause doubles after each failure, up to half a minute; then the answer takes its time. */
const shownWithinMs = 45_000;
/** RA39: how long a tab must stay quiet after leaving the screen. */
const quietMs = 3000;
/** How long requests that are in progress may still arrive when a tab has to go quiet. */
const underWayMs = 500;

/** A visitor's browser with one tab, in which they send texts and wait for what becomes of them. */
export interface PollingTab {
  actor: Actor;
  context: BrowserContext;
  page: Page;
  target: Target;
}

/** A text that a model has not read yet, and the tab that polls for it. */
export interface WaitingTab extends PollingTab {
  groupId: string;
  titles: readonly string[];
  /** Where it waits: over the form of /chat, or at the group's own address. */
  screen: "chat" | "group";
  /** How often the tab has asked for the group. */
  askCount: () => number;
}

/**
 * Opens a browser for a new visitor, whose texts the server's model reads. An error that the page throws is a
 * fault.
 */
export async function openTab(browser: Browser, target: Target): Promise<PollingTab> {
  const actor = createActor(target);
  const { cookie } = actor;
  await target.send({
    method: "PATCH",
    path: "/api/v1/preferences/",
    cookie,
    body: { model_settings: { selectedModel: "deepseek" } },
  });
  const token = cookie.slice(cookie.indexOf("=") + 1);
  const context = await openContext({ browser, origin: await target.origin(), token });
  const page = await context.newPage();
  // Any screen with a link to the form will do.
  await page.goto("/nowhere");
  page.on("pageerror", (error) => target.history.faults.push(`a page: ${error.message}`));
  return { actor, context, page, target };
}

/** Navigates as a visitor does, so that Back stays within the app. */
async function toChat(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Chat", exact: true }).click();
  await page.waitForURL("**/chat");
}

/** Sends a text through the form of /chat and logs what was acknowledged; resolves to the group's id. */
async function sendByForm(
  { actor, page, target }: PollingTab,
  { text, titles }: FaultsText,
): Promise<string> {
  await toChat(page);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => new URL(answer.url()).pathname === createPath),
    (async () => {
      const box = page.getByRole("textbox", { name: "Event details" });
      await box.fill(text);
      await box.press("Enter");
    })(),
  ]);
  assert.equal(response.status(), 201, "a text sent by the form");
  const { id } = createdAnswerSchema.parse(await response.json()).data.group;
  target.history.entries.push({ kind: "create", text, titles, outcome: "acknowledged", groupId: id });
  actor.groupIds.push(id);
  return id;
}

/** Waits until a condition holds. */
async function waitUntil(isSo: () => boolean, what: string): Promise<void> {
  const sinceMs = performance.now();
  while (!isSo()) {
    assert.ok(performance.now() - sinceMs < askedWithinMs, what);
    await pause(20);
  }
}

/** Makes the tab send a text and wait for it; resolves once it polls. */
export async function startWaiting(
  tab: PollingTab,
  text: FaultsText,
  screen: WaitingTab["screen"],
): Promise<WaitingTab> {
  const asked: string[] = [];
  tab.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const groupId =
    screen === "chat" ? await sendByForm(tab, text) : (await tab.actor.create(text, "model")).id;
  if (screen === "group") await tab.page.goto(`/groups/${groupId}`);
  const askCount = () => asked.filter((path) => path.startsWith(`/api/v1/groups/${groupId}/`)).length;
  await waitUntil(() => askCount() > 0, `nobody asked for what was sent (${screen})`);
  return { ...tab, groupId, titles: text.titles, screen, askCount };
}

/** Fails if the tab sends more than `most` requests while it has no reason to. */
async function requireQuiet(
  { askCount }: WaitingTab,
  { forMs, most = 0, why }: { forMs: number; most?: number; why: string },
): Promise<void> {
  await pause(underWayMs);
  const before = askCount();
  await pause(forMs);
  const more = askCount() - before;
  assert.ok(more <= most, `a tab that ${why} asked ${more} times in ${Math.round(forMs)} ms`);
}

/** Fails unless every event is shown in time and polling has stopped. */
export async function requireShown(tab: WaitingTab): Promise<void> {
  const { page, titles, groupId } = tab;
  for (const name of titles) {
    await page.getByRole("article", { name }).waitFor({ timeout: shownWithinMs });
  }
  assert.equal(new URL(page.url()).pathname, `/groups/${groupId}`);
  await requireQuiet(tab, { forMs: quietMs, why: "has its events" });
}

async function goOffline(tab: WaitingTab, forMs: number): Promise<void> {
  await tab.context.setOffline(true);
  // The request in progress failed, and is retried once or twice.
  await requireQuiet(tab, { forMs, most: 2, why: "is offline" });
  await tab.context.setOffline(false);
}

/** Puts the tab behind another one and makes the browser stop its scripts. */
async function fallAsleep(tab: WaitingTab, forMs: number): Promise<void> {
  const { page, context, askCount } = tab;
  const session = await context.newCDPSession(page);
  await setVisibility(page, "hidden");
  await requireQuiet(tab, { forMs: forMs / 2, why: "is hidden" });
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await requireQuiet(tab, { forMs: forMs / 2, why: "sleeps" });
  await session.send("Page.setWebLifecycleState", { state: "active" });
  const before = askCount();
  await setVisibility(page, "visible");
  await waitUntil(() => askCount() > before, "a tab that woke up did not ask");
  await session.detach();
}

/** Goes to another screen or back to the previous one, and later opens the group by its address. */
async function leave(tab: WaitingTab): Promise<void> {
  const { page, screen, groupId } = tab;
  if (screen === "group") await toChat(page);
  else {
    await page.goBack();
    // The address changes at once, the screen as soon as there is one to show.
    await page.getByRole("dialog", { name: "Please wait" }).waitFor({ state: "hidden" });
  }
  await requireQuiet(tab, { forMs: quietMs, why: "was left" });
  await page.goto(`/groups/${groupId}`);
}

async function reload({ page, askCount }: WaitingTab): Promise<void> {
  const before = askCount();
  await page.reload();
  await waitUntil(() => askCount() > before, "a tab that was loaded again did not ask");
}

/** The faults of a single tab while it waits, each for about this long. The reading may end meanwhile. */
export const tabFaults = [goOffline, fallAsleep, leave, reload] as const;

import { expect, type Page } from "playwright/test";
import { test as base } from "./fixtures";
import { type Relay, startRelay } from "./relay";

/** A test with a service worker, and with a server of its own origin that can go away. */
export const test = base.extend<{ relay: Relay }>({
  // The pages' origin is the relay's, so each test's worker and stores are its own.
  relay: async ({ baseURL, pageFaults }, use) => {
    const relay = await startRelay(baseURL ?? "");
    await use(relay);
    relay.close();
    // A browser reports each request that was not answered.
    const others = pageFaults.filter((fault) => !/^Failed to load resource|Failed to fetch/.test(fault));
    pageFaults.splice(0, pageFaults.length, ...others);
  },
});

/** Opens the form for a text, and acts on it, which brings the service worker. */
export async function openWithWorker(page: Page, relay: Relay): Promise<void> {
  await page.goto(`${relay.origin}/chat`);
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** The paths of the stored copies. */
const copiesIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open("saywhen-copies")).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((path) => path !== "/copies/visitor");
  });

/** Waits until the copy of a group has these words. */
export const expectInCopy = (page: Page, groupId: string, words: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(async (key) => (await caches.match(key))?.text(), `/copies/groups/${groupId}`))
    .toContain(words);

/** Waits until exactly the copies of these groups are kept. */
export async function expectCopies(page: Page, groupIds: readonly string[]): Promise<void> {
  const paths = groupIds.map((id) => `/copies/groups/${id}`).sort();
  await expect.poll(async () => (await copiesIn(page)).sort()).toEqual(paths);
}

/** What a system shares. */
interface Share {
  fields?: Record<string, string>;
  file?: { name: string; type: string; content: string };
}

/** Posts a share from the page that is open, as the system does from its own. */
export async function postShare(page: Page, action: string, share: Share): Promise<void> {
  await page.evaluate(
    ({ action, fields = {}, file }) => {
      const form = document.createElement("form");
      Object.assign(form, { action, method: "post", enctype: "multipart/form-data" });
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement("input"), { name, value }));
      }
      if (file !== undefined) {
        const transfer = new DataTransfer();
        transfer.items.add(new File([file.content], file.name, { type: file.type }));
        const input = Object.assign(document.createElement("input"), { type: "file", name: "files" });
        input.files = transfer.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { action, ...share },
  );
}

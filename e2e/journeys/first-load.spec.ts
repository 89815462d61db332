import { expect } from "playwright/test";
import { scriptBytes } from "@/e2e/testing/web-measures";
import { test } from "./fixtures";
import { createGroup } from "./visitor";

const kilobyte = 1000;
const many = [1, 2, 3, 4, 5, 6, 7].map((day) => `Run on 2027-03-0${day} at 7am.`).join("\n");

interface Screen {
  name: string;
  /** What the visitor made a group of before; null for nothing. */
  text: string | null;
  path: (groupId: string) => string;
  /** Kilobytes. */
  most: number;
}

/**
 * In kilobytes over the wire, gzip and headers included; an empty page of Next and React has 137. A page that needs
 * more than it has here needs a reason, or a part that is fetched later (components/ui/late-part.tsx).
 */
const screens = [
  { name: "/chat", text: null, path: () => "/chat", most: 174 },
  { name: "all groups", text: many, path: () => "/groups", most: 174 },
  { name: "a group of rows", text: many, path: (id) => `/groups/${id}`, most: 189 },
  {
    name: "a group of one event",
    text: "Run on 2027-03-01 at 7am",
    path: (id) => `/groups/${id}`,
    most: 196,
  },
] as const satisfies readonly Screen[];

for (const { name, text, path, most } of screens) {
  test(`the script that a first load of ${name} fetches is at most ${most} kB`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const group = text === null ? null : await createGroup(page, text);
    const storageState = await page.context().storageState();
    // A browser that has fetched nothing yet.
    const context = await browser.newContext({ baseURL: baseURL ?? "", storageState });
    const bytes = await scriptBytes(context, path(group?.id ?? ""));
    await context.close();
    expect(bytes / kilobyte).toBeLessThanOrEqual(most);
    // Less than React's own would mean that not everything was counted.
    expect(bytes / kilobyte).toBeGreaterThan(137);
  });
}

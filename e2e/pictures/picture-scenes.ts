import { fileScenes } from "./file-scenes";
import type { Scene, SceneSetting } from "./picture-scene";
import {
  openAccountMenu,
  openCalendarMenu,
  openDeleteDialog,
  openLunch,
  openSettings,
  openZoneDialog,
  typeText,
} from "./scene-steps";

const chat = () => "/chat";
const group = ({ groupId }: SceneSetting) => `/groups/${groupId}`;
const createPath = "**/api/v1/groups/create-from-text/";

const soFarTitles = [
  "Lunch with Ana at Café Luz",
  "Design review",
  "Team sync with Bo, Ines and everybody who has worked on the second release of the year",
  "Offsite",
];

/** The provisional result of a reading in progress: this many events, by this reader. */
function waitScene(name: string, { parser, count }: { parser: "rules" | "llm"; count: number }): Scene {
  const soFar = Array.from({ length: count }, (_, at) => ({
    title: soFarTitles[at % soFarTitles.length],
    start_datetime: `2026-12-${String(at + 9).padStart(2, "0")}T${at === 3 ? "05" : "17"}:00:00.000Z`,
    all_day: at === 3,
    parser,
  }));
  const status = { processing_complete: false, processing_error: null, so_far: soFar };
  return {
    name,
    path: chat,
    isWindowOnly: true,
    prepare: async (page) => {
      const { data } = await (await page.request.get("/api/v1/groups/?limit=1")).json();
      const group = { ...data.groups[0], events: [], processing_complete: false };
      await page.route(createPath, (route) =>
        route.fulfill({ status: 201, json: { success: true, data: { group } } }),
      );
      await page.route("**/api/v1/groups/*/status/", (route) =>
        route.fulfill({ json: { success: true, data: status } }),
      );
      await typeText(page, "Lunch with Ana tomorrow at noon");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Take this reading" }).and(page.locator(":enabled")).waitFor();
      await page.waitForTimeout(600);
    },
  };
}

const chatScenes: Scene[] = [
  { name: "chat", path: chat },
  {
    name: "chat-suggestions",
    path: chat,
    prepare: async (page) => {
      await typeText(page, "Lunch with Ana");
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "chat-overlay",
    path: chat,
    isWindowOnly: true,
    prepare: async (page) => {
      await page.route(createPath, () => {});
      await typeText(page, "Lunch with Ana tomorrow at noon");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(600);
    },
  },
  waitScene("chat-tiles-rules", { parser: "rules", count: 3 }),
  waitScene("chat-tiles-model", { parser: "llm", count: 7 }),
  {
    name: "chat-failure",
    path: chat,
    isWindowOnly: true,
    prepare: async (page) => {
      await typeText(page, "hello there");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").first().waitFor();
      await page.locator("[data-toast]").waitFor();
    },
  },
  {
    name: "chat-offline",
    path: chat,
    isWindowOnly: true,
    prepare: async (page) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(300);
    },
  },
];

const chromeScenes: Scene[] = [
  { name: "account-menu", path: chat, isWindowOnly: true, prepare: openAccountMenu },
  {
    name: "mobile-menu",
    path: chat,
    isWindowOnly: true,
    widths: [360],
    prepare: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("menuitem", { name: "Chat" }).waitFor();
    },
  },
  { name: "settings", path: chat, isWindowOnly: true, prepare: openSettings },
  {
    name: "settings-keys",
    path: chat,
    isWindowOnly: true,
    prepare: async (page) => {
      await openSettings(page);
      await page.getByLabel("Qwen key", { exact: true }).scrollIntoViewIfNeeded();
      await page.getByLabel("DeepSeek key", { exact: true }).fill("sk-example-0123456789");
    },
  },
  {
    name: "settings-data",
    path: chat,
    isWindowOnly: true,
    prepare: async (page) => {
      await openSettings(page);
      await page.getByRole("button", { name: "Delete all my data" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "dialog-delete-data",
    path: chat,
    isWindowOnly: true,
    prepare: async (page) => {
      await openSettings(page);
      await page.getByRole("button", { name: "Delete all my data" }).click();
    },
  },
  { name: "not-found", path: () => "/nowhere" },
  ...["about", "help", "privacy", "terms"].map((name) => ({ name, path: () => `/${name}` })),
  {
    name: "chat-parts",
    path: chat,
    prepare: async (page) => {
      const idle = "Many of you asked about the new jumpers, which are lovely and warm.\n".repeat(12);
      const months = ["JANUARY", "FEBRUARY", "MARCH"].map(
        (month) => `${month} 2028\n\n- Friday 3, 7pm: concert`,
      );
      await typeText(
        page,
        [months[0], "JUMPERS", ...months.slice(1), "THANKS\n"].join(`\n\n${idle}\n`) + idle,
      );
      await page
        .getByRole("checkbox", { name: /no dates$/ })
        .first()
        .waitFor();
    },
  },
];

const listScenes: Scene[] = [
  { name: "groups", path: () => "/groups" },
  { name: "groups-no-match", path: () => "/groups?search=quarterly%20numbers" },
  {
    name: "dialog-delete-group",
    path: () => "/groups",
    isWindowOnly: true,
    prepare: (page) =>
      page
        .getByRole("button", { name: /^Delete / })
        .first()
        .click(),
  },
];

const eventScenes: Scene[] = [
  { name: "group", path: group },
  { name: "group-open", path: group, prepare: async (page) => void (await openLunch(page)) },
  // The scenes of the README.
  { name: "readme-group", path: group, isWindowOnly: true, widths: [360, 1280] },
  { name: "group-stranger", path: ({ strangerGroupId }) => `/groups/${strangerGroupId}` },
  { name: "group-no-match", path: group, prepare: (page) => page.getByRole("searchbox").fill("quarterly") },
  {
    name: "dialog-delete",
    path: group,
    isWindowOnly: true,
    prepare: openDeleteDialog,
  },
  {
    name: "dialog-export",
    path: group,
    isWindowOnly: true,
    prepare: (page) => page.getByRole("button", { name: "Export All" }).click(),
  },
  { name: "calendar-menu", path: group, isWindowOnly: true, prepare: openCalendarMenu },
  {
    name: "calendar-feed",
    path: group,
    prepare: async (page) => {
      await openCalendarMenu(page);
      await page.getByRole("menuitem", { name: "Subscribe in a calendar" }).click();
      await page.getByRole("textbox", { name: "Address of the calendar" }).waitFor();
    },
  },
  { name: "dialog-zone", path: group, isWindowOnly: true, prepare: openZoneDialog },
  {
    name: "dialog-zone-search",
    path: group,
    isWindowOnly: true,
    prepare: async (page) => {
      await openZoneDialog(page);
      await page.getByRole("combobox", { name: "Search time zones" }).fill("est");
      await page.waitForTimeout(300);
    },
  },
  { name: "group-missing", path: () => `/groups/${"A".repeat(22)}` },
  { name: "event", path: ({ eventId }) => `/events/${eventId}` },
  { name: "group-failed", path: ({ failedGroupId }) => `/groups/${failedGroupId}` },
];

/** Every screen, dialog and menu, as `npm run pictures` takes them. */
export const scenes: readonly Scene[] = [
  ...chatScenes,
  ...chromeScenes,
  ...listScenes,
  ...eventScenes,
  ...fileScenes,
];

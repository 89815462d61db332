import type { Page } from "playwright";
import { calendarFile, choiceOf, dropCalendar, fileEvent, openCalendar } from "@/e2e/journeys/compare";
import { drawPicture } from "@/e2e/journeys/drawn-pictures";
import { dragFile } from "@/e2e/journeys/hand-over";
import { postShare } from "@/e2e/journeys/installed-app";
import { flyerAskew } from "@/e2e/journeys/pictured-sheets";
import { sharePath } from "@/lib/offline/paths";
import type { Scene } from "./picture-scene";

const chat = () => "/chat";

const held = calendarFile(
  fileEvent("Planning", "20270310T090000"),
  fileEvent("Retro", "20270312T150000"),
  fileEvent("Dentist", "20270315T140000", "LOCATION:12 Main Street"),
  fileEvent("Open day", "20270320T100000"),
  fileEvent("Choir", "20270309T190000", "RRULE:FREQ=WEEKLY;COUNT=8"),
  fileEvent("Demo of everything that has come since the second release of the year", "20270317T170000"),
);

const doubled = calendarFile(
  fileEvent("Choir", "20270309T190000", "RRULE:FREQ=WEEKLY;COUNT=4"),
  fileEvent("choir", "20270316T190000"),
  fileEvent("Design review with Ana", "20270310T090000"),
  fileEvent("Design review", "20270310T090000"),
);

/** What a calendar of the visitor's own says about the events that are held. */
const compared = calendarFile(
  fileEvent("planning", "20270310T090000"),
  fileEvent("Retro", "20270312T160000", "LOCATION:Room 4, second floor"),
  fileEvent("Choir", "20270309T190000", "RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270430"),
  fileEvent("Open day", "20270320T100000", "STATUS:CANCELLED"),
  fileEvent("Call of the whole team", "20270301T143000", "RRULE:FREQ=WEEKLY"),
  fileEvent("Demo of everything that has come since the second release of the year", "20270318T170000"),
);

/** Drops a picture that is so small that some of its words are doubtful. */
async function dropFlyer(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("A picture is drawn by the browser of its page.");
  const picture = await drawPicture(browser, { ...flyerAskew, scale: 0.4 });
  await dragFile(page, { name: "flyer.jpg", content: [...picture] });
}

/** Drops a picture, and waits until its words are read. */
async function readPicture(page: Page): Promise<void> {
  await dropFlyer(page);
  await page.getByRole("region", { name: "Check these words" }).waitFor({ timeout: 100_000 });
  await page.waitForTimeout(600);
}

/** Acts on the page, which brings the service worker of the installed app. */
async function bringWorker(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Ends the connection, with the copies that the installed app keeps of the groups it showed. */
async function loseConnection(page: Page): Promise<void> {
  await bringWorker(page);
  await openCalendar(page, held);
  await page.waitForTimeout(600);
  await page.context().setOffline(true);
}

/** The scenes of files, and of the installed app. */
export const fileScenes: readonly Scene[] = [
  {
    name: "file-drop",
    path: chat,
    isWindowOnly: true,
    prepare: (page) => dragFile(page, { name: "mail.eml", content: "" }, { isDropped: false }),
  },
  {
    name: "picture-progress",
    path: chat,
    prepare: async (page) => {
      await page.route("**/eng.traineddata*", () => undefined);
      await dropFlyer(page);
      await page.getByRole("progressbar").waitFor();
    },
  },
  { name: "picture-check", path: chat, prepare: readPicture },
  {
    name: "picture-large",
    path: chat,
    prepare: async (page) => {
      await readPicture(page);
      await page.getByRole("button", { name: "Show flyer.jpg larger" }).click();
    },
  },
  {
    name: "compare-drop",
    path: ({ groupId }) => `/groups/${groupId}`,
    isWindowOnly: true,
    prepare: (page) => dragFile(page, { name: "mine.ics", content: "" }, { isDropped: false }),
  },
  {
    name: "compare-empty",
    path: ({ groupId }) => `/groups/${groupId}`,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Choose a calendar" }).click();
      await page.getByRole("menuitem", { name: "Compare with a calendar file" }).click();
      await page.getByRole("button", { name: "Choose a file" }).waitFor();
    },
  },
  {
    name: "compare-found",
    path: chat,
    prepare: async (page) => {
      await openCalendar(page, held);
      await dropCalendar(page, compared);
    },
  },
  {
    name: "compare-taken",
    path: chat,
    prepare: async (page) => {
      await openCalendar(page, held);
      const panel = await dropCalendar(page, compared);
      await choiceOf(panel, "Update", "Retro").click();
      await page.getByText("1 event updated").waitFor();
      await choiceOf(panel, "Leave out", "Planning").click();
      await page.getByText("1 event deleted").waitFor();
      await choiceOf(panel, "Keep both", "Dentist").click();
    },
  },
  { name: "doubles", path: chat, prepare: (page) => openCalendar(page, doubled) },
  {
    name: "offline-page",
    path: chat,
    prepare: async (page) => {
      await loseConnection(page);
      await page.goto("/help");
      await page.getByRole("heading", { name: "You are offline" }).waitFor();
    },
  },
  {
    name: "offline-group",
    path: chat,
    prepare: async (page) => {
      await loseConnection(page);
      await page.reload();
      await page.getByText(/^Offline copy of /).waitFor();
    },
  },
  {
    name: "shared-calendar",
    path: chat,
    prepare: async (page) => {
      await bringWorker(page);
      await postShare(page, sharePath, { file: { name: "a.ics", type: "text/calendar", content: held } });
      await page.getByRole("button", { name: "Take the calendar" }).waitFor();
    },
  },
];

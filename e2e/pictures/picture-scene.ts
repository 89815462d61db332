import type { Page } from "playwright";

/** The starting point of a scene. */
export interface SceneSetting {
  page: Page;
  /** A group of this page's visitor, and one of its events. */
  groupId: string;
  eventId: string;
  /** A group that somebody else made. */
  strangerGroupId: string;
  /** A group whose text contained no event. */
  failedGroupId: string;
}

/** One picture: the screen, and the actions on it before the picture is taken. */
export interface Scene {
  name: string;
  path: (setting: SceneSetting) => string;
  prepare?: (page: Page) => Promise<void>;
  /** Takes only the visible part, for anything that covers the page. */
  isWindowOnly?: boolean;
  /** The widths that show it; all if absent. */
  widths?: readonly number[];
}

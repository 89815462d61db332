import type { Page } from "playwright";

/** Tells a page that it is hidden or visible again, as a browser does. */
export const setVisibility = (page: Page, state: "hidden" | "visible"): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

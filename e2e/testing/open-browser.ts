import { type Browser, chromium } from "playwright";
import { browserArguments } from "./browser-arguments";
import { findBrowser } from "./find-browser";

/**
 * Opens a headless Chromium for a command that measures or takes pictures. Throws a sentence if there is
 * none.
 */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserArguments });
}

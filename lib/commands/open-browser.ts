import { type Browser, chromium } from "playwright";
import { findBrowser } from "./find-browser";

/** What a Chromium without a screen needs here, and nothing that it would fetch for itself. */
const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A headless Chromium, for a command that measures or takes pictures. Throws a sentence when there is none. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserArguments });
}

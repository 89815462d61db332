import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Chromium without its windows, which draws pages as Chromium does: the journeys take 5 minutes with it, and 8 with the other. */
const headlessShell = "/usr/bin/chromium-headless-shell";
const systemBrowsers = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function findInstalled(): string | undefined {
  return [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path));
}

function run(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit", timeout: 10 * 60_000 }).status === 0;
}

/**
 * The path of a Chromium: Debian's headless shell, which is installed now if this process is root; otherwise the system's
 * or Playwright's, or one that Playwright installs now. Throws a sentence if all of them fail.
 */
export function findBrowser(): string {
  if (!existsSync(headlessShell) && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "--quiet"]);
    run("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", "chromium-headless-shell"]);
  }
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  run("playwright", ["install", "chromium"]);
  const found = findInstalled();
  if (found !== undefined) return found;
  throw new Error(
    "The browser tests need a Chromium. Install one (Debian: apt-get install chromium-headless-shell) and run this again.",
  );
}

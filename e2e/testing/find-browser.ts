import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const systemBrowsers = [
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
 * The path of a Chromium: the system's, or Playwright's, or one that is installed now, by Playwright if its
 * download can be reached and otherwise by Debian's package manager. Throws a sentence if all of them fail.
 */
export function findBrowser(): string {
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  if (!run("playwright", ["install", "chromium"]) && process.getuid?.() === 0) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"]);
  }
  const found = findInstalled();
  if (found !== undefined) return found;
  throw new Error(
    "The browser tests need a Chromium. Install one (Debian: apt-get install chromium) and run this again.",
  );
}

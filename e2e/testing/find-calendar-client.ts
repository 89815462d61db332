import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];
const names = ["vdirsyncer", "khal"] as const;

/** Where a real calendar's two programs are: one fetches, the other shows. */
export type CalendarClient = Readonly<Record<(typeof names)[number], string>>;

const findInstalled = (name: string) =>
  folders.map((folder) => path.join(folder, name)).find((program) => existsSync(program));

/** khal alone, where it is installed. */
export const findKhal = (): string | null => findInstalled("khal") ?? null;

function findBoth(): CalendarClient | null {
  const [vdirsyncer, khal] = names.map(findInstalled);
  return vdirsyncer === undefined || khal === undefined ? null : { vdirsyncer, khal };
}

function run(command: string, args: string[]): void {
  console.log(`> ${command} ${args.join(" ")}`);
  // The output of these programs must not mix with the caller's.
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout: 10 * 60_000 });
}

/**
 * khal and vdirsyncer: the system's, or those that Debian's package manager installs now if this process is root. Throws a
 * sentence if there are still none.
 */
export function findCalendarClient(): CalendarClient {
  const installed = findBoth();
  if (installed !== null) return installed;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "--yes", "--no-install-recommends", ...names]);
  }
  const found = findBoth();
  if (found !== null) return found;
  throw new Error(
    "The proof of followed feeds (RA52) needs a calendar that subscribes: khal and vdirsyncer. Install them (Debian: apt-get install khal vdirsyncer) and run this again.",
  );
}

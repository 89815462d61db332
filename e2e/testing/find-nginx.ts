import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

const places = [
  "/usr/sbin/nginx",
  "/usr/bin/nginx",
  "/usr/local/sbin/nginx",
  "/usr/local/bin/nginx",
  "/opt/homebrew/bin/nginx",
];
/** What Debian's packages ask before they start their service; 101 is no (invoke-rc.d(8)). */
const policyFile = "/usr/sbin/policy-rc.d";

const findInstalled = () => places.find((path) => existsSync(path));

function run(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(" ")}`);
  // The output of these programs must not mix with the caller's.
  return (
    spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout: 10 * 60_000 }).status === 0
  );
}

/** Installs Debian's nginx only for the proofs: its service is not started. */
function install(): void {
  const isOurs = !existsSync(policyFile);
  if (isOurs) writeFileSync(policyFile, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "--yes", "--no-install-recommends", "nginx"]);
  } finally {
    if (isOurs) rmSync(policyFile);
  }
}

/**
 * The path of an nginx: the system's, or one that Debian's package manager installs now if this process is
 * root. Throws a sentence if there is still none.
 */
export function findNginx(): string {
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) install();
  const found = findInstalled();
  if (found !== undefined) return found;
  throw new Error(
    "The proof of pooled connections (RA43) needs an nginx. Install one (Debian: apt-get install nginx) and run this again.",
  );
}

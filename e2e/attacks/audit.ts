import { spawnSync } from "node:child_process";
import { readAdvisories } from "./advisories";

/** `npm run audit`: exits with 0 without advisories, 1 with any, and 2 if no service could be asked. */
const exitCodes = { clean: 0, found: 1, unanswered: 2 };
const printedMax = 64 * 1024 * 1024;

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  encoding: "utf8",
  maxBuffer: printedMax,
  shell: process.platform === "win32",
});
const advisories = readAdvisories(stdout);
if (!advisories.isAnswered) {
  console.log(
    `The registry's advisory service does not answer (${advisories.reason}), so nothing is known. Ask it where npm's own registry is reached.`,
  );
  process.exitCode = exitCodes.unanswered;
} else if (advisories.lines.length > 0) {
  for (const line of advisories.lines) console.log(line);
  process.exitCode = exitCodes.found;
} else {
  console.log("The registry knows no advisory about a package that is shipped.");
  process.exitCode = exitCodes.clean;
}

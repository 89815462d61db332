import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSourceFiles } from "@/lib/testing/source-files";
import { drawHouse } from "./draw-house";
import { readHouse } from "./house-graph";
import { houseHeading, housePath } from "./house-path";

/**
 * `npm run draw:house`: draws the current house; `-- COMMIT FILE HEADING` draws that of an earlier commit
 * into a file.
 */
const [commit, file = housePath, heading = houseHeading] = process.argv.slice(2);
const output = path.resolve(file);

if (commit !== undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-house-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const archive = execFileSync("git", ["archive", commit], { maxBuffer: 1024 ** 3 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  process.chdir(folder);
}
writeFileSync(output, drawHouse(readHouse(readSourceFiles()), heading));

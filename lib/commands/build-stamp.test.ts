import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { fingerprintSource, hasBuildOf, stampBuild } from "./build-stamp";

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "saywhen-stamp-"));
  write("app/page.tsx", "one");
  write("package-lock.json", "{}");
  write(".next/BUILD_ID", "1");
  stampBuild(fingerprintSource(folder), folder);
});

describe("hasBuildOf", () => {
  const isCurrent = () => hasBuildOf(fingerprintSource(folder), folder);

  it("accepts the build of an unchanged source, and of one in which only tests have changed", () => {
    expect(isCurrent()).toBe(true);
    write("lib/a.test.ts", "new");
    write("README.md", "new");
    expect(isCurrent()).toBe(true);
  });

  it.each([
    ["a changed file", () => write("app/page.tsx", "two")],
    ["a new file", () => write("lib/new/file.ts", "x")],
    ["a changed lock file", () => write("package-lock.json", "{ }")],
    ["a build that did not finish", () => rmSync(path.join(folder, ".next/BUILD_ID"))],
    ["no build", () => rmSync(path.join(folder, ".next"), { recursive: true })],
  ])("requires a new build after %s", (_, change) => {
    change();
    expect(isCurrent()).toBe(false);
  });
});

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isPermitted } from "@/e2e/testing/licences";

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), license: z.string().optional() })),
});
const manifestSchema = z.object({ license: z.string().optional() });
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Every package of `npm ci --omit=dev`, for any platform, by its folder. */
const shipped = Object.entries(lockSchema.parse(readJson("package-lock.json")).packages).filter(
  ([place, { dev }]) => place !== "" && dev !== true,
);

/** Packages whose manifest names no licence, with the line of the file beside it that does. */
const namedInFile = new Map([["node_modules/seq-queue", { licence: "MIT", line: "(The MIT License)" }]]);

/** The licence that an installed package states; otherwise the one in npm's lock file. */
function licenceOf(place: string, locked: string | undefined): string | null {
  const named = namedInFile.get(place);
  if (named !== undefined) {
    const text = readFileSync(path.join(place, "LICENSE"), "utf8");
    return text.startsWith(named.line) ? named.licence : null;
  }
  const manifest = path.join(place, "package.json");
  return (existsSync(manifest) ? manifestSchema.parse(readJson(manifest)).license : locked) ?? null;
}

describe("the licences of shipped packages", () => {
  it("bind no part of it to the GPL or the AGPL, and are all known", () => {
    expect(shipped.length).toBeGreaterThan(200);
    const others = shipped
      .map(([place, { license }]) => ({ place, licence: licenceOf(place, license) }))
      .filter(({ licence }) => licence === null || !isPermitted(licence));
    expect(others).toEqual([]);
  });
});

describe("isPermitted", () => {
  it.each([
    "MIT",
    "(MIT OR CC0-1.0)",
    "(GPL-2.0-only OR MIT)",
    "MIT and ISC",
    "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
    "(MIT AND (GPL-3.0-only OR ISC))",
  ])("accepts %s", (expression) => {
    expect(isPermitted(expression)).toBe(true);
  });

  it.each([
    "GPL-3.0-or-later",
    "AGPL-3.0-only",
    "MIT AND GPL-2.0-only",
    "(MIT AND (GPL-3.0-only OR AGPL-3.0-only))",
    "GPL-2.0-only WITH Classpath-exception-2.0",
    "SEE LICENSE IN LICENSE.md",
    "UNLICENSED",
    "",
    "(",
  ])("refuses %j", (expression) => {
    expect(isPermitted(expression)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { readShippedPaths } from "./shipped-tree";

describe("what the image contains of the checkout", () => {
  it("is the build, the migrations, the configuration and two launchers, but no source or test", () => {
    expect(readShippedPaths()).toEqual([
      ".next",
      "generated",
      "package.json",
      "next.config.mjs",
      "public",
      "prisma",
      "lib/commands/run.mjs",
      "lib/command-line/saywhen.mjs",
    ]);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { environmentKeys } from "@/lib/env";
import { commandsReadmePath, replaceEnvironment } from "./environment-table";
import { replaceMarked } from "./marked-part";

const document = readFileSync(commandsReadmePath, "utf8");

describe(commandsReadmePath, () => {
  it("matches the environment's schema (npm run documents)", () => {
    expect(replaceEnvironment(document)).toBe(document);
  });

  it("lists every key with its description", () => {
    const rows = [...document.matchAll(/^\| `([A-Z][A-Z_]+)` \|[^|]*\| (\S.*) \|$/gm)];
    expect(rows.map(([, key]) => key)).toEqual(environmentKeys.map(({ key }) => key));
  });
});

describe("a part between marks", () => {
  it("is replaced without its surroundings; a document without marks is refused", () => {
    const before = "a\n<!-- npm run documents -->\nold\n<!-- end -->\nb";
    expect(replaceMarked(before, "new")).toBe("a\n<!-- npm run documents -->\n\nnew\n\n<!-- end -->\nb");
    expect(() => replaceMarked("a", "new")).toThrow("lacks <!-- npm run documents -->");
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeVerdicts, readVerdicts } from "@/e2e/proving/kept-verdicts";
import { figuresPath, tableOf } from "./figures";
import { replaceMarked } from "./marked-part";

const document = readFileSync(figuresPath, "utf8");

describe(figuresPath, () => {
  it.each(["bench:job", "bench:web", "bench:api", "bench:growth"])(
    "has a part for the figures of %s",
    (command) => {
      expect(replaceMarked(document, "new", `${command} -- --write`)).toContain("\n\nnew\n\n<!-- end -->");
    },
  );

  it("has the stored counts of the long forms", () => {
    const rewritten = replaceMarked(document, describeVerdicts(readVerdicts()), "prove -- --write");
    expect(rewritten).toBe(document);
  });
});

describe("a table", () => {
  it("has its header, a line below it and its rows", () => {
    expect(tableOf(["a", "b"], [["1", "2"]])).toBe("| a | b |\n| --- | --- |\n| 1 | 2 |");
  });
});

describe("a part between the marks of a command", () => {
  it("does not change the parts of other commands", () => {
    const before = "<!-- npm run x -->\n1\n<!-- end -->\n<!-- npm run y -->\n2\n<!-- end -->\n";
    expect(replaceMarked(before, "3", "x")).toBe(
      "<!-- npm run x -->\n\n3\n\n<!-- end -->\n<!-- npm run y -->\n2\n<!-- end -->\n",
    );
  });
});

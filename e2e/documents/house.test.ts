import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rankOf } from "@/lib/testing/house-rules";
import { readSourceFiles } from "@/lib/testing/source-files";
import { drawHouse } from "./draw-house";
import { readHouse } from "./house-graph";
import { houseHeading, housePath } from "./house-path";

const imported = (specifier: string) => ({ specifier, isType: false, isDynamic: false });

const file = (path: string, ...imports: string[]) => ({
  path,
  text: "",
  lineCount: 1,
  isTest: path.includes(".test."),
  imports: imports.map(imported),
  nodes: [],
  comments: [],
});

describe("the house of some files", () => {
  it("has a folder above its imports, and omits arrows that other arrows imply", () => {
    const house = readHouse([
      file("app/page.ts", "@/lib/a/one", "@/lib/b/two", "react"),
      file("lib/a/one.ts", "@/lib/b/two", "./other"),
      file("lib/a/other.ts"),
      file("lib/b/two.ts"),
      file("lib/b/two.test.ts", "@/lib/a/one"),
    ]);
    expect(house.rows).toEqual([["lib/b"], ["lib/a"], ["app"]]);
    expect(house.down).toEqual([
      { from: "app", to: "lib/a" },
      { from: "lib/a", to: "lib/b" },
    ]);
    expect([house.up, house.arrowCount]).toEqual([[], 3]);
  });

  it("shows the import that closes a cycle as an arrow back up", () => {
    const house = readHouse([
      file("app/page.ts", "@/lib/a/one"),
      file("lib/a/one.ts", "@/lib/b/two"),
      file("lib/b/two.ts", "@/lib/a/one"),
    ]);
    expect([house.rows.length, house.up.length]).toEqual([3, 1]);
    expect(drawHouse(house, "A house")).toContain("3 folders, 3 arrows between them, 1 back up.");
  });
});

describe("the drawing of the house", () => {
  const house = readHouse(readSourceFiles());

  it("is current; npm run draw:house draws it again", () => {
    expect(readFileSync(housePath, "utf8")).toBe(drawHouse(house, houseHeading));
  });

  it("has every arrow down, as the ranks of the house rules require", () => {
    expect(house.up).toEqual([]);
    expect(house.down.filter(({ from, to }) => rankOf(`${from}/x.ts`) <= rankOf(`${to}/x.ts`))).toEqual([]);
  });
});

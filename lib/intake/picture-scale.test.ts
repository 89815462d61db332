import { describe, expect, it } from "vitest";
import { readingSize, shownSize } from "./picture-scale";

describe("the size in which a picture is read", () => {
  it.each([
    ["a photograph of 12 megapixels", [4000, 3000], [3266, 2449]],
    ["a picture that is good as it is", [3000, 2000], [3000, 2000]],
    ["a small screenshot", [390, 300], [780, 600]],
    ["one that needs to grow a little", [2000, 2000], [2236, 2236]],
    ["one of very long lines", [60_000, 30], [10_000, 5]],
    ["a point", [1, 1], [2, 2]],
  ] as const)("of %s", (_, [width, height], [toWidth, toHeight]) => {
    expect(readingSize({ width, height })).toEqual({ width: toWidth, height: toHeight });
  });

  it("is another than the one in which it is shown", () => {
    expect(shownSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
    expect(shownSize({ width: 390, height: 300 })).toEqual({ width: 390, height: 300 });
  });
});

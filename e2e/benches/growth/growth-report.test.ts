import { describe, expect, it } from "vitest";
import type { CallGrowth } from "./group-growth";
import { drawGrowth } from "./growth-plot";
import { describeGrowth, findGrowing, type Growth } from "./growth-report";

const call = (name: string, medians: number[], more: Partial<CallGrowth> = {}): CallGrowth => ({
  name,
  label: name,
  isFlat: true,
  points: [1, 1000, 100_000].map((count, index) => ({ count, medianMs: medians[index] ?? Number.NaN })),
  ...more,
});

const load = { requestsPerSecond: 954, p50Ms: 13, p99Ms: 35, cpuMs: 1 };
const growth: Growth = {
  calls: [call("read", [2, 2.1, 2.2]), call("scan", [2, 4, 200], { label: null, isFlat: false })],
  capacity: { bytesPerGroup: 2000, read: load, create: { ...load, requestsPerSecond: 237, cpuMs: 4.2 } },
  screens: [1, 60, 500].map((count) => ({ count, cardsMs: 100 + count, searchMs: 20 })),
  pollers: [10, 100, 1000].map((count) => ({ count, residentMb: 200 + count / 10, cpuMs: 1, p99Ms: 5 })),
};

describe("findGrowing", () => {
  it("names a call that is over twice as slow at any size, and one that was not measured", () => {
    const calls = [
      call("even", [2, 2.5, 4]),
      call("in the middle", [2, 4.1, 3]),
      call("at the end", [2, 2, 9]),
      call("unmeasured", [Number.NaN, 2, 2]),
      call("allowed to grow", [1, 10, 100], { isFlat: false }),
    ];
    expect(findGrowing(calls)).toEqual([
      "in the middle takes 2.0 times as long as on one group.",
      "at the end takes 4.5 times as long as on one group.",
      "unmeasured takes NaN times as long as on one group.",
    ]);
  });
});

describe("describeGrowth", () => {
  it("has a row for each call, screen and server, and a summary", () => {
    const lines = describeGrowth(growth).split("\n");
    expect(lines).toContain("| read | 2.0 ms | 2.1 ms | 2.2 ms | 1.1 |");
    expect(lines).toContain("| From the address to all cards | 101 ms | 160 ms | 600 ms |");
    expect(lines).toContain("| Resident memory | 201 MB | 210 MB | 300 MB |");
    expect(lines.at(-1)).toContain("1000 / 1.00 × 2 = 2,000 open screens a core");
    expect(lines.at(-1)).toContain("100 kB for each screen that polls");
    expect(lines.at(-1)).toContain("1 GB holds 500,000");
  });
});

describe("drawGrowth", () => {
  it("draws a mark for every figure of the plot, in colours of each theme", async () => {
    const [light, dark] = [await drawGrowth(growth, "light"), await drawGrowth(growth, "dark")];
    // One labelled call, two lines of the screen and one of memory, three sizes each.
    expect(light.match(/aria-roledescription="point"/g)).toHaveLength(12);
    expect(light).toContain('fill="#ffffff"');
    expect(dark).toContain('fill="#0d1117"');
    expect(light).toContain("groups in the database");
  });
});

import { describe, expect, it } from "vitest";
import { judgeGrowth } from "./soak";

const samples = (residentMb: (index: number) => number, handles: (index: number) => number = () => 30) =>
  Array.from({ length: 40 }, (_, index) => ({
    residentMb: residentMb(index),
    handles: handles(index),
    cpuSeconds: index,
  }));

describe("judgeGrowth", () => {
  it("treats a warm-up, a plateau and noise as bounded", () => {
    const warm = samples((index) => 280 + (index < 10 ? index * 5 - 50 : (index * 7) % 20));
    expect(judgeGrowth(warm)).toMatchObject({ isBounded: true });
  });

  it("detects growing memory and growing handles", () => {
    expect(judgeGrowth(samples((index) => 200 + index * 2)).isBounded).toBe(false);
    const leaking = samples(
      () => 280,
      (index) => 30 + index,
    );
    expect(judgeGrowth(leaking).isBounded).toBe(false);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { countDown } from "./running-time";

/** Blocks the process, as if it were stopped or got no processor. */
function standStill(ms: number): void {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs);
}

const timers: NodeJS.Timeout[] = [];
afterEach(() => timers.splice(0).forEach(clearInterval));

/** How long it takes until a countdown runs out. */
function elapsedMs(waitMs: number): Promise<number> {
  const startedMs = performance.now();
  return new Promise((resolve) => countDown(waitMs, () => resolve(performance.now() - startedMs)));
}

describe("a countdown", () => {
  it("starts again after the process was stalled", async () => {
    const elapsed = elapsedMs(200);
    standStill(600);
    expect(await elapsed).toBeGreaterThanOrEqual(790);
  });

  it("runs out even if the process stalls again and again", async () => {
    const elapsed = elapsedMs(100);
    timers.push(setInterval(() => standStill(600), 50));
    expect(await elapsed).toBeLessThan(5000);
  }, 20_000);

  it("does not call back once it was cancelled", async () => {
    let isOver = false;
    const { cancel } = countDown(50, () => {
      isOver = true;
    });
    cancel();
    await elapsedMs(100);
    expect(isOver).toBe(false);
  });
});

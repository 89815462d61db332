import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** Waits until nothing fades: a toast begins to only after its first frame. */
async function expectStillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const finite = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (let stillFrames = 0; stillFrames < 3; stillFrames += 1) {
      await frame();
      const running = finite();
      if (running.length > 0) stillFrames = 0;
      await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
    }
  });
}

/** Expects no violation that axe can find, after what fades has ended; what comes while axe looks does not fade. */
export async function expectNoViolation(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectStillness(page);
  // The page has no frames, for which the other mode reports by a page of its own, with all that passed: four times slower.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120))}`);
  expect(found, state).toEqual([]);
}

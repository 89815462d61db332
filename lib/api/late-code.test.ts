import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

/** Three parts of a page, whose code comes when it is told to, or is refused. */
async function openPage() {
  vi.stubGlobal("window", {});
  vi.useFakeTimers();
  const { lateCode, fetchLateCode } = await import("./late-code");
  const asked: string[] = [];
  const answers = new Map<string, { come: () => void; refuse: () => void }>();
  const partOf = (name: string) =>
    lateCode(() => {
      asked.push(name);
      return new Promise<string>((resolve, reject) => {
        answers.set(name, { come: () => resolve(name), refuse: () => reject(new Error(name)) });
      });
    });
  const answer = async (name: string, how: "come" | "refuse") => {
    answers.get(name)?.[how]();
    await vi.runAllTimersAsync();
  };
  return { partOf, fetchLateCode, asked, answer };
}

it("fetches what only might be needed one after the other, past what cannot be fetched", async () => {
  const { partOf, fetchLateCode, asked, answer } = await openPage();
  const parts = ["one", "two"].map(partOf);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  fetchLateCode();
  // What a later screen registers stands in the same line.
  partOf("three");
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["one"]);
  await answer("one", "refuse");
  expect(asked).toEqual(["one", "two"]);
  await answer("two", "come");
  expect(asked).toEqual(["one", "two", "three"]);
  expect(parts.map((part) => part.now())).toEqual([null, "two"]);
});

it("fetches what is asked for at once, and only once", async () => {
  const { partOf, fetchLateCode, asked, answer } = await openPage();
  partOf("one");
  const pressed = partOf("two");
  fetchLateCode();
  await vi.runAllTimersAsync();
  const shown = pressed.fetch();
  expect(asked).toEqual(["one", "two"]);
  await answer("two", "come");
  expect(await shown).toBe("two");
  await answer("one", "come");
  expect(asked).toEqual(["one", "two"]);
});

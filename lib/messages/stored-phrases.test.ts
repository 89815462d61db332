import { expect, it } from "vitest";
import { phrasesIn, sayStored, storePhrases } from "./stored-phrases";

it("stores nothing for no phrase, and puts several into words in order", () => {
  expect(storePhrases([])).toBeNull();
  const stored = storePhrases([
    { code: "notices.late" },
    { code: "results.undated", params: { title: "Two\nlines {here}" } },
  ]);
  expect(sayStored(stored ?? "")).toBe(
    "The language model took too long, so the rules parser read this text. No event was found in this text: nothing says when “Two\nlines {here}” is. Add a day or a time, for example: tomorrow at noon.",
  );
});

it.each([
  "No event was found.",
  '{"code":"notices.ofAnotherRelease"}',
  '{"code":"notices.cut","params":{}}',
  '{"code":',
  "",
])("keeps a text that is not a phrase of this release: %j", (stored) => {
  expect(sayStored(stored)).toBe(stored);
});

it("gives programs the codes and values of stored phrases, but nothing for other words", () => {
  const cut = { code: "notices.cut", params: { count: 3, max: 50 } } as const;
  expect(phrasesIn(storePhrases([{ code: "notices.late" }, cut]))).toEqual([
    { code: "notices.late", params: {} },
    cut,
  ]);
  expect(phrasesIn(null)).toEqual([]);
  expect(phrasesIn("No event was found.")).toEqual([]);
  expect(phrasesIn('{"code":')).toEqual([]);
});

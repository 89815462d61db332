import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import { writtenTexts as texts } from "@/e2e/texts/written/all-written";

describe("texts written before anybody looked how they are read", () => {
  it.each(texts.filter(({ stillWrong }) => stillWrong === undefined))("are read: $text", (written) => {
    expect(faultsOf(written)).toEqual([]);
  });

  it.each(texts.filter(({ stillWrong }) => stillWrong !== undefined))(
    "are known to be misread, since $stillWrong: $text",
    (written) => {
      expect(faultsOf(written)).not.toEqual([]);
    },
  );
});

import { describe, expect, it } from "vitest";
import { foldText } from "./fold-text";

describe("foldText", () => {
  it.each([
    ["CAFÉ", "cafe"],
    ["Straße", "STRASSE"],
    ["ﬁnal", "FINAL"],
    ["İstanbul", "istanbul"],
    ["ΣΊΣΥΦΟΣ", "σίσυφος"],
  ])("folds %s and %s to the same text", (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it("keeps different words apart", () => {
    expect(foldText("Ana")).not.toBe(foldText("Anna"));
  });
});

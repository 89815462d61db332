import { describe, expect, it } from "vitest";
import { plainPhrases, withPlainForms } from "./plain-forms";

describe("words without their accents", () => {
  it("mean what those with them do", () => {
    expect(withPlainForms({ lunedì: 1, août: 8 })).toEqual({ lunedi: 1, lunedì: 1, aout: 8, août: 8 });
  });

  it("keep their own meaning where they are another word", () => {
    expect(withPlainForms({ à: "at", a: "has" })).toEqual({ à: "at", a: "has" });
  });

  it("stand beside them in a list, once each", () => {
    expect(plainPhrases("dès; vers; à partir de")).toEqual([
      "dès",
      "vers",
      "à partir de",
      "des",
      "a partir de",
    ]);
  });
});

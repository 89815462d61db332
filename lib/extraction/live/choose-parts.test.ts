import { describe, expect, it } from "vitest";
import { chooseParts } from "./choose-parts";

/** `+` and `-` are what the visitor said; then `d` for a part with dates, `n` for one without, `?` for an unread one. */
const chosenOf = (parts: string) =>
  chooseParts(
    parts.split(" ").map((part) => ({
      isWanted: part.includes("+") ? true : part.includes("-") ? false : null,
      isDated: part.includes("?") ? null : part.includes("d"),
    })),
  )
    .map((isChosen) => (isChosen ? "x" : "."))
    .join("");

describe("the parts that are read", () => {
  it("are those with dates", () => {
    expect(chosenOf("d n d n")).toBe("x.x.");
  });

  it("are all of them while nothing is read", () => {
    expect(chosenOf("? ? ?")).toBe("xxx");
  });

  it("are none where no part has a date", () => {
    expect(chosenOf("n n n")).toBe("...");
    expect(chosenOf("n +n n")).toBe(".x.");
  });

  it("have among them what is not read yet beside what is", () => {
    expect(chosenOf("d n ?")).toBe("x.x");
  });

  it("are what the visitor said, with or without dates", () => {
    expect(chosenOf("-d +n d")).toBe(".xx");
    expect(chosenOf("-d -n")).toBe("..");
  });

  it("are eight at most, the first ones", () => {
    expect(chosenOf("d d d d d d d d d d")).toBe("xxxxxxxx..");
    expect(chosenOf("-d d d d d d d d d -d")).toBe(".xxxxxxxx.");
  });
});

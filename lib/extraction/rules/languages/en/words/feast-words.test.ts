import { describe, expect, it } from "vitest";
import { feastOpenings, opensFeast } from "./feast-words";
import { feasts } from "./moving-feasts";

const names = Object.keys(feasts.rules);

describe("the words that feasts open with", () => {
  it("tell every feast of another calendar, which a browser then loads", () => {
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !opensFeast(name))).toEqual([]);
  });

  it("are the first words of their names, each of them and no other", () => {
    const firstWords = new Set(
      names.map((name) => /^[a-z]+/u.exec(name)?.[0]).filter((word) => word !== undefined),
    );
    expect([...firstWords].sort()).toEqual([...feastOpenings].sort());
  });

  it.each(["day off", "chinese takeaway", "spring term", "first of may", "end of june", "greek lunch"])(
    "is none of them in %s",
    (words) => expect(opensFeast(words)).toBe(false),
  );
});

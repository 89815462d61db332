import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSourceFiles } from "@/lib/testing/source-files";

/** The ids of the requirements, as in the list beside this file. */
const listed = [...readFileSync("lib/requirements.md", "utf8").matchAll(/^- ([A-Z]\d+) \S/gm)].map(
  ([, id = ""]) => id,
);
const idsOf = (...letters: readonly string[]) => listed.filter((id) => letters.includes(id.charAt(0)));

/** The ids of the requirements of the screens. */
const screens = idsOf("S", "T");
const rules = idsOf("V", "X", "K");
/** The ids of the requirements of the API: its calls, their data, and the decisions about both. */
const contract = idsOf("A", "E", "D", "B");

/** Screens whose journey runs only at 1280 px, each with its reason. */
const wideAlone: Readonly<Record<string, string>> = {
  S4: "a theme is the same class at any width",
  S6: "a tooltip needs a pointer that can hover",
  S7: "its kinds are signs, and their dialogs are S23's at 360 px",
  T4: "what is saved when has no layout",
};

interface Title {
  text: string;
  isJourney: boolean;
  isOnPhone: boolean;
}

const title =
  /\b(?:test|it|describe)(?:\.\w+)*\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1\s*,\s*(\{\s*tag: "@phone)?/g;

function readTitles(): Title[] {
  return readSourceFiles()
    .filter(({ path, isTest }) => isTest || path.endsWith(".spec.ts"))
    .flatMap(({ path }) =>
      [...readFileSync(path, "utf8").matchAll(title)].map(([, , text = "", tag]) => ({
        text,
        isJourney: path.startsWith("e2e/journeys/"),
        isOnPhone: tag !== undefined,
      })),
    );
}

const titles = readTitles();
const namedIn = ({ text }: Title): string[] => text.match(/\b[STVXKAEDB]\d+\b/g) ?? [];

/**
 * The ids that no title names. A title names those before its colon or its first word, as in `S23, B5: …` and
 * `S6 …`.
 */
function unnamed(ids: readonly string[], among: readonly Title[]): string[] {
  const named = new Set(among.flatMap(namedIn));
  return ids.filter((id) => !named.has(id));
}

describe("the requirements of the screens and of the API, each in a title of a test", () => {
  it("are listed once each", () => {
    expect(listed.length).toBeGreaterThan(80);
    expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([]);
  });

  it("are all that titles name", () => {
    expect(titles.filter((one) => namedIn(one).some((id) => !listed.includes(id)))).toEqual([]);
  });

  it("has a journey in a browser for each screen and state", () => {
    expect(
      unnamed(
        screens,
        titles.filter(({ isJourney }) => isJourney),
      ),
    ).toEqual([]);
  });

  it("has that journey at 360 px as well, except where it shows nothing more", () => {
    const onPhone = titles.filter(({ isOnPhone }) => isOnPhone);
    expect(unnamed(screens, onPhone)).toEqual(Object.keys(wideAlone));
  });

  it("has a test for each rule of entry, each error and the constants", () => {
    expect(unnamed(rules, titles)).toEqual([]);
  });

  it("has a test for each call of the API, each entity and each decision", () => {
    expect(unnamed(contract, titles)).toEqual([]);
  });
});

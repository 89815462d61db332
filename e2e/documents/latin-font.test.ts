import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cutLatinFont, latinFontPath } from "./latin-font";

it(`${latinFontPath} is cut from the Inter that is installed (npm run draw:font)`, async () => {
  expect(readFileSync(latinFontPath).equals(await cutLatinFont())).toBe(true);
});

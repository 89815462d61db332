import { readFileSync } from "node:fs";
import unicode from "@fontsource-variable/inter/unicode.json" with { type: "json" };
import subsetFont from "subset-font";

/** The font that every page preloads. */
export const latinFontPath = "app/inter-latin.woff2";

const source = "node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2";

// `globals.css` asks for the three alternates, `tabular-nums` for `tnum`; a browser applies the others by itself.
const features = [
  "calt",
  "ccmp",
  "cv05",
  "cv11",
  "kern",
  "liga",
  "locl",
  "mark",
  "mkmk",
  "rlig",
  "rvrn",
  "ss03",
  "tnum",
];

/** Who made the font, and its licence, which asks to be kept (SIL Open Font Licence 1.1; OpenType, § name). */
const rights = [0, 14];

/** From regular to bold, which `<strong>` is. */
const weights = { min: 400, max: 700 };

/** The letters of a `unicode-range` (CSS Fonts 4, § 4.5). */
const lettersOf = (range: string): string =>
  range
    .split(",")
    .flatMap((part) => {
      const [first = Number.NaN, last = first] = part
        .slice("U+".length)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");

/** Inter's Latin letters as WOFF2: all of them, at every optical size, in the weights and with the features that pages use. */
export const cutLatinFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(source), lettersOf(unicode.latin), {
    targetFormat: "woff2",
    keepFeatures: features,
    preserveNameIds: rights,
    variationAxes: { wght: weights },
  });

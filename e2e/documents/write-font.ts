import { writeFileSync } from "node:fs";
import { cutLatinFont, latinFontPath } from "./latin-font";

/** `npm run draw:font`: writes the font that every page preloads. */
writeFileSync(latinFontPath, await cutLatinFont());

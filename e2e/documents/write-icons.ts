import { mkdirSync, readFileSync } from "node:fs";
import { openBrowser } from "@/e2e/testing/open-browser";

/**
 * `npm run draw:icons`: draws the icons of the installed app from the site's own. One that a system masks fills its whole
 * square, with the sign within the four fifths that every mask leaves (W3C Web Application Manifest, safe zone).
 */
const teal = "#00697a";
const sign = readFileSync("app/icon.svg", "utf8").replace(/<(title|style)>.*?<\/\1>\s*/gs, "");

interface Icon {
  file: string;
  size: number;
  isMasked: boolean;
}

const icons: readonly Icon[] = [
  ...[192, 512].map((size) => ({ file: `public/installed/icon-${size}.png`, size, isMasked: false })),
  ...[192, 512].map((size) => ({ file: `public/installed/maskable-${size}.png`, size, isMasked: true })),
  { file: "app/apple-icon.png", size: 180, isMasked: true },
];

const pageOf = ({ size, isMasked }: Icon): string => `<!doctype html><style>
  body { margin: 0; display: grid; place-items: center; width: ${size}px; height: ${size}px; background: ${isMasked ? teal : "transparent"} }
  svg { width: ${isMasked ? 60 : 100}%; height: ${isMasked ? 60 : 100}% }
  .bubble { fill: ${isMasked ? "#fff" : teal} }
  .hands { stroke: ${isMasked ? teal : "#fff"} }
</style>${sign}`;

mkdirSync("public/installed", { recursive: true });
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  for (const icon of icons) {
    await page.setViewportSize({ width: icon.size, height: icon.size });
    await page.setContent(pageOf(icon));
    await page.screenshot({ path: icon.file, omitBackground: true });
  }
} finally {
  await browser.close();
}

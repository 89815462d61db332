import { readFileSync, writeFileSync } from "node:fs";
import { replaceMarked } from "./marked-part";

/** The document with the measured figures. */
export const figuresPath = "e2e/README.md";

/** A table in Markdown. */
export const tableOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** `2026-11-22`, the UTC day of a measurement. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Writes the figures of `npm run COMMAND -- --write` between the command's marks in e2e/README.md. */
export function writeFigures(command: string, words: string): void {
  const document = readFileSync(figuresPath, "utf8");
  writeFileSync(figuresPath, replaceMarked(document, words, `${command} -- --write`));
}

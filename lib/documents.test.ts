import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const documents = [
  ...globSync("*.md"),
  ...globSync("{app,components,lib,e2e,prisma}/**/*.md", { exclude: ["**/node_modules/**"] }),
];

/** The paths of a document's links and pictures that lead into this repository. */
function linksOf(text: string): string[] {
  const written = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)];
  return written
    .map(([, link, source]) => link ?? source ?? "")
    .filter((link) => !/^(?:https?:|#)/.test(link));
}

describe("documents", () => {
  it("are found", () => expect(documents.length).toBeGreaterThan(20));

  it.each(documents)("%s links to files that are there", (file) => {
    const missing = linksOf(readFileSync(file, "utf8")).filter(
      (link) => !existsSync(path.join(path.dirname(file), link.split("#")[0] ?? "")),
    );
    expect(missing).toEqual([]);
  });

  it.each(documents)("%s has the sections that it names", (file) => {
    const text = readFileSync(file, "utf8");
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
    const named = [...text.matchAll(/(?<!\w )§ ([A-Z][^.,;:)|]*)/g)].map(([, words = ""]) => words);
    expect(named.filter((words) => !headings.some((heading) => words.startsWith(heading)))).toEqual([]);
  });
});

describe("README.md", () => {
  const text = readFileSync("README.md", "utf8");

  it("stays short", () => expect(Buffer.byteLength(text)).toBeLessThan(10_000));

  it("opens with the two commands", () => {
    const commands = [...text.matchAll(/```sh\n([^`]*)\n```/g)].map(([, command]) => command);
    expect(commands.slice(0, 2)).toEqual(["npm ci && npm start", "npm ci && npm test"]);
  });
});

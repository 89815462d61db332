import { cpSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * What the image takes from the checkout and its build, according to the Dockerfile's last stage; packages
 * are installed.
 */
export function readShippedPaths(): string[] {
  const stage = readFileSync("Dockerfile", "utf8").split(/^FROM base AS runtime$/m)[1] ?? "";
  return [...stage.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)]
    .flatMap(([, sources = ""]) => sources.split(" "))
    .map((source) => source.replace(/^\/app\//, ""))
    .filter((source) => source !== "node_modules");
}

/** What the install of the packages needs besides. */
const manifest = ["package.json", "package-lock.json", "lib/commands/generate-client.mjs"];
const notShipped = [path.join(".next", "cache"), path.join("prisma", "generated")];

/**
 * Copies what is shipped of this folder's build to another folder, in which its packages are then installed.
 */
export function copyShippedTree(folder: string): void {
  for (const shipped of new Set([...readShippedPaths(), ...manifest])) {
    cpSync(shipped, path.join(folder, shipped), {
      recursive: true,
      // The build's links to its packages are relative.
      verbatimSymlinks: true,
      filter: (source) => !notShipped.includes(path.normalize(source)),
    });
  }
}

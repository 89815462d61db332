import { describe, expect, it } from "vitest";
import { isShipped, readSourceFiles, resolveImport, type SourceFile } from "@/lib/testing/source-files";

const files = readSourceFiles().filter(isShipped);
const byPath: ReadonlyMap<string, SourceFile> = new Map(files.map((file) => [file.path, file]));
const known: ReadonlySet<string> = new Set(byPath.keys());

/**
 * Packages that a page loads only once the visitor does something, each with the code that fetches it then.
 */
const fetchedLater = {
  zod: "a schema, with the answer that it parses",
  sonner: "components/ui/toaster.tsx",
  "@base-ui/react": "the menus of the header",
  "temporal-polyfill": "lib/time/browser-temporal.ts, in a browser without Temporal",
  "chrono-node": "the rules parser, on the server",
} as const;

/** What a client file loads with it: `trail` is the path to it, ending in a package of `fetchedLater`. */
function heavyTrails(file: SourceFile, trail: readonly string[], seen: Set<string>): string[] {
  if (seen.has(file.path)) return [];
  seen.add(file.path);
  const here = [...trail, file.path];
  return file.imports
    .filter(({ isType, isDynamic }) => !isType && !isDynamic)
    .flatMap(({ specifier }) => {
      const isHeavy = Object.keys(fetchedLater).some(
        (name) => specifier === name || specifier.startsWith(`${name}/`),
      );
      if (isHeavy) return [[...here, specifier].join(" > ")];
      const target = resolveImport(file, specifier, known);
      const next = target === null ? undefined : byPath.get(target);
      return next === undefined ? [] : heavyTrails(next, here, seen);
    });
}

const isClient = (file: SourceFile) => /^["']use client["']/.test(file.text);

/**
 * Client files that only `import()` loads, with what they import: they come later and may load what they
 * need.
 */
const isFetchedLater = (file: SourceFile) =>
  files.some((other) =>
    other.imports.some(
      ({ specifier, isDynamic }) => isDynamic && resolveImport(other, specifier, known) === file.path,
    ),
  );

describe("the weight of a first page (issue 4: at most 1.3 and 1.5 times an empty one)", () => {
  it("finds the client files and the packages that are fetched later", () => {
    expect(files.filter(isClient).length).toBeGreaterThan(20);
    expect(files.filter(isFetchedLater).map(({ path }) => path)).toContain("components/ui/toaster.tsx");
  });

  it("includes no package that can be fetched when it is needed", () => {
    const first = files.filter((file) => isClient(file) && !isFetchedLater(file));
    expect(first.flatMap((file) => heavyTrails(file, [], new Set()))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { isShipped, readSourceFiles, resolveImport, type SourceFile } from "@/lib/testing/source-files";

const files = readSourceFiles().filter(isShipped);
const byPath: ReadonlyMap<string, SourceFile> = new Map(files.map((file) => [file.path, file]));
const known: ReadonlySet<string> = new Set(byPath.keys());

const isClient = (file: SourceFile): boolean => /^["']use client["']/.test(file.text);
const isRoot = ({ path }: SourceFile): boolean => /^app\/(?:.*\/)?(?:page|layout|not-found)\.tsx$/.test(path);

/** The files that a static import of a value leads to. */
const targetsOf = (file: SourceFile): SourceFile[] =>
  file.imports
    .filter(({ isType, isDynamic }) => !isType && !isDynamic)
    .map(({ specifier }) => byPath.get(resolveImport(file, specifier, known) ?? ""))
    .filter((target) => target !== undefined);

/** The files that run on the server to draw a page: what its screens import, up to the first client file on each way. */
function drawnOnServer(): SourceFile[] {
  const found = new Set(files.filter((file) => isRoot(file) && !isClient(file)));
  for (const file of found) for (const target of targetsOf(file)) if (!isClient(target)) found.add(target);
  return [...found];
}

const namedImport = /^import \{(?<names>[^}]*)\} from "(?<specifier>[^"]+)";$/gm;

/** Functions of client files, and hooks of React, that a file calls itself; a component in its markup is no call. */
function clientCalls(file: SourceFile): string[] {
  return Array.from(file.text.matchAll(namedImport)).flatMap(({ groups = {} }) => {
    const { names = "", specifier = "" } = groups;
    const target = byPath.get(resolveImport(file, specifier, known) ?? "");
    const isForBrowsers = specifier === "react" || (target !== undefined && isClient(target));
    return names
      .split(",")
      .map((name) => name.trim().replace(/^.* as /, ""))
      .filter((name) => isForBrowsers && name !== "" && !name.startsWith("type "))
      .filter((name) => specifier !== "react" || /^use(?!Id$)[A-Z]/.test(name))
      .filter((name) => new RegExp(`(?<![\\w.])${name}\\(`).test(file.text))
      .map((name) => `${file.path} calls ${name}`);
  });
}

describe("what draws a page on the server", () => {
  it("includes the screens' parts without a mark of their own", () => {
    const paths = drawnOnServer().map(({ path }) => path);
    expect(paths).toContain("app/layout.tsx");
    expect(paths.length).toBeGreaterThan(30);
  });

  it("calls no function of a client file and no hook, which would break the page", () => {
    expect(drawnOnServer().flatMap(clientCalls)).toEqual([]);
  });
});

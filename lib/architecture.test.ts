import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  at,
  exemptions,
  findCycle,
  folderOf,
  functionsOf,
  linesOf,
  nodesOf,
  rankOf,
  violations,
} from "@/lib/testing/house-rules";
import {
  isCode,
  isShipped,
  readSourceFiles,
  resolveImport,
  type SourceFile,
} from "@/lib/testing/source-files";

const files = readSourceFiles();
const known: ReadonlySet<string> = new Set(files.map((file) => file.path));
const production = files.filter(isCode);

describe("house rule 1: size", () => {
  it("keeps every file within 250 lines", () => {
    expect(
      violations(files, "file length", (file) => (file.lineCount > 250 ? [`${file.lineCount} lines`] : [])),
    ).toEqual([]);
  });

  it("keeps functions within 50 lines, and components within 120", () => {
    const tooLong = violations(production, "function length", (file) => {
      const limit = file.path.endsWith(".tsx") ? 120 : 50;
      return at(
        file,
        functionsOf(file).filter((node) => linesOf(file, node) > limit),
      );
    });
    expect(tooLong).toEqual([]);
  });

  it("keeps the shared code of unit tests within a thousand lines", () => {
    const shared = files.filter((file) => file.path.startsWith("lib/testing/"));
    expect(shared.reduce((sum, file) => sum + file.lineCount, 0)).toBeLessThanOrEqual(1000);
  });
});

describe("house rule 2: routes", () => {
  const routes = files.filter((file) => path.basename(file.path) === "route.ts");

  it("finds the routes", () => {
    expect(routes.length).toBeGreaterThan(5);
  });

  it("keeps a route to its operations, which are in lib", () => {
    const whole =
      /^(import \{[^}]*\} from "@\/lib\/[a-z/-]+";\n)+\nexport const \{[A-Z,\s]+\} = define(Unknown)?Route\([\w,\s]*\);\n\n\/\/ [^\n]+\nexport const dynamic = "force-dynamic";\n(\n\/\/ [^\n]+\nexport const maxDuration = \d+;\n)?$/;
    expect(violations(routes, "route", (file) => (whole.test(file.text) ? [] : ["holds more"]))).toEqual([]);
  });
});

describe("house rules 3 and 4: names and exports", () => {
  it("has no file named index, utils, helpers, misc or common, and names files in kebab-case", () => {
    const bad = violations(files, "file name", (file) => {
      const name = path.basename(file.path).replace(/(\.(test|spec|config|d))?\.tsx?$/, "");
      const isVague = /^(index|utils?|helpers?|misc|common)$/.test(name);
      return isVague || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [name] : [];
    });
    expect(bad).toEqual([]);
  });

  it("has no barrel: nothing is exported from another file", () => {
    const exportsFrom = (file: SourceFile) =>
      file.nodes.filter(
        (node) =>
          node.type === "ExportAllDeclaration" ||
          (node.type === "ExportNamedDeclaration" && (node.source ?? null) !== null),
      );
    expect(violations(files, "barrel", (file) => at(file, exportsFrom(file)))).toEqual([]);
  });

  it("exports by name, except where Next or a tool asks for a default", () => {
    const special =
      /(^app\/(.*\/)?(page|layout|error|global-error|not-found|loading|template|manifest|robots)\.tsx?$)|\.config\.ts$|^app\/page-words-request\.ts$/;
    const defaults = violations(files, "default export", (file) =>
      special.test(file.path) ? [] : at(file, nodesOf(file, "ExportDefaultDeclaration")),
    );
    expect(defaults).toEqual([]);
  });
});

describe("house rule 5: imports", () => {
  const edges = files.map((file) => ({
    file,
    targets: file.imports.flatMap(({ specifier, isType }) => {
      const target = resolveImport(file, specifier, known);
      return target === null ? [] : [{ specifier, target, isType }];
    }),
  }));

  it("go down from folder to folder, and every folder has a rank", () => {
    const code = edges.filter(({ file }) => !file.isTest);
    const upward = code.flatMap(({ file, targets }) =>
      targets
        .filter(
          ({ target }) => folderOf(target) !== folderOf(file.path) && rankOf(target) >= rankOf(file.path),
        )
        .map(({ target }) => `${file.path} [${rankOf(file.path)}] → ${target} [${rankOf(target)}]`),
    );
    expect(upward).toEqual([]);
    expect(code.filter(({ file }) => rankOf(file.path) < 0).map(({ file }) => file.path)).toEqual([]);
  });

  it("never lead from extraction to the environment, the log or the metrics", () => {
    const next = new Map(edges.map(({ file, targets }) => [file.path, targets.map(({ target }) => target)]));
    const reached = new Set(
      production.flatMap(({ path: file }) => (/^lib\/extraction\//.test(file) ? [file] : [])),
    );
    for (const file of reached) for (const target of next.get(file) ?? []) reached.add(target);
    expect(reached.size).toBeGreaterThan(100);
    expect([...reached].filter((file) => /^lib\/(env\.ts|log\/|metrics\/)/.test(file))).toEqual([]);
  });

  it("never lead from shipped code to test code", () => {
    const shipped = new Set(files.filter(isShipped).map((file) => file.path));
    const ofTests = edges.flatMap(({ file, targets }) =>
      isShipped(file)
        ? targets
            .filter(({ target }) => known.has(target) && !shipped.has(target))
            .map(({ target }) => `${file.path} → ${target}`)
        : [],
    );
    expect(shipped.size).toBeGreaterThan(300);
    expect(ofTests).toEqual([]);
  });

  it("are written @/ across folders and ./ inside one", () => {
    const misspelt = edges.flatMap(({ file, targets }) =>
      targets
        .filter(({ specifier, target }) =>
          specifier.startsWith("@/")
            ? path.posix.dirname(target) === path.posix.dirname(file.path)
            : specifier.startsWith(".."),
        )
        .map(({ specifier }) => `${file.path}: ${specifier}`),
    );
    expect(misspelt).toEqual([]);
  });

  it("make no cycle, and outside the rules not even one of types", () => {
    const next = new Map(
      edges.map(({ file, targets }) => [
        file.path,
        targets
          .filter(({ isType }) => !isType || !file.path.startsWith("lib/extraction/rules/"))
          .map(({ target }) => target),
      ]),
    );
    expect(findCycle(next)).toBeNull();
  });

  it("never lead from a client component to a server-only module", () => {
    const isServer = (file: SourceFile) => file.imports.some(({ specifier }) => specifier === "server-only");
    const byPath = new Map(files.map((file) => [file.path, file]));
    const leaks = edges
      .filter(({ file }) => file.text.startsWith('"use client"') || file.path.startsWith("components/"))
      .flatMap(({ file, targets }) =>
        targets
          .filter(({ isType, target }) => {
            const found = byPath.get(target);
            return !isType && found !== undefined && isServer(found);
          })
          .map(({ target }) => `${file.path} → ${target}`),
      );
    expect(leaks).toEqual([]);
  });
});

describe("house rule 6: the database and the SDKs", () => {
  it("imports Prisma only in lib/db, lib/stores, two small tables' data.ts and mutations.ts, and tests", () => {
    const outside = violations(production, "prisma", (file) => {
      const isHome =
        /^lib\/(db|stores)\//.test(file.path) ||
        /^lib\/(preferences|visitor)\/(data|mutations)\.ts$/.test(file.path);
      const uses = file.imports.filter(({ specifier }) =>
        /^(@prisma\/|@\/prisma\/generated|better-sqlite3)/.test(specifier),
      );
      return isHome ? [] : uses.map(({ specifier }) => specifier);
    });
    expect(outside).toEqual([]);
  });

  it.each(["openai", "@anthropic-ai/sdk", "ollama", "ics", "chrono-node"])(
    "imports %s in at most one file",
    (sdk) => {
      const users = files.filter(
        (file) =>
          isShipped(file) &&
          file.imports.some(({ specifier }) => specifier === sdk || specifier.startsWith(`${sdk}/`)),
      );
      expect(users.map((file) => file.path).slice(1)).toEqual([]);
    },
  );

  it('opens every file that must stay on the server with import "server-only"', () => {
    const serverFolders =
      /^lib\/(db|stores|http|visitor|log|ids|outbound)\/|^lib\/env\.ts$|^lib\/[a-z]+\/(data|mutations|create-.*|download-.*)\.ts$/;
    const pure = [
      "lib/db/migrations-path.ts",
      "lib/db/retention.ts",
      "lib/outbound/address-kind.ts",
      "lib/outbound/operator-urls.ts",
      "lib/outbound/private-origins.ts",
    ];
    const bare = production.filter(
      (file) =>
        serverFolders.test(file.path) &&
        !pure.includes(file.path) &&
        !file.text.startsWith('import "server-only";\n'),
    );
    expect(bare.map((file) => file.path)).toEqual([]);
  });
});

describe("house rule 7: the environment", () => {
  it("is read only in lib/env.ts", () => {
    const readers = violations(files, "environment", (file) =>
      file.path === "lib/env.ts" ||
      !/\bprocess\.env\b/.test(file.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")) ||
      file.path.startsWith("lib/architecture")
        ? []
        : ["process.env"],
    );
    expect(readers).toEqual([]);
  });
});

describe("the exemptions", () => {
  it("name existing files and give a reason", () => {
    for (const { file, reason } of exemptions) {
      expect(existsSync(file), file).toBe(true);
      expect(reason.length).toBeGreaterThan(10);
    }
  });
});

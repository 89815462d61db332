import path from "node:path";
import { describe, expect, it } from "vitest";
import { errorCatalogue } from "@/lib/errors/catalogue";
import { at, functionsOf, nodesOf, violations } from "@/lib/testing/house-rules";
import {
  isCode,
  isShipped,
  readSourceFiles,
  type SourceFile,
  type SyntaxNode,
} from "@/lib/testing/source-files";

const files = readSourceFiles();
const production = files.filter(isCode);

describe("house rule 8: types", () => {
  const isConst = (node: SyntaxNode) => {
    const annotation = node.typeAnnotation;
    return JSON.stringify(annotation).includes('"name":"const"');
  };

  it("has no any, no non-null assertion, no enum and no class but errors", () => {
    const classes = (file: SourceFile) =>
      nodesOf(file, "ClassDeclaration").filter(
        (node) => !/extends \w*Error\b/.test(file.text.slice(node.start, node.end)),
      );
    const bad = violations(files, "type escape", (file) =>
      at(file, [
        ...nodesOf(file, "TSAnyKeyword"),
        ...nodesOf(file, "TSNonNullExpression"),
        ...nodesOf(file, "TSEnumDeclaration"),
        ...classes(file),
      ]),
    );
    expect(bad).toEqual([]);
  });

  it("uses no type assertion except as const", () => {
    const asserted = violations(files, "assertion", (file) =>
      at(
        file,
        nodesOf(file, "TSAsExpression").filter((node) => !isConst(node)),
      ),
    );
    expect(asserted).toEqual([]);
  });

  it("disables no type check", () => {
    const comments = violations(files, "type comment", (file) =>
      file.comments.filter((comment) => /^\s*@ts-/.test(comment)),
    );
    expect(comments).toEqual([]);
  });
});

describe("failures across bundles", () => {
  it("are recognized by their content and never by their class, of which each of Next's bundles has its own", () => {
    const byClass = production.filter(({ text }) =>
      /instanceof (AppError|InterruptedError|Prisma\.)/.test(text),
    );
    expect(byClass.map((file) => file.path)).toEqual([]);
  });
});

describe("the database", () => {
  it("is accessed for groups and events only through their stores", () => {
    const beside = production.filter(
      (file) =>
        isShipped(file) &&
        !/^lib\/(db|stores|commands|preferences|visitor|testing)\//.test(file.path) &&
        file.imports.some(({ specifier }) => specifier === "@/lib/db/client"),
    );
    expect(beside.map((file) => file.path)).toEqual([]);
  });
});

describe("house rule 9: wire shapes", () => {
  it("infers every type of a schema.ts from its schema", () => {
    const schemas = files.filter((file) => /(^|-)schema\.ts$/.test(path.basename(file.path)));
    const handWritten = violations(schemas, "wire type", (file) => [
      ...at(file, nodesOf(file, "TSInterfaceDeclaration")),
      ...at(
        file,
        nodesOf(file, "TSTypeAliasDeclaration").filter(
          (node) => !/= (z\.(infer|input)<|\(typeof )/.test(file.text.slice(node.start, node.end)),
        ),
      ),
    ]);
    expect(handWritten).toEqual([]);
  });
});

describe("house rule 10: failures", () => {
  it("has a test for each code of the catalogue", () => {
    const tests = files
      .filter((file) => file.isTest && !file.path.startsWith("lib/architecture"))
      .map((file) => file.text);
    const untested = Object.keys(errorCatalogue).filter(
      (code) => !tests.some((text) => text.includes(`"${code}"`)),
    );
    expect(untested).toEqual([]);
  });

  it("makes no decision by the text of a message", () => {
    const matching = violations(production, "message text", (file) =>
      /\.message\s*(\.(includes|match|startsWith|endsWith|search)\(|===|!==)/.test(file.text)
        ? ["matches a message"]
        : [],
    );
    expect(matching).toEqual([]);
  });
});

describe("house rule 11: tests", () => {
  const tests = files.filter((file) => file.path.endsWith(".test.ts") || file.path.endsWith(".test.tsx"));

  it("are beside the code that they test", () => {
    const homeless = tests.filter((file) => {
      const folder = path.dirname(file.path);
      return !files.some((other) => !other.isTest && path.dirname(other.path) === folder) && folder !== "lib";
    });
    expect(homeless.map((file) => file.path)).toEqual([]);
  });

  it("have titles in the present tense, and mock no module", () => {
    const bad = violations(tests, "test style", (file) => [
      ...(file.text.match(/\b(?:it|test)(?:\.each\([^)]*\))?\(\s*["`']should\b/g) ?? []),
      ...(file.text.match(/\bvi\.(?:mock|doMock)\(/g) ?? []),
    ]);
    expect(bad.filter((line) => !line.startsWith("lib/architecture"))).toEqual([]);
  });
});

describe("house rule 12: words", () => {
  it("leaves no open work in a comment", () => {
    const open = violations(files, "open work", (file) =>
      file.comments.filter((comment) => /\b(TODO|FIXME|XXX|HACK)\b/.test(comment)),
    );
    expect(open).toEqual([]);
  });

  it("takes an options object instead of a third parameter", () => {
    const wide = violations(production, "parameters", (file) =>
      at(
        file,
        functionsOf(file).filter(
          (node) =>
            node.type === "FunctionDeclaration" && Array.isArray(node.params) && node.params.length > 3,
        ),
      ),
    );
    expect(wide).toEqual([]);
  });

  it("documents each exported function of lib and of the tools", () => {
    const exported = violations(
      production.filter((file) => /^(lib|e2e)\/(?!testing\/)/.test(file.path)),
      "doc comment",
      (file) =>
        at(
          file,
          nodesOf(file, "ExportNamedDeclaration").filter(
            (node) =>
              /^export (async )?function/.test(file.text.slice(node.start, node.end)) &&
              !/\*\/\s*$/.test(file.text.slice(0, node.start)),
          ),
        ),
    );
    expect(exported).toEqual([]);
  });
});

describe("recurrence", () => {
  it("is written only in lib/recurrence and in the rules: there is no other list of weekday codes and no other split of a rule", () => {
    const isHome = ({ path: file }: SourceFile) => /^lib\/(recurrence|extraction\/rules)\//.test(file);
    const others = files.filter((file) => isShipped(file) && !isHome(file));
    const spelt = others.filter(({ text }) => /"MO"|\bMO\|TU\b|RRULE:\/|"(?:FREQ|BYDAY)="/.test(text));
    expect(spelt.map((file) => file.path)).toEqual([]);
  });
});

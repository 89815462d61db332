import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";

/** A node of oxc's ESTree for TypeScript, with the fields that the house rules use. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface SourceImport {
  specifier: string;
  /** True if the import is removed at run time. */
  isType: boolean;
  /** True for `import()`, which loads the module only when it runs. */
  isDynamic: boolean;
}

export interface SourceFile {
  /** Relative to the project's folder, with forward slashes. */
  path: string;
  text: string;
  lineCount: number;
  isTest: boolean;
  imports: SourceImport[];
  nodes: SyntaxNode[];
  comments: string[];
}

const roots = ["app", "components", "e2e", "lib"];
const rootFiles = ["instrumentation.ts", "proxy.ts"];

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function collectNodes(value: unknown, nodes: SyntaxNode[]): SyntaxNode[] {
  if (Array.isArray(value)) for (const item of value) collectNodes(item, nodes);
  else if (isNode(value)) {
    nodes.push(value);
    for (const child of Object.values(value)) collectNodes(child, nodes);
  }
  return nodes;
}

function readSourceFile(file: string): SourceFile {
  const text = readFileSync(file, "utf8");
  const { program, module, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const statics = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    isType: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    isDynamic: false,
  }));
  const exported = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) =>
      entry.moduleRequest === null
        ? []
        : [{ specifier: entry.moduleRequest.value, isType: entry.isType, isDynamic: false }],
    ),
  );
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    isType: false,
    isDynamic: true,
  }));
  return {
    path: file.split(path.sep).join("/"),
    text,
    lineCount: text.trimEnd().split("\n").length,
    isTest: /\.(test|spec)\.tsx?$/.test(file),
    imports: [...statics, ...exported, ...dynamics],
    nodes: collectNodes(program, []),
    comments: comments.map((comment) => comment.value),
  };
}

/**
 * Code that runs outside a test framework: the product and its tools, without the journeys through a browser.
 */
export const isCode = (file: SourceFile): boolean => !file.isTest && !file.path.startsWith("e2e/journeys/");

/** The code that is shipped: the image contains no other. */
export const isShipped = (file: SourceFile): boolean =>
  !file.isTest && !/^(e2e|lib\/testing)\//.test(file.path);

/** Parses every TypeScript file of the project. */
export function readSourceFiles(): SourceFile[] {
  const below = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return [...below, ...rootFiles].sort().map(readSourceFile);
}

/** The project file to which an import leads; null for a package. */
export function resolveImport(
  from: SourceFile,
  specifier: string,
  known: ReadonlySet<string>,
): string | null {
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? path.posix.join(path.posix.dirname(from.path), specifier)
      : null;
  if (base === null) return null;
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => known.has(candidate)) ?? base;
}

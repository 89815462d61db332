import type { SourceFile, SyntaxNode } from "./source-files";

/** Files that break a house rule on purpose, each with its reason. */
export const exemptions: { file: string; rule: string; reason: string }[] = [
  {
    file: "lib/commands/next-process.ts",
    rule: "environment",
    reason: "hands the whole environment to Next's process",
  },
  {
    file: "e2e/testing/start-process.ts",
    rule: "environment",
    reason: "hands the whole environment to a server's or a command's process",
  },
  {
    file: "e2e/benches/seed-group.ts",
    rule: "environment",
    reason: "names the server's database before lib/env.ts is read",
  },
  {
    file: "e2e/benches/silence-log.ts",
    rule: "environment",
    reason: "names the level of the log before lib/env.ts is read",
  },
  {
    file: "e2e/test.ts",
    rule: "environment",
    reason: "hands the whole environment to the test runners",
  },
  {
    file: "app/api/empty/[id]/route.bench.ts",
    rule: "file name",
    reason: "the page extension bench.ts keeps it out of every build but the benchmark's",
  },
  {
    file: "lib/testing/global-setup.ts",
    rule: "environment",
    reason: "names the folder for temporary files to the workers that it starts",
  },
  {
    file: "lib/db/migrate.test.ts",
    rule: "environment",
    reason: "starts processes that need the rest of the environment",
  },
  {
    file: "lib/extraction/llm/model-log.test.ts",
    rule: "environment",
    reason: "starts a process that needs the rest of the environment",
  },
  {
    file: "lib/log/log-output.test.ts",
    rule: "environment",
    reason: "starts a process that needs the rest of the environment",
  },
  {
    file: "e2e/testing/schedules-run.ts",
    rule: "environment",
    reason: "names the schedules' database before lib/env.ts is read",
  },
  {
    file: "e2e/testing/setup-remote.ts",
    rule: "environment",
    reason: "names the test's server before lib/env.ts is read",
  },
  {
    file: "lib/testing/setup.ts",
    rule: "environment",
    reason: "names the test's database before lib/env.ts is read",
  },
  {
    file: "instrumentation.ts",
    rule: "environment",
    reason: "NEXT_RUNTIME is Next's own, not a key of the program",
  },
  {
    file: "e2e/journeys/pseudo-server.ts",
    rule: "environment",
    reason: "starts a process that needs the rest of the environment",
  },
  {
    file: "e2e/journeys/start.spec.ts",
    rule: "environment",
    reason: "starts a process that needs the rest of the environment",
  },
  {
    file: "components/ui/browser-dynamic.tsx",
    rule: "default export",
    reason: "stands for next/dynamic, whose function is its default export",
  },
  { file: "e2e/playwright.config.ts", rule: "environment", reason: "a tool's configuration" },
  {
    file: "e2e/journeys/group-state.ts",
    rule: "environment",
    reason: "opens the database that the test's server has",
  },
  {
    file: "lib/http/operation.ts",
    rule: "assertion",
    reason: "the parsed boundary between a request and its handler",
  },
  { file: "lib/http/process-limits.ts", rule: "variable", reason: "globalThis can be extended by var alone" },
  {
    file: "lib/http/server-guard.ts",
    rule: "outbound",
    reason: "guards the servers of node:http and opens no connection",
  },
  { file: "lib/db/client.ts", rule: "variable", reason: "globalThis can be extended by var alone" },
];

function isExempt(file: SourceFile, rule: string): boolean {
  return exemptions.some((exemption) => exemption.file === file.path && exemption.rule === rule);
}

/** The violations of a rule as `path: detail`; empty if the rule is kept. */
export function violations(
  among: SourceFile[],
  rule: string,
  find: (file: SourceFile) => string[],
): string[] {
  return among
    .filter((file) => !isExempt(file, rule))
    .flatMap((file) => find(file).map((detail) => `${file.path}: ${detail}`));
}

const lineOf = (file: SourceFile, node: SyntaxNode) => file.text.slice(0, node.start).split("\n").length;
export const linesOf = (file: SourceFile, node: SyntaxNode) =>
  file.text.slice(node.start, node.end).split("\n").length;
const functionTypes = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];
export const functionsOf = (file: SourceFile) =>
  file.nodes.filter((node) => functionTypes.includes(node.type));
export const nodesOf = (file: SourceFile, type: string) => file.nodes.filter((node) => node.type === type);
export const at = (file: SourceFile, nodes: SyntaxNode[]) =>
  nodes.map((node) => `line ${lineOf(file, node)}`);

/**
 * The folders from the lowest to the highest; folders in one row do not import from each other. An import
 * from one folder to another goes down (house rule 14).
 */
const folderRows: readonly (readonly string[])[] = [
  ["prisma", "lib/ids", "lib/messages", "lib/metrics", "lib/text"],
  ["lib/errors"],
  ["lib/time", "lib/api"],
  ["lib/recurrence"],
  ["lib/wire"],
  ["lib/calendar", "lib/models"],
  ["lib/intake"],
  ["lib/env"],
  ["lib/log", "lib/offline", "lib/outbound"],
  ["lib/db", "lib/extraction"],
  ["lib/imports", "lib/stores", "lib/readings", "lib/visitor"],
  ["lib/events"],
  ["lib/http", "lib/preferences"],
  ["lib/feeds", "lib/jobs", "lib/llm-config"],
  ["lib/standalone"],
  ["lib/groups", "lib/pictures"],
  ["lib/operations", "lib/mcp"],
  ["lib/openapi"],
  ["lib/command-line", "lib/commands", "components/ui"],
  ["lib/testing", "components/chrome", "components/events", "components/settings"],
  ["components/chat", "components/groups"],
  ["app"],
  ["e2e/testing"],
  ["e2e/changes", "e2e/documents", "e2e/journeys", "e2e/texts"],
  ["e2e/attacks", "e2e/benches", "e2e/pictures", "e2e/reading"],
  ["e2e/faults"],
  ["e2e/proving"],
  ["e2e"],
];

/** The folder of a file, by its name in the ranks; files beside `app` belong to it. */
export function folderOf(file: string): string {
  const [top = "", second = ""] = file.split("/");
  if (top === "lib" || top === "components") return `${top}/${second.replace(/\.tsx?$/, "")}`;
  if (top === "e2e") return second.includes(".") ? top : `${top}/${second}`;
  return file.includes("/") ? top : "app";
}

/** The rank of a file's folder; -1 for a folder without a rank. */
export const rankOf = (file: string): number => folderRows.findIndex((row) => row.includes(folderOf(file)));

/** The paths of a cycle in `next`, or null. */
export function findCycle(next: ReadonlyMap<string, string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): string[] | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const target of next.get(file) ?? []) {
      const cycle = visit(target, [...trail, file]);
      if (cycle !== null) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of next.keys()) {
    const cycle = visit(file, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

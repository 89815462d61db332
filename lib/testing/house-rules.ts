import type { SourceFile, SyntaxNode } from "./source-files";

/** House rule broken on purpose, by file: each entry says why. */
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
    file: "e2e/journeys/start.spec.ts",
    rule: "environment",
    reason: "starts a process that needs the rest of the environment",
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

/** What breaks a rule, as `path: detail`; an empty list keeps it. */
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

/** The rank of a file: imports go to an equal or lower one (DESIGN § Layout). */
export function rankOf(file: string): number {
  if (file.startsWith("prisma/")) return 2;
  if (file.startsWith("e2e/")) return 7;
  if (!file.startsWith("lib/")) return file.startsWith("components/") ? 5 : 6;
  const [, folder = "", name = ""] = file.split("/");
  if (["commands", "testing"].includes(folder) || folder.startsWith("architecture")) return 6;
  if (name === "operations.ts") return 4;
  if (["errors", "time", "text", "ids", "messages"].includes(folder)) return 0;
  if (folder === "env.ts" || folder === "env.test.ts" || folder === "log" || folder === "metrics") return 1;
  if (["calendar", "db", "extraction", "api", "outbound"].includes(folder)) return 2;
  if (folder === "visitor") return 3;
  if (folder === "http" || folder === "openapi") return 4;
  if (/^(schema|evidence|evidence-fields|limits|choices|defaults)(\.test)?\.ts$/.test(name)) return 1;
  return /^(create|download)-/.test(name) ? 4 : 3;
}

/** A cycle among `next`, as the paths on it, or null. */
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

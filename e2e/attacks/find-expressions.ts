import { readSourceFiles } from "@/lib/testing/source-files";
import { textLengthMax } from "@/lib/wire/text-limits";
import type { Expression } from "./judge-expressions";

const byText = (expressions: readonly Expression[]): Expression[] => [
  ...new Map(expressions.map((one) => [`/${one.source}/${one.flags} ${one.lengthMax}`, one])).values(),
];

/** Every regular expression that is a literal in the extraction's files. */
export function findLiteralExpressions(): Expression[] {
  const nodes = readSourceFiles()
    .filter((file) => file.path.startsWith("lib/extraction/") && !file.isTest)
    .flatMap((file) => file.nodes);
  const literals = nodes.flatMap((node) => {
    const raw = node.type === "Literal" && "regex" in node ? String(node.raw) : "";
    const { source, flags } = /^\/(?<source>.+)\/(?<flags>[a-z]*)$/s.exec(raw)?.groups ?? {};
    return source === undefined ? [] : [{ source, flags: flags ?? "", lengthMax: textLengthMax }];
  });
  return byText(literals);
}

/**
 * Every regular expression that the parser builds while its modules load, including chrono-node's. Works only
 * once in a process, and only before any other code has loaded the parser.
 */
export async function findBuiltExpressions(): Promise<Expression[]> {
  const found: { source: string; flags: string; isChrono: boolean }[] = [];
  const original = RegExp;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]: [string | RegExp, string | undefined]) {
      const made = new target(source, flags);
      const callers = (new Error().stack ?? "").split("\n");
      const isOurs = callers.some((line) => line.includes("lib/extraction/"));
      const isChrono = callers.some((line) => line.includes("node_modules/chrono-node"));
      // A module of chrono-node's may run before the one of ours that asks for it, and not below it.
      if (isOurs || isChrono) found.push({ source: made.source, flags: made.flags, isChrono });
      return made;
    },
  });
  await import("@/lib/extraction/rules/read-text");
  globalThis.RegExp = original;
  Error.stackTraceLimit = stackTraceLimit;
  const { chronoTextMax } = await import("@/lib/extraction/rules/languages/en/patterns/chrono-words");
  return byText(
    found.map(({ isChrono, ...one }) => ({ ...one, lengthMax: isChrono ? chronoTextMax : textLengthMax })),
  );
}

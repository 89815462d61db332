import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** The part of a value that a path of keys and indexes leads to; undefined where there is none. */
function partAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** Takes the keys that an issue names out of the value that it is about; true where any was there. */
function dropUnknownKeys(value: unknown, issue: Issue): boolean {
  if (issue.code !== "unrecognized_keys") return false;
  const holder = partAt(value, issue.path);
  if (typeof holder !== "object" || holder === null) return false;
  const present = issue.keys.filter((key) => Object.hasOwn(holder, key));
  return present.filter((key) => Reflect.deleteProperty(holder, key)).length > 0;
}

/**
 * Reads an answer by its schema, without the keys that the schema does not know: a tab that
 * was open while the server was updated gets answers with newer fields, and goes on without them. The schemas stay strict
 * for the server, which must send nothing that they do not name. `value` is changed. Every other fault stays a fault.
 */
export function readKnownKeys<T extends z.ZodType>(
  schema: T,
  value: unknown,
): z.ZodSafeParseResult<z.output<T>> {
  let result = schema.safeParse(value);
  // Each round takes out at least one key, so the rounds come to an end.
  while (
    !result.success &&
    result.error.issues.map((issue) => dropUnknownKeys(value, issue)).includes(true)
  ) {
    result = schema.safeParse(value);
  }
  return result;
}

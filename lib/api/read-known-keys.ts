import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** The part of a value at a path of keys and indexes; undefined if there is none. */
function partAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** Removes the keys that an issue names from the value it is about; true if there were any. */
function dropUnknownKeys(value: unknown, issue: Issue): boolean {
  if (issue.code !== "unrecognized_keys") return false;
  const holder = partAt(value, issue.path);
  if (typeof holder !== "object" || holder === null) return false;
  const present = issue.keys.filter((key) => Object.hasOwn(holder, key));
  return present.filter((key) => Reflect.deleteProperty(holder, key)).length > 0;
}

/**
 * Reads an answer by its schema without the keys that the schema does not know. A tab that was open during a
 * server update receives answers with newer fields and continues without them. The schemas stay strict for
 * the server, which must not send anything that they do not name. Changes `value`. Every other problem is
 * still a failure.
 */
export function readKnownKeys<T extends z.ZodType>(
  schema: T,
  value: unknown,
): z.ZodSafeParseResult<z.output<T>> {
  let result = schema.safeParse(value);
  // Each round removes at least one key, so the loop ends.
  while (
    !result.success &&
    result.error.issues.map((issue) => dropUnknownKeys(value, issue)).includes(true)
  ) {
    result = schema.safeParse(value);
  }
  return result;
}

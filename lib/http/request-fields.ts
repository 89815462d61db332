import "server-only";
import type { z } from "zod";
import { parseInput } from "./parse-input";

/**
 * Names that nothing has: the 16 random bytes of an id cannot be spelled so, as the last character has bits beyond 128;
 * the 24 of a token can, once in 2^192.
 */
const nothing = { id: "_".repeat(22), token: `${"_".repeat(32)}.ics` };

/**
 * The parameters of a path. A malformed name names nothing, so one that nothing has is looked up instead: the
 * answer and its timing are those of an unknown name (SPEC A20).
 */
export function parseParams(schema: z.ZodType, rawParams: unknown): unknown {
  const parsed = schema.safeParse(rawParams);
  return parsed.success ? parsed.data : parseInput(schema, nothing, "not_found");
}

/** The header fields of a request that a schema names; a field that was not sent is absent. */
export function readFields(schema: z.ZodObject, { headers }: Request): Record<string, string> {
  return Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

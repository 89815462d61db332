import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import type { ErrorCode } from "@/lib/errors/catalogue";
import { written } from "@/lib/messages/phrase";
import { readWritten } from "@/lib/messages/put-into-words";

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * A path as a person would write it: `notes[0].content`; the body itself has a name of its own in the
 * sentences.
 */
function nameOf({ path = [] }: RawIssue): string {
  const name = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return name === "" ? "the_body" : name.replace(/^\./, "");
}

/**
 * Names a field only if it can be a field name; anything with a digit may be a misplaced key or a visitor's
 * text (SPEC D5).
 */
function describeUnknown(keys: readonly string[]): string {
  const names = keys.filter((key) => /^[A-Za-z_]{1,30}$/.test(key));
  if (names.length === 0) return written("fields.unknown");
  return written("fields.unknownNamed", { names: names.join(", ").slice(0, 100) });
}

/** A phrase that names the field, for issues whose schema gives none of its own. */
function describeIssue(issue: RawIssue): string {
  if (issue.code === "unrecognized_keys") return describeUnknown(issue.keys);
  const field = nameOf(issue);
  if (issue.code === "invalid_type" && issue.input === undefined) return written("fields.missing", { field });
  if (issue.code === "invalid_type") return written("fields.wrongType", { field, expected: issue.expected });
  return written("fields.invalid", { field });
}

/**
 * Parses what a request brought. Throws an AppError with the first issue's phrase, by default
 * `invalid_request`.
 */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  code: ErrorCode = "invalid_request",
): z.output<T> {
  const parsed = schema.safeParse(input, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const phrase = code === "invalid_request" ? readWritten(parsed.error.issues[0]?.message ?? "") : null;
  throw new AppError(code, phrase === null ? {} : { phrase });
}

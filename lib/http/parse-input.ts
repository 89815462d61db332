import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import type { ErrorCode } from "@/lib/errors/catalogue";

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** As one would write it: `notes[0].content`. */
function nameOf({ path = [] }: RawIssue): string {
  const name = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return name === "" ? "The body" : name.replace(/^\./, "");
}

/** What a JSON value has to be, in the words of a sentence. */
const typeNames: Readonly<Record<string, string>> = {
  object: "an object",
  array: "a list",
  string: "text",
  number: "a number",
  boolean: "true or false",
};

/** Names what may be a name; anything with a digit in it may be a key or a visitor's word gone astray (SPEC D5). */
function describeUnknown(keys: readonly string[]): string {
  const names = keys.filter((key) => /^[A-Za-z_]{1,30}$/.test(key));
  return names.length === 0
    ? "There is an unknown field."
    : `Unknown field: ${names.join(", ").slice(0, 100)}.`;
}

/** A sentence that names the field, for issues whose schema gives none of its own. */
function describeIssue(issue: RawIssue): string {
  if (issue.code === "unrecognized_keys") return describeUnknown(issue.keys);
  if (issue.code === "invalid_type" && issue.input === undefined) return `${nameOf(issue)} is missing.`;
  if (issue.code === "invalid_type") {
    return `${nameOf(issue)} must be ${typeNames[issue.expected] ?? `of type ${issue.expected}`}.`;
  }
  return `${nameOf(issue)} is not valid.`;
}

/** Parses what a request brought. Throws an AppError with the first issue's sentence, by default `invalid_request`. */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  code: ErrorCode = "invalid_request",
): z.output<T> {
  const parsed = schema.safeParse(input, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message;
  throw new AppError(code, code === "invalid_request" && message !== undefined ? { message } : {});
}

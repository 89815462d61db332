import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { replaceMarked } from "./marked-part";

export const apiReadmePath = "app/api/README.md";

interface Fields {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** The names of a schema's fields as a caller gives them; optional ones have a question mark. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] }: Fields = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  });
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
}

const code = (words: string): string => `\`${words}\``;

/** The input: a body in braces, a query after its question mark, header fields by their names. */
function inputOf({ body, query, headerFields }: Operation): string {
  const [inBody, inQuery, inHeader] = [body, query, headerFields].map(fieldsOf);
  return [
    ...(inBody?.length ? [code(`{${inBody.join(", ")}}`)] : []),
    ...(inQuery?.length ? [code(`?${inQuery.map((name) => name.replace("?", "")).join("&")}`)] : []),
    ...(inHeader?.length ? inHeader.map((name) => `header ${code(name.replace("?", ""))}`) : []),
  ].join(", ");
}

const keyOf = ({ path, method }: Operation): string => `${path} ${method}`;

/** By path and method, without operations that a server offers only if its operator enables them. */
function describeOperations(operations: readonly Operation[]): string {
  const offered = operations
    .filter(({ takesMetricsToken }) => takesMetricsToken !== true)
    .toSorted((left, right) => keyOf(left).localeCompare(keyOf(right), "en"));
  const rows = offered.map(
    (one) => `| ${one.method} ${code(one.path)} | ${one.summary} | ${inputOf(one)} | ${one.status} |`,
  );
  return ["| Method and path | What it does | In | Status |", "| --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}

/** A document with the table of the operations between its marks. */
export const replaceOperations = (document: string, operations: readonly Operation[]): string =>
  replaceMarked(document, describeOperations(operations));

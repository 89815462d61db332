import { readdirSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { z } from "zod";
import { createKnownToken } from "./known-visitors";

type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;
const handlerSchema = z.custom<Handler>((value) => typeof value === "function");
const routeModuleSchema = z.record(z.string(), z.unknown());

const apiFolder = "app/api/v1";
const patterns = readdirSync(apiFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === "route.ts")
  .map((entry) => path.relative(apiFolder, entry.parentPath).split(path.sep));

/** The route file that serves a path, chosen as Next would, and its parameters. */
function findRoute(pathname: string): { file: string; params: Record<string, string> } {
  const parts = pathname.replace(/^\/api\/v1\/|\/$/g, "").split("/");
  const matches = patterns.filter(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, index) => isParameter(part) || part === parts[index]),
  );
  const exact = matches.sort(
    (one, other) => one.filter(isParameter).length - other.filter(isParameter).length,
  )[0];
  if (exact === undefined) return { file: path.resolve("app/api/[[...path]]/route.ts"), params: {} };
  const params = exact.flatMap((part, index) =>
    isParameter(part) ? [[part.slice(1, -1), decodeURIComponent(parts[index] ?? "")]] : [],
  );
  return { file: path.resolve(apiFolder, ...exact, "route.ts"), params: Object.fromEntries(params) };
}

const isParameter = (part: string) => /^\[\w+\]$/.test(part);

export interface ApiCall {
  body?: unknown;
  /** Sent unchanged instead of `body`. */
  rawBody?: string;
  headers?: Record<string, string>;
}

/** A visitor of the API with their own cookie, who calls the route handlers as Next does. */
export interface ApiVisitor {
  call(method: string, pathname: string, options?: ApiCall): Promise<Response>;
}

/** Creates a visitor; one without a cookie for `token: null`. */
export function createApiVisitor(token: string | null = createKnownToken()): ApiVisitor {
  return {
    call: async (method, pathname, { body, rawBody, headers = {} } = {}) => {
      const url = new URL(pathname, "http://localhost:3000");
      const route = findRoute(url.pathname);
      const exported = routeModuleSchema.parse({ ...(await import(/* @vite-ignore */ route.file)) });
      const content = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
      const request = new Request(url, {
        method,
        headers: {
          host: "localhost:3000",
          ...(token === null ? {} : { cookie: `saywhen=${token}` }),
          ...(content === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(content === undefined ? {} : { body: content }),
      });
      const handler = handlerSchema.safeParse(exported[method]);
      if (!handler.success) return expect.unreachable(`no handler for ${method} ${pathname}`);
      return handler.data(request, { params: Promise.resolve(route.params) });
    },
  };
}

const envelopeSchema = z.object({ success: z.literal(true), data: z.unknown() });

/** The data of a successful answer, parsed by its operation's schema. */
export async function dataOf<T extends z.ZodType>(response: Response, schema: T): Promise<z.output<T>> {
  const json: unknown = await response.json();
  return schema.parse(envelopeSchema.parse(json).data);
}

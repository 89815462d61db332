import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { type OperationMethod, operationMethods, type Runnable } from "./operation";

/** What a path takes: HEAD wherever GET is taken, and OPTIONS always (RFC 9110 § 9.3.2, § 9.3.7). */
export function allowedMethods(methods: readonly OperationMethod[]): string[] {
  const taken = operationMethods.filter((method) => methods.includes(method));
  return [...taken.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"];
}

/** The answer to a method that a path does not take: 405 with Allow (RFC 9110 § 15.5.6). */
export function methodNotAllowed(allowed: readonly string[]): Runnable {
  return {
    id: "methodNotAllowed",
    needsDatabase: false,
    run: () => Promise.reject(new AppError("method_not_allowed", { headers: { allow: allowed.join(", ") } })),
  };
}

/**
 * The answer to OPTIONS: what the path takes, with no CORS header, so that pages of other sites cannot call
 * it.
 */
export function listMethods(allowed: readonly string[]): Runnable {
  return {
    id: "listMethods",
    needsDatabase: false,
    run: async () => ({ status: 204, headers: { allow: allowed.join(", ") }, body: null }),
  };
}

/** The answer for a path that does not exist. */
export const unknownPath: Runnable = {
  id: "unknownPath",
  needsDatabase: false,
  run: () => Promise.reject(new AppError("not_found")),
};

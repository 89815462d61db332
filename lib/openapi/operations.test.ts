import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createApiVisitor } from "@/lib/testing/api-client";
import { operations } from "./operations";

const apiFolder = "app/api/v1";
const servedPaths = readdirSync(apiFolder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .map((file) => `/${path.dirname(file).replace(/\[(\w+)\]/g, "{$1}")}`)
  .sort();
const withoutSlash = (pathname: string) => pathname.replace(/\/$/, "");

describe("the list of operations", () => {
  it("contains every defined operation", () => {
    const source = readdirSync("lib", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => readFileSync(path.join("lib", file), "utf8"))
      .filter((text) => text.includes('from "@/lib/http/operation"'));
    const defined = [...source.join("\n").matchAll(/^ {2}id: "(\w+)",$/gm)].map((match) => match[1]);
    expect(defined.length).toBeGreaterThan(20);
    expect(operations.map((operation) => operation.id).sort()).toEqual(defined.sort());
  });

  it("names each operation once, and each method of a path once", () => {
    const ids = operations.map((operation) => operation.id);
    const places = operations.map(({ method, path: pathname }) => `${method} ${pathname}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(places).size).toBe(places.length);
  });

  it("has exactly the paths that are served", () => {
    const listed = new Set(operations.map((operation) => withoutSlash(operation.path)));
    expect([...listed].sort()).toEqual(servedPaths);
  });

  it.each(servedPaths)("has the methods that %s allows", async (served) => {
    const pathname = `/api/v1${served.replace("{id}", "A".repeat(22))}`;
    const response = await createApiVisitor().call("OPTIONS", pathname);
    const listed = operations.filter((operation) => withoutSlash(operation.path) === served);
    const methods = listed.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    expect(response.headers.get("allow")?.split(", ").sort()).toEqual([...methods, "OPTIONS"].sort());
  });
});

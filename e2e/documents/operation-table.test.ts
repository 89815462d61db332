import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { errorCatalogue } from "@/lib/errors/catalogue";
import { operations } from "@/lib/openapi/operations";
import { apiReadmePath, replaceOperations } from "./operation-table";

const document = readFileSync(apiReadmePath, "utf8");

describe(apiReadmePath, () => {
  it("matches the operations (npm run documents)", () => {
    expect(replaceOperations(document, operations)).toBe(document);
  });

  it("lists every code of a failure with its status", () => {
    const rows = [...document.matchAll(/^\| `([a-z_]+)` \| (\d{3}) \|/gm)];
    expect(rows.map(([, code, status]) => [code, Number(status)])).toEqual(
      Object.entries(errorCatalogue).map(([code, { status }]) => [code, status]),
    );
  });
});

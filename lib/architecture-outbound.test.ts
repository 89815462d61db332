import { describe, expect, it } from "vitest";
import {
  findBareClients,
  findOutboundCalls,
  findOutboundImports,
  productOf,
} from "@/lib/testing/outbound-calls";
import { readSourceFiles } from "@/lib/testing/source-files";

const files = readSourceFiles();

describe("one outbound fetch (reliability RA36)", () => {
  it("finds the guard and the files that it checks", () => {
    expect(files.map((file) => file.path)).toContain("lib/outbound/guarded-fetch.ts");
    expect(productOf(files).length).toBeGreaterThan(100);
  });

  it("is the only one: no other code of the product calls fetch or opens a connection", () => {
    expect(findOutboundCalls(files)).toEqual([]);
  });

  it("is the only one: no other code of the product imports an HTTP client or a socket", () => {
    expect(findOutboundImports(files)).toEqual([]);
  });

  it("is passed to every SDK", () => {
    expect(findBareClients(files)).toEqual([]);
  });
});

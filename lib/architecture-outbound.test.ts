import { describe, expect, it } from "vitest";
import { at, nodesOf, violations } from "@/lib/testing/house-rules";
import { readSourceFiles, type SourceFile, type SyntaxNode } from "@/lib/testing/source-files";

const files = readSourceFiles();
/** What runs in the product; lib/api is the browser's side, which can reach nothing but this server (CSP). */
const product = files.filter(
  (file) => !file.isTest && !/^(e2e|lib\/(api|commands|outbound|testing))\//.test(file.path),
);

const textOf = (file: SourceFile, node: SyntaxNode) => file.text.slice(node.start, node.end);
const clients =
  /^(undici|axios|got|ky|node-fetch|cross-fetch|ws|(node:)?(http|https|http2|net|tls|dgram|child_process))(\/|$)/;

describe("one outbound fetch (reliability RA36)", () => {
  it("finds the guard, and what it looks at", () => {
    expect(files.map((file) => file.path)).toContain("lib/outbound/guarded-fetch.ts");
    expect(product.length).toBeGreaterThan(100);
  });

  it("is the only one: nothing else of the product calls fetch or opens a connection", () => {
    const calls = violations(product, "outbound", (file) =>
      at(
        file,
        [...nodesOf(file, "CallExpression"), ...nodesOf(file, "NewExpression")].filter((node) =>
          /^(new )?((globalThis|window|self)\.)?(fetch|XMLHttpRequest|WebSocket|EventSource|navigator\.sendBeacon)\(/.test(
            textOf(file, node),
          ),
        ),
      ),
    );
    expect(calls).toEqual([]);
  });

  it("is the only one: nothing else of the product imports an HTTP client or a socket", () => {
    const imports = violations(product, "outbound", (file) =>
      file.imports
        .filter(({ specifier, isType }) => !isType && clients.test(specifier))
        .map(({ specifier }) => specifier),
    );
    expect(imports).toEqual([]);
  });

  it("is handed to every SDK", () => {
    const bare = violations(product, "outbound", (file) =>
      at(
        file,
        nodesOf(file, "NewExpression").filter(
          (node) =>
            /^new (OpenAI|Anthropic|Ollama)\(/.test(textOf(file, node)) &&
            !/\bfetch\b/.test(textOf(file, node)),
        ),
      ),
    );
    expect(bare).toEqual([]);
  });
});

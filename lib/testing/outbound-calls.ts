import { at, nodesOf, violations } from "./house-rules";
import type { SourceFile, SyntaxNode } from "./source-files";

const clients =
  /^(undici|axios|got|ky|node-fetch|cross-fetch|ws|(node:)?(http|https|http2|net|tls|dgram|child_process))(\/|$)/;

const textOf = (file: SourceFile, node: SyntaxNode) => file.text.slice(node.start, node.end);

/**
 * The files that run in the product's server; lib/api runs in the browser, which can reach only this server
 * (CSP).
 */
export const productOf = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter((file) => !file.isTest && !/^(e2e|lib\/(api|commands|outbound|testing))\//.test(file.path));

/**
 * Where the product calls fetch or opens a connection other than through the guarded fetch of lib/outbound
 * (RA36).
 */
export function findOutboundCalls(files: readonly SourceFile[]): string[] {
  return violations(productOf(files), "outbound", (file) =>
    at(
      file,
      [...nodesOf(file, "CallExpression"), ...nodesOf(file, "NewExpression")].filter((node) =>
        /^(new )?((globalThis|window|self)\.)?(fetch|XMLHttpRequest|WebSocket|EventSource|navigator\.sendBeacon)\(/.test(
          textOf(file, node),
        ),
      ),
    ),
  );
}

/** Where the product imports an HTTP client or a socket module. */
export function findOutboundImports(files: readonly SourceFile[]): string[] {
  return violations(productOf(files), "outbound", (file) =>
    file.imports
      .filter(({ specifier, isType }) => !isType && clients.test(specifier))
      .map(({ specifier }) => specifier),
  );
}

/** Where the product creates an SDK client without passing our fetch. */
export function findBareClients(files: readonly SourceFile[]): string[] {
  return violations(productOf(files), "outbound", (file) =>
    at(
      file,
      nodesOf(file, "NewExpression").filter(
        (node) =>
          /^new (OpenAI|Anthropic|Ollama)\(/.test(textOf(file, node)) &&
          !/\bfetch\b/.test(textOf(file, node)),
      ),
    ),
  );
}

/** Where Ollama listens unless it is told otherwise. */
export const ollamaOrigins = [
  "http://localhost:11434",
  "http://127.0.0.1:11434",
  "http://[::1]:11434",
] as const;

/**
 * The origins in this machine's own network that the server may ask: Ollama's default, unless this is a serverless
 * host, and those that the operator named. What the operator names may be public too; listing it changes nothing then.
 */
export function privateOrigins(server: { isServerless: boolean; operatorUrls: readonly string[] }): string[] {
  const named = server.operatorUrls.map((url) => new URL(url).origin);
  return [...(server.isServerless ? [] : ollamaOrigins), ...named];
}

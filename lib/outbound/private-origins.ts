/** Ollama's default address. */
export const ollamaOrigins = [
  "http://localhost:11434",
  "http://127.0.0.1:11434",
  "http://[::1]:11434",
] as const;

/**
 * The origins in this machine's own network that the server may reach: Ollama's default, unless this is a
 * serverless host, and those that the operator named. If an origin that the operator names is public, listing
 * it has no effect.
 */
export function privateOrigins(server: { isServerless: boolean; operatorUrls: readonly string[] }): string[] {
  const named = server.operatorUrls.map((url) => new URL(url).origin);
  return [...(server.isServerless ? [] : ollamaOrigins), ...named];
}

import type { RequestListener } from "node:http";
import { type Canary, startCanary } from "./canary";

/** A local server with Ollama's wire format: it answers `GET /api/tags` as Ollama 0.6 does. */
export function startOllamaServer(names: readonly string[]): Promise<Canary> {
  const models = names.map((name) => ({
    name,
    model: name,
    modified_at: "2026-10-04T14:38:31.83753-07:00",
    size: 4_431_388_791,
    digest: "e0d4e1163c585612b5419eee0a0d87fe0cac5fa8844c1b78f2a3c4d8a2a0b1c2",
    details: { format: "gguf", family: "qwen2", parameter_size: "7.6B", quantization_level: "Q4_K_M" },
  }));
  return startCanary(answerAt("/api/tags", JSON.stringify({ models })));
}

/** Answers one path with JSON, and every other path as Ollama does. */
function answerAt(path: string, body: string): RequestListener {
  return (request, response) => {
    const isKnown = request.method === "GET" && request.url === path;
    response.writeHead(isKnown ? 200 : 404, {
      "content-type": isKnown ? "application/json; charset=utf-8" : "text/plain",
    });
    response.end(isKnown ? body : "404 page not found");
  };
}

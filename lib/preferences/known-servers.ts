/**
 * Model servers with OpenAI's API, and their base URLs as their own documentation had them in November 2026
 * (SPEC B14). The operator decides which of them may be used (SPEC D6). LM Studio and vLLM are expected on
 * this server's machine, at their default ports.
 */
export const knownServers = [
  { name: "Gemini", baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai" },
  { name: "Mistral", baseUrl: "https://api.mistral.ai/v1" },
  { name: "Groq", baseUrl: "https://api.groq.com/openai/v1" },
  { name: "OpenRouter", baseUrl: "https://openrouter.ai/api/v1" },
  { name: "xAI", baseUrl: "https://api.x.ai/v1" },
  { name: "LM Studio", baseUrl: "http://localhost:1234/v1" },
  { name: "vLLM", baseUrl: "http://localhost:8000/v1" },
] as const;

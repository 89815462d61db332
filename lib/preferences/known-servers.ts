/**
 * Servers of models that speak OpenAI's API, and their base URLs as their own documentation had them in November 2026
 * (SPEC B14). Whether one may be asked is the operator's to say (SPEC D6). LM Studio and vLLM are meant on the machine
 * of this server, at the ports that they take by themselves.
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

import { describe, expect, it, vi } from "vitest";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { llmConfigSchema } from "@/lib/wire/models-schema";

// The route reads it when it is first loaded, below.
for (const name of ["OPENAI_API_KEY", "DEEPSEEK_API_KEY", "ANTHROPIC_API_KEY", "DASHSCOPE_API_KEY"]) {
  vi.stubEnv(name, `sk-planted-${name}`);
}

describe("GET /llm-config/ (SPEC A13)", () => {
  it("says what this server offers, but nothing about its keys or a visitor's", async () => {
    const headers = { "X-OpenAI-Key": "sk-planted-by-visitor" };
    const response = await createApiVisitor().call("GET", "/api/v1/llm-config/", { headers });
    expect(response.status).toBe(200);
    const everything = `${await response.clone().text()} ${JSON.stringify([...response.headers])}`;
    expect(everything).not.toContain("sk-planted");
    const config = await dataOf(response, llmConfigSchema);
    expect(config.default_model).toBe("gpt4o");
    const asked = config.models.map(({ id, has_server_key }) => `${id} ${has_server_key}`);
    const known = ["gpt4o true", "deepseek true", "claude true", "qwen true", "ollama true", "custom false"];
    expect(asked).toEqual(expect.arrayContaining(known));
  });
});

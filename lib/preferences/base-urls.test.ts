import { describe, expect, it } from "vitest";
import { isAllowedBaseUrl } from "./base-urls";

const operatorUrls = ["https://llm.example/v1", "http://10.0.0.5:8000"];
const allows = (url: string, use: "model" | "ollama" = "model") =>
  isAllowedBaseUrl({ url, use, operatorUrls, isServerless: false });

describe("isAllowedBaseUrl", () => {
  it.each([
    "https://api.openai.com/v1",
    "https://api.deepseek.com",
    "https://API.openai.com/v1/",
    "https://llm.example/v1",
    "https://llm.example/v1/deep",
    "http://10.0.0.5:8000/any",
  ])("accepts %s for a model", (url) => {
    expect(allows(url)).toBe(true);
  });

  it.each([
    "http://localhost:11434",
    "http://127.0.0.1:11434/",
    "http://[::1]:11434",
    "http://10.0.0.5:8000",
  ])("accepts %s for Ollama", (url) => {
    expect(allows(url, "ollama")).toBe(true);
  });

  it.each([
    "http://api.openai.com/v1",
    "https://api.openai.com:8443/v1",
    "https://api.openai.com.evil.example/v1",
    "https://api.openai.com@evil.example/v1",
    "https://user:pass@api.openai.com/v1",
    "https://api.openai.com/v1?x=1",
    "https://llm.example/v10",
    "https://llm.example/",
    "http://llm.example/v1",
    "http://169.254.169.254/latest",
    "http://2130706433:11434",
    "http://localhost:11434",
    "http://localhost:11435",
    "file:///etc/passwd",
    "nonsense",
    "https://api.openai.com./v1",
    "https://api.openai.com\\@evil.example/v1",
    "https://api.openai.com/v1?",
    "https://api.openai.com/v1#",
    "https://api.openai.com/ v1",
    "https://api.openai.com\t/v1",
    "https://llm.example/v1/..",
    "https://llm.example/v1/../admin",
    "https://llm.example/v1/%2e%2e/admin",
    "https://llm.example/v1/..%2Fadmin",
    "https://llm.example/v1/..%5cadmin",
    "https://llm.example:8443/v1",
  ])("refuses %s for a model", (url) => {
    expect(allows(url)).toBe(false);
  });

  it.each([
    "http://localhost:11435",
    "http://localhost",
    "https://localhost:11434",
    "http://10.0.0.5:8001",
    "http://localhost.evil.example:11434",
    "https://api.openai.com/v1",
  ])("refuses %s for Ollama", (url) => {
    expect(allows(url, "ollama")).toBe(false);
  });

  it("recognizes other spellings of loopback, which a parser converts to it", () => {
    expect(allows("http://127.1:11434", "ollama")).toBe(true);
    expect(allows("http://127.1:80", "ollama")).toBe(false);
  });

  it("accepts on a serverless host only what the operator lists, without Ollama's default", () => {
    const onServerless = (url: string) =>
      isAllowedBaseUrl({ url, use: "ollama", operatorUrls, isServerless: true });
    expect(onServerless("http://localhost:11434")).toBe(false);
    expect(onServerless("http://127.0.0.1:11434")).toBe(false);
    expect(onServerless("http://10.0.0.5:8000")).toBe(true);
  });
});

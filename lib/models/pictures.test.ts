import { describe, expect, it } from "vitest";
import type { ModelChoice } from "@/lib/wire/choices";
import { takesPictures } from "./registry";

const taking: readonly (readonly [ModelChoice, readonly string[]])[] = [
  ["gpt4o", ["gpt-4o", "gpt-4o-mini", "gpt-4.1", "gpt-6-luna"]],
  ["claude", ["claude-haiku-5-5", "claude-3-5-sonnet-latest"]],
  ["qwen", ["qwen-vl-plus", "qwen3-vl-plus", "qwen2.5-vl-72b-instruct"]],
  ["ollama", ["llava", "llava:13b", "llama3.2-vision", "qwen2.5vl:7b", "qwen3-vl", "gemma3", "gemma3:4b"]],
  ["custom", ["openai/gpt-4o", "gpt-4o", "pixtral-12b", "qwen/qwen2.5-vl-72b", "models/gemini-2.5-flash"]],
];
const notTaking: readonly (readonly [ModelChoice, readonly string[]])[] = [
  ["gpt4o", ["gpt-3.5-turbo", "local-model", "my-gpt-4o"]],
  ["deepseek", ["deepseek-v4-flash", "deepseek-v4-pro"]],
  ["claude", ["claude-2.1", "claude-instant-1.2"]],
  ["qwen", ["qwen-plus", "qwen-max"]],
  ["ollama", ["qwen2", "llama3.2", "gemma3:1b", "mistral"]],
  ["custom", ["local-model", "llama-3.3-70b-versatile", "mistral-large", "qwen2"]],
];

const each = (rows: typeof taking) =>
  rows.flatMap(([choice, models]) => models.map((model) => [choice, model] as const));

describe("D13 the row of a provider says which models take pictures", () => {
  it.each(each(taking))("%s: %s does", (choice, model) => {
    expect(takesPictures(choice, model)).toBe(true);
  });

  it.each(each(notTaking))("%s: %s does not, or nobody here knows", (choice, model) => {
    expect(takesPictures(choice, model)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { modelProviders } from "@/lib/models/registry";
import { modelChoices } from "@/lib/wire/choices";
import { isKeyed, keyFor, parseKeys } from "./kept-keys";
import { withKey } from "./with-key";

const membersOf = (stored: object) => new Map<string, unknown>(Object.entries(stored));
const formerKeys = { gpt4o: "sk-1", deepseek: "sk-2", claude: "", qwen: "sk-4" };

describe("the keys of this browser (SPEC B14)", () => {
  it("are each kept by the origin for which they were typed, and found for no other", () => {
    const keys = parseKeys(membersOf({ "https://a.example": "sk-a", "http://b.example:8000": "sk-b" }), null);
    expect(keyFor(keys, "https://a.example")).toBe("sk-a");
    expect(keyFor(keys, "http://b.example:8000")).toBe("sk-b");
    for (const other of [
      "http://a.example",
      "https://a.example:8443",
      "https://b.example",
      "",
      null,
      "toString",
    ])
      expect(keyFor(keys, other)).toBe("");
  });

  it("that were once kept by their models are taken over for the hosts for which they were typed", () => {
    expect(parseKeys(membersOf(formerKeys), null)).toEqual({
      "https://api.openai.com": "sk-1",
      "https://api.deepseek.com": "sk-2",
      "https://dashscope-intl.aliyuncs.com": "sk-4",
    });
    expect(parseKeys(membersOf({ gpt4o: "sk-1" }), "http://gpu.lan:8000/v1")).toEqual({
      "http://gpu.lan:8000": "sk-1",
    });
  });

  it("change one by one, and an empty one is removed", () => {
    const both = withKey(withKey({}, "https://a.example", "sk-a"), "https://b.example", "sk-b");
    expect(both).toEqual({ "https://a.example": "sk-a", "https://b.example": "sk-b" });
    expect(withKey(both, "https://a.example", "")).toEqual({ "https://b.example": "sk-b" });
  });

  it("have the same models with keys and the same old hosts as the registry", () => {
    for (const choice of modelChoices)
      expect(isKeyed(choice)).toBe(modelProviders[choice].keyHeader !== null);
    const old = Object.fromEntries(["gpt4o", "deepseek", "claude", "qwen"].map((name) => [name, "sk-1"]));
    const origins = [
      modelProviders.gpt4o,
      modelProviders.deepseek,
      modelProviders.claude,
      modelProviders.qwen,
    ];
    expect(Object.keys(parseKeys(membersOf(old), null))).toEqual(
      origins.map(({ officialBaseUrl }) => new URL(officialBaseUrl).origin),
    );
  });
});

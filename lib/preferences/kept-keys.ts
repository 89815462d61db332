import type { ModelChoice } from "@/lib/wire/choices";

/** The readers that take a key of the visitor's (SPEC S8). */
export type KeyedModel = Exclude<ModelChoice, "ollama">;

export const isKeyed = (choice: ModelChoice): choice is KeyedModel => choice !== "ollama";

/** Keys by the origin that each was typed for (SPEC B14), such as `https://api.openai.com`. */
export type KeptKeys = Readonly<Record<string, string>>;

/** A key as its header can carry it: one word of visible ASCII. */
export const isKey = (text: string): boolean => /^[\x21-\x7e]{1,500}$/.test(text);

/** Browsers kept a key by the name of its model once; these are where it went. No model has been added since. */
const oldKeyOrigins: ReadonlyMap<string, string> = new Map([
  ["gpt4o", "https://api.openai.com"],
  ["deepseek", "https://api.deepseek.com"],
  ["claude", "https://api.anthropic.com"],
  ["qwen", "https://dashscope-intl.aliyuncs.com"],
]);

/** The origin that a name of a stored key stands for; null where it stands for none. */
function originOf(name: string, chosenOrigin: string | undefined): string | null {
  const known = oldKeyOrigins.get(name);
  if (known !== undefined) return name === "gpt4o" ? (chosenOrigin ?? known) : known;
  const url = URL.parse(name);
  return (url?.protocol === "https:" || url?.protocol === "http:") && url.origin === name ? name : null;
}

/**
 * The keys among the stored members; what cannot be one is left out. One that was stored by its model is taken over for
 * the host that it was typed for: for GPT-4o that of `baseUrl`, where the visitor had chosen one.
 */
export function parseKeys(stored: ReadonlyMap<string, unknown>, baseUrl: string | null): KeptKeys {
  const chosenOrigin = URL.parse(baseUrl ?? "")?.origin;
  const keys = [...stored].flatMap(([name, key]) => {
    const origin = originOf(name, chosenOrigin);
    return origin !== null && typeof key === "string" && isKey(key) ? [[origin, key] as const] : [];
  });
  return Object.fromEntries(keys);
}

/** The key that was typed for an origin; an empty text where none was, and for no origin. */
export const keyFor = (keys: KeptKeys, origin: string | null): string =>
  new Map(Object.entries(keys)).get(origin ?? "") ?? "";

/** The keys with another one for an origin; an empty one takes it away. */
export function withKey(keys: KeptKeys, origin: string, key: string): KeptKeys {
  const others = Object.entries(keys).filter(([name]) => name !== origin);
  return Object.fromEntries(key === "" ? others : [...others, [origin, key]]);
}

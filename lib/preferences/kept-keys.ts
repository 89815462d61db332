import type { ModelChoice } from "@/lib/wire/choices";

/** The models that need a visitor's key (SPEC S8). */
export type KeyedModel = Exclude<ModelChoice, "ollama">;

export const isKeyed = (choice: ModelChoice): choice is KeyedModel => choice !== "ollama";

/** Keys by the origin for which each was typed (SPEC B14), such as `https://api.openai.com`. */
export type KeptKeys = Readonly<Record<string, string>>;

/** A key in the form that its header can carry: one word of visible ASCII. */
export const isKey = (text: string): boolean => /^[\x21-\x7e]{1,500}$/.test(text);

/**
 * Browsers once stored a key by its model's name; these are the hosts they were sent to. No model has been
 * added since.
 */
const oldKeyOrigins: ReadonlyMap<string, string> = new Map([
  ["gpt4o", "https://api.openai.com"],
  ["deepseek", "https://api.deepseek.com"],
  ["claude", "https://api.anthropic.com"],
  ["qwen", "https://dashscope-intl.aliyuncs.com"],
]);

/** The origin for the name of a stored key; null if there is none. */
function originOf(name: string, chosenOrigin: string | undefined): string | null {
  const known = oldKeyOrigins.get(name);
  if (known !== undefined) return name === "gpt4o" ? (chosenOrigin ?? known) : known;
  const url = URL.parse(name);
  return (url?.protocol === "https:" || url?.protocol === "http:") && url.origin === name ? name : null;
}

/**
 * The keys among the stored members, without invalid ones. A key that was stored by its model is taken over
 * for the host for which it was typed: for GPT-4o the host of `baseUrl`, if the visitor had chosen one.
 */
export function parseKeys(stored: ReadonlyMap<string, unknown>, baseUrl: string | null): KeptKeys {
  const chosenOrigin = URL.parse(baseUrl ?? "")?.origin;
  const keys = [...stored].flatMap(([name, key]) => {
    const origin = originOf(name, chosenOrigin);
    return origin !== null && typeof key === "string" && isKey(key) ? [[origin, key] as const] : [];
  });
  return Object.fromEntries(keys);
}

/** The key that was typed for an origin; empty if there is none, and for no origin. */
export const keyFor = (keys: KeptKeys, origin: string | null): string =>
  new Map(Object.entries(keys)).get(origin ?? "") ?? "";

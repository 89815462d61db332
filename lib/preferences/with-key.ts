import type { KeptKeys } from "./kept-keys";

/** The keys with another one for an origin; an empty one removes it. */
export function withKey(keys: KeptKeys, origin: string, key: string): KeptKeys {
  const others = Object.entries(keys).filter(([name]) => name !== origin);
  return Object.fromEntries(key === "" ? others : [...others, [origin, key]]);
}

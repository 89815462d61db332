import { type KeptKeys, keyFor } from "@/lib/preferences/kept-keys";
import { customKeyHeader, keyOriginHeader } from "@/lib/wire/key-headers";

/**
 * SPEC B14: the headers of a request for another server's models: the key for its origin, if there is one.
 */
export function keyHeadersFor(origin: string, keys: KeptKeys): Record<string, string> {
  const key = keyFor(keys, origin);
  return key === "" ? {} : { [customKeyHeader]: key, [keyOriginHeader]: origin };
}

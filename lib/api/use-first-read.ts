"use client";

import { useEffect, useState } from "react";
import { unstable_serialize, useSWRConfig } from "swr";

/**
 * SWR's options for a read that the server page has already done (`first`): it is shown without another
 * request and cached, so that a return to the screen shows the last known data and then asks again. Undefined
 * leaves the read to SWR.
 */
export function useFirstRead<T>(key: readonly unknown[], first: T | undefined) {
  const { cache, mutate } = useSWRConfig();
  const name = unstable_serialize(key);
  const [handedOver] = useState(() => (cache.get(name)?.data === undefined ? first : undefined));
  useEffect(() => {
    if (handedOver !== undefined) void mutate(name, handedOver, { revalidate: false });
  }, [handedOver, mutate, name]);
  return handedOver === undefined ? {} : { fallbackData: handedOver, revalidateOnMount: false };
}

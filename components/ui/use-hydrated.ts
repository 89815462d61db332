"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False during server rendering and hydration: neither knows the visitor's clock, zone, theme or storage. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the server draws and React takes over: neither knows the visitor's clock, zone, theme or storage. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

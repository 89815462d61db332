"use client";

import { Toaster as SonnerToaster } from "sonner";
import { defaultToastPosition } from "./show-toast";

/** Where toasts appear; a polite live region that is always there, so that each one is announced. */
export function Toaster() {
  return (
    <SonnerToaster
      position={defaultToastPosition}
      gap={10}
      offset={{ top: 68, right: 20, bottom: 20, left: 20 }}
      mobileOffset={{ top: 68, right: 16, bottom: 16, left: 16 }}
      visibleToasts={4}
      expand
    />
  );
}

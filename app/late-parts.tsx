"use client";

import { raiseToast as raise, Toaster as Toasts } from "@/components/ui/toaster";
import { InstalledApp } from "./installed-app/installed-app";

/** What every screen has and no first page brings: its toasts, and what the installed app does beside it. */
export function Toaster() {
  return (
    <>
      <Toasts />
      <InstalledApp />
    </>
  );
}

export const raiseToast = raise;

"use client";

import { useGroupCopies } from "./use-group-copies";
import { useWorker } from "./use-worker";

/** What the installed app does beside every screen: its service worker, and copies for a time without a connection. */
export function InstalledApp() {
  useWorker();
  useGroupCopies();
  return null;
}

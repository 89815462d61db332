"use client";

import { fetchAhead } from "@/lib/api/late-code";
import { showToast } from "./show-toast";

interface LazyPart<Module> {
  /** Fetches the part's code; repeated calls fetch it once, or again after a failure. */
  load: () => Promise<Module>;
  /** Shown if a press needs the code and it cannot be loaded; the next press tries again. */
  failureText: string;
}

/** For a part of the page whose code loads on first need: what to do at a sign that it will be needed, and at the press itself. */
export function lazyPart<Module>({ load, failureText }: LazyPart<Module>) {
  return {
    fetchAhead: () => fetchAhead(load),
    fetchFor: (show: (module: Module) => void) =>
      void load().then(show, () => showToast({ type: "error", message: failureText })),
  };
}

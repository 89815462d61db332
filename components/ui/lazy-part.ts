"use client";

import { showToast } from "./show-toast";

interface LazyPart<Module> {
  /** Fetches the part's code; called again and again, it is fetched once, or again where it could not be had. */
  load: () => Promise<Module>;
  /** Said where a press asked for the code and it cannot be had; the next press tries again. */
  failureText: string;
}

/** For a part of the page whose code comes on first need: what to do at a sign that it will be needed, and at the press itself. */
export function lazyPart<Module>({ load, failureText }: LazyPart<Module>) {
  return {
    /** Without a word: nobody has asked for anything yet. */
    fetchAhead: () => void load().catch(() => undefined),
    fetchFor: (show: (module: Module) => void) =>
      void load().then(show, () => showToast({ type: "error", message: failureText })),
  };
}

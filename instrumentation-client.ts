import { recordEarlyInput } from "@/components/ui/early-input";

declare global {
  /** Where zod keeps its configuration, whichever copy of zod loads first. */
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

// zod tries whether it may compile schemas, which the Content-Security-Policy refuses and reports. This turns it off before
// any page starts and without zod itself, which is fetched with the first answer that is parsed.
globalThis.__zod_globalConfig = { jitless: true };

recordEarlyInput();

import { recordEarlyInput } from "@/components/ui/early-input";

declare global {
  /** Where zod keeps its configuration, whichever copy of zod loads first. */
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

// zod tests whether it may compile schemas, which the Content-Security-Policy refuses and reports. This
// disables the test before any page starts and without zod itself, which is loaded with the first answer to
// be parsed.
globalThis.__zod_globalConfig = { jitless: true };

recordEarlyInput();

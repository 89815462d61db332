import { recordEarlyInput } from "@/components/ui/early-input";

declare global {
  /** Where zod keeps its configuration, whichever copy of it comes first. */
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

// zod tries whether it may compile schemas, which the Content-Security-Policy refuses and reports. Said before any page
// starts and without zod itself, which is fetched with the first answer that is parsed.
globalThis.__zod_globalConfig = { jitless: true };

recordEarlyInput();

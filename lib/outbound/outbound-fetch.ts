import "server-only";
import { environment, isServerless } from "@/lib/env";
import { createGuardedFetch } from "./guarded-fetch";
import { operatorUrlsOf } from "./operator-urls";
import { privateOrigins } from "./private-origins";

/** The guarded fetch of this process (SPEC D6): every request that the product makes goes through it. */
export const outboundFetch: typeof fetch = createGuardedFetch({
  allowedPrivateOrigins: privateOrigins({ isServerless, operatorUrls: operatorUrlsOf(environment) }),
});

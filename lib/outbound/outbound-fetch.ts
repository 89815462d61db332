import "server-only";
import { environment, isServerless } from "@/lib/env";
import { createGuardedFetch } from "./guarded-fetch";
import { operatorUrlsOf } from "./operator-urls";
import { privateOrigins } from "./private-origins";

const allowedPrivateOrigins = privateOrigins({ isServerless, operatorUrls: operatorUrlsOf(environment) });

/**
 * The guarded fetch of this process (SPEC D6): every request that the product makes goes through it or the
 * next.
 */
export const outboundFetch: typeof fetch = createGuardedFetch({ allowedPrivateOrigins });

/** The same for lists of models, which gateways make long: about 2 kB for each model. */
export const outboundListFetch: typeof fetch = createGuardedFetch({
  allowedPrivateOrigins,
  answerBytesMax: 4_000_000,
});

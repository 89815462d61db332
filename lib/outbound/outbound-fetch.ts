import "server-only";
import { environment, isServerless } from "@/lib/env";
import { createGuardedFetch } from "./guarded-fetch";
import { operatorUrlsOf } from "./operator-urls";
import { privateOrigins } from "./private-origins";

const allowedPrivateOrigins = privateOrigins({ isServerless, operatorUrls: operatorUrlsOf(environment) });

/** The guarded fetch of this process (SPEC D6): every request that the product makes goes through it or the next. */
export const outboundFetch: typeof fetch = createGuardedFetch({ allowedPrivateOrigins });

/** The same for lists of models, of which those of gateways are long: with all that they tell, some 2 kB a model. */
export const outboundListFetch: typeof fetch = createGuardedFetch({
  allowedPrivateOrigins,
  answerBytesMax: 4_000_000,
});

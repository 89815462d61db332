import { faultIds } from "./proof-titles";
import { proveAsked } from "./prove-asked";

/** `npm run torture`, or `-- RA22 RA28`: what is promised under faults, in its long form. */
await proveAsked({ command: "torture", known: faultIds, otherwise: faultIds });

import { faultIds } from "./proof-titles";
import { proveAsked } from "./prove-asked";

/** `npm run torture`, or `-- RA22 RA28`: the proofs under faults, in their long form. */
await proveAsked({ command: "torture", known: faultIds, otherwise: faultIds });

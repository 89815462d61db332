import { tortureIds } from "./proofs/proof-titles";
import { proveAsked } from "./proofs/prove-asked";

/** `npm run torture`, or `-- RA22 RA28`: what is promised under faults, in its long form. */
await proveAsked({ command: "torture", known: tortureIds, otherwise: tortureIds });

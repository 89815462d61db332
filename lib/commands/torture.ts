import { proveAsked } from "./proofs/prove-asked";
import { tortureIds } from "./proofs/proof-titles";

/** `npm run torture`, or `-- RA22 RA28`: what is promised under faults, in its long form. */
await proveAsked({ command: "torture", known: tortureIds, otherwise: tortureIds });

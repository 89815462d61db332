import { allProofs, proveAsked } from "./prove-asked";

/** `npm run prove -- RA13 RA14`, or `-- all`: proofs in their long form. */
await proveAsked({ command: "prove", known: allProofs });

import { proveBodies } from "./bodies";
import type { Proof } from "./proof";
import type { ProofId } from "./proof-titles";

/** The proof of each title. */
export const proofs: Record<ProofId, Proof> = {
  RA13: proveBodies,
};

import { proveBodies } from "./bodies";
import { proveCalendarFiles } from "./calendar-files";
import { proveFileNames } from "./file-names";
import type { Proof } from "./proof";
import type { ProofId } from "./proof-titles";

/** The proof of each title. */
export const proofs: Record<ProofId, Proof> = {
  RA5: proveCalendarFiles,
  RA6: proveFileNames,
  RA13: proveBodies,
};

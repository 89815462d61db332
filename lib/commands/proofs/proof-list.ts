import { proveBodies } from "./bodies";
import { proveCalendarFiles } from "./calendar-files";
import { proveFileNames } from "./file-names";
import { proveIdempotency } from "./idempotency";
import { proveInterruptedReadings } from "./interrupted-readings";
import { proveJobSchedules, proveZombie } from "./job-schedules";
import { proveAddressTricks, proveAllowedAddresses } from "./outbound-addresses";
import type { Proof } from "./proof";
import type { ProofId } from "./proof-titles";
import { proveSlowModel } from "./slow-model";

/** The proof of each title. */
export const proofs: Record<ProofId, Proof> = {
  RA5: proveCalendarFiles,
  RA6: proveFileNames,
  RA9: proveAddressTricks,
  RA10: proveAllowedAddresses,
  RA13: proveBodies,
  RA19: proveIdempotency,
  RA20: proveSlowModel,
  RA23: proveInterruptedReadings,
  RA24: proveZombie,
  RA35: proveJobSchedules,
};

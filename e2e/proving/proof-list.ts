import { proveAnswerHeaders } from "@/e2e/attacks/answer-headers";
import { proveBodies } from "@/e2e/attacks/bodies";
import { proveCalendarFiles } from "@/e2e/attacks/calendar-files";
import { proveCountedRefusals } from "@/e2e/attacks/counted-refusals";
import { proveFileNames } from "@/e2e/attacks/file-names";
import { proveForeignRequests } from "@/e2e/attacks/foreign-requests";
import { proveGivenCookies } from "@/e2e/attacks/given-cookies";
import { proveLinkGuessing } from "@/e2e/attacks/link-guessing";
import { proveOddRequests } from "@/e2e/attacks/odd-requests";
import { proveAddressTricks, proveAllowedAddresses } from "@/e2e/attacks/outbound-addresses";
import { proveOwnership } from "@/e2e/attacks/ownership";
import { provePlantedSecrets } from "@/e2e/attacks/planted-secrets";
import { proveReadingTime } from "@/e2e/attacks/reading-time";
import { proveRefusedBodies } from "@/e2e/attacks/refused-bodies";
import { proveRequestLimits } from "@/e2e/attacks/request-limits";
import { proveSlowClients } from "@/e2e/attacks/slow-clients";
import { proveSlowTexts } from "@/e2e/attacks/slow-texts";
import { proveSupplyChain } from "@/e2e/attacks/supply-chain";
import { proveUnicodeTexts } from "@/e2e/attacks/unicode-texts";
import { proveUnreadTexts } from "@/e2e/attacks/unread-texts";
import { proveBackups } from "@/e2e/faults/backups";
import { proveClockJumps } from "@/e2e/faults/clock-jumps";
import { proveDamagedFiles } from "@/e2e/faults/damaged-files";
import { proveDiskFaults } from "@/e2e/faults/disk-faults";
import { proveErasedWords } from "@/e2e/faults/erased-words";
import { proveFailingWrites } from "@/e2e/faults/failing-writes";
import { proveFaultyModels } from "@/e2e/faults/faulty-models";
import { proveIdempotency } from "@/e2e/faults/idempotency";
import { proveInterruptedReadings } from "@/e2e/faults/interrupted-readings";
import { proveJobSchedules, proveZombie } from "@/e2e/faults/job-schedules";
import { proveKills } from "@/e2e/faults/kills";
import { proveLocks } from "@/e2e/faults/locks";
import { proveLostLog } from "@/e2e/faults/lost-log";
import { proveManyStarts } from "@/e2e/faults/many-starts";
import { proveOtherNodes } from "@/e2e/faults/other-nodes";
import { provePollingTabs } from "@/e2e/faults/polling-tabs";
import { provePowerCuts } from "@/e2e/faults/power-cuts";
import { provePurgePace } from "@/e2e/faults/purge-pace";
import { proveReportedDamage } from "@/e2e/faults/reported-damage";
import { proveServerLost } from "@/e2e/faults/server-lost";
import { proveSharedFile } from "@/e2e/faults/shared-file";
import { proveSlowModel } from "@/e2e/faults/slow-model";
import { proveSmallMachine } from "@/e2e/faults/small-machine";
import { proveSoak } from "@/e2e/faults/soak";
import { proveTwoInstancesRemote } from "@/e2e/faults/two-instances-remote";
import { proveUnreadOutput } from "@/e2e/faults/unread-output";
import type { Proof } from "@/e2e/testing/proof";
import type { ProofId } from "./proof-titles";

/** The proof of each title. */
export const proofs: Record<ProofId, Proof> = {
  RA1: proveLinkGuessing,
  RA2: proveOwnership,
  RA3: proveAnswerHeaders,
  RA5: proveCalendarFiles,
  RA6: proveFileNames,
  RA8: proveForeignRequests,
  RA9: proveAddressTricks,
  RA10: proveAllowedAddresses,
  RA11: provePlantedSecrets,
  RA12: proveRequestLimits,
  RA13: proveBodies,
  RA14: proveSlowClients,
  RA15: proveSlowTexts,
  RA16: proveUnicodeTexts,
  RA17: proveOddRequests,
  RA19: proveIdempotency,
  RA20: proveSlowModel,
  RA21: proveFaultyModels,
  RA22: proveKills,
  RA23: proveInterruptedReadings,
  RA24: proveZombie,
  RA25: proveFailingWrites,
  RA26: proveLocks,
  RA27: proveSharedFile,
  RA27L: proveTwoInstancesRemote,
  RA28: proveDiskFaults,
  RA29: proveClockJumps,
  RA30: proveDamagedFiles,
  RA31: proveBackups,
  RA32: proveManyStarts,
  RA33: provePowerCuts,
  RA34: proveServerLost,
  RA35: proveJobSchedules,
  RA36: proveSupplyChain,
  RA37: proveSoak,
  RA38: proveSmallMachine,
  RA39: provePollingTabs,
  RA40: proveOtherNodes,
  RA41: proveUnreadTexts,
  RA42: proveReadingTime,
  RA43: proveRefusedBodies,
  RA44: proveErasedWords,
  RA45: proveReportedDamage,
  RA46: proveGivenCookies,
  RA47: proveCountedRefusals,
  RA48: proveLostLog,
  RA49: provePurgePace,
  RA50: proveUnreadOutput,
};

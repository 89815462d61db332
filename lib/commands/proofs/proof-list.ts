import { proveBackups } from "@/lib/commands/torture/backups";
import { proveClockJumps } from "@/lib/commands/torture/clock-jumps";
import { proveDamagedFiles } from "@/lib/commands/torture/damaged-files";
import { proveDiskFaults } from "@/lib/commands/torture/disk-faults";
import { proveErasedWords } from "@/lib/commands/torture/erased-words";
import { proveFailingWrites } from "@/lib/commands/torture/failing-writes";
import { proveKills } from "@/lib/commands/torture/kills";
import { proveLocks } from "@/lib/commands/torture/locks";
import { proveLostLog } from "@/lib/commands/torture/lost-log";
import { proveManyStarts } from "@/lib/commands/torture/many-starts";
import { proveOtherNodes } from "@/lib/commands/torture/other-nodes";
import { provePollingTabs } from "@/lib/commands/torture/polling-tabs";
import { provePowerCuts } from "@/lib/commands/torture/power-cuts";
import { provePurgePace } from "@/lib/commands/torture/purge-pace";
import { proveReportedDamage } from "@/lib/commands/torture/reported-damage";
import { proveServerLost } from "@/lib/commands/torture/server-lost";
import { proveSharedFile } from "@/lib/commands/torture/shared-file";
import { proveSmallMachine } from "@/lib/commands/torture/small-machine";
import { proveSoak } from "@/lib/commands/torture/soak";
import { proveSupplyChain } from "@/lib/commands/torture/supply-chain";
import { proveTwoInstancesRemote } from "@/lib/commands/torture/two-instances-remote";
import { proveAnswerHeaders } from "./answer-headers";
import { proveBodies } from "./bodies";
import { proveCalendarFiles } from "./calendar-files";
import { proveCountedRefusals } from "./counted-refusals";
import { proveFaultyModels } from "./faulty-models";
import { proveFileNames } from "./file-names";
import { proveForeignRequests } from "./foreign-requests";
import { proveGivenCookies } from "./given-cookies";
import { proveIdempotency } from "./idempotency";
import { proveInterruptedReadings } from "./interrupted-readings";
import { proveJobSchedules, proveZombie } from "./job-schedules";
import { proveLinkGuessing } from "./link-guessing";
import { proveOddRequests } from "./odd-requests";
import { proveAddressTricks, proveAllowedAddresses } from "./outbound-addresses";
import { proveOwnership } from "./ownership";
import { provePlantedSecrets } from "./planted-secrets";
import type { Proof } from "./proof";
import type { ProofId } from "./proof-titles";
import { proveReadingTime } from "./reading-time";
import { proveRefusedBodies } from "./refused-bodies";
import { proveRequestLimits } from "./request-limits";
import { proveSlowClients } from "./slow-clients";
import { proveSlowModel } from "./slow-model";
import { proveSlowTexts } from "./slow-texts";
import { proveUnicodeTexts } from "./unicode-texts";
import { proveUnreadTexts } from "./unread-texts";

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
};

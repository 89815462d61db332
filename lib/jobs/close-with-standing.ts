import "server-only";
import { AppError } from "@/lib/errors/app-error";
import type { Reading } from "@/lib/extraction/extract-events";
import { transact } from "@/lib/stores/transact";
import { draftRow } from "./draft-rows";
import { takenNotices } from "./notices";
import { readingColumns } from "./reading-columns";
import { readStanding } from "./standing";

interface Taking {
  visitorId: string;
  now: Date;
  /** What is taken where no provisional result is kept. */
  otherwise: Reading | null;
}

/**
 * SPEC B15: closes a group that is being read with the provisional result of its reading, in one transaction
 * and whoever reads it: a later write of the reader fails its fence. `over` when the reading was over
 * already, `empty` when there is no provisional result and nothing else to take; nothing is written then.
 * Throws `not_found`, or `forbidden` for a stranger.
 */
export function closeWithStanding(
  id: string,
  { visitorId, now, otherwise }: Taking,
): Promise<"taken" | "over" | "empty"> {
  return transact(async ({ groups, events }) => {
    const row = await groups.findState(id);
    if (row === null) throw new AppError("not_found");
    if (row.visitorId !== visitorId) throw new AppError("forbidden");
    if (row.state !== "processing") return "over";
    const reading = readStanding(row.standing) ?? otherwise;
    if (reading === null) return "empty";
    const processingMs = Math.max(0, now.getTime() - row.createdAt.getTime());
    const columns = readingColumns({ ...reading, notices: takenNotices(reading) }, processingMs);
    if (!(await groups.closeForAll(id, columns))) return "over";
    const place = { groupId: id, visitorId, now };
    await events.insert(reading.drafts.map((draft, position) => draftRow(draft, { ...place, position })));
    return "taken";
  });
}

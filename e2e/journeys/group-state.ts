import Database from "better-sqlite3";

/** The state of a group in the server's database while it is being read, or after that failed. */
type State = { state: "processing" | "complete" } | { state: "failed"; error: string };

/** The file of the server's database. */
export const databaseFile = `${process.env.E2E_DATABASE_FOLDER}/saywhen.db`;

/** A lease that ends later than a real one can counts as dead (lib/jobs/lease.ts). */
const leaseMs = 25_000;

const inFuture = (durationMs: number) =>
  new Date(Date.now() + durationMs).toISOString().replace("Z", "+00:00");

/**
 * Puts a group into a state that a slow model causes, directly in the database; for 25 s no process takes
 * over its reading.
 */
export function setGroupState(groupId: string, to: State): void {
  const database = new Database(databaseFile);
  const isProcessing = to.state === "processing";
  database
    .prepare(
      `UPDATE "Group" SET state = ?, error = ?, leaseOwner = ?, leaseExpiresAt = ?, deadlineAt = ? WHERE id = ?`,
    )
    .run(
      to.state,
      to.state === "failed" ? to.error : null,
      isProcessing ? "a test" : null,
      isProcessing ? inFuture(leaseMs) : null,
      isProcessing ? inFuture(2 * leaseMs) : null,
      groupId,
    );
  database.close();
}

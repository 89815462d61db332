import assert from "node:assert/strict";
import { z } from "zod";
import { inParallel } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { successSchema } from "@/lib/errors/envelope";
import type { Actor } from "./actor";
import type { Finding } from "./expected-group";
import { countAcknowledged, type SeenGroup } from "./history";
import { judgeHistory } from "./judge-history";
import { observeDatabase } from "./observe-database";
import type { Target } from "./target";
import { overWithinMs } from "./workload";

const listSchema = successSchema(
  z.object({ groups: z.array(z.object({ id: z.string() })), next_cursor: z.string().nullable() }),
);
const walkWidth = 20;
const shownFindings = 10;

/** The ids of an actor's groups as the list gives them, page by page. */
async function listGroupIds(target: Target, cookie: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = null; ; ) {
    const query = `limit=100${cursor === null ? "" : `&cursor=${cursor}`}`;
    const answer = await target.send({ method: "GET", path: `/api/v1/groups/?${query}`, cookie });
    assert.ok(answer.kind === "answered" && answer.status === 200, `a list: ${JSON.stringify(answer)}`);
    const page: z.infer<typeof listSchema>["data"] = listSchema.parse(answer.body).data;
    ids.push(...page.groups.map(({ id }) => id));
    if (page.next_cursor === null) return ids;
    cursor = page.next_cursor;
  }
}

/**
 * A fresh read through the API of every group that was made or is listed, each polled until it is finished.
 */
async function walkApi(target: Target, actors: readonly Actor[], byMs: number): Promise<SeenGroup[]> {
  const seen = await inParallel(actors, walkWidth, async (actor) => {
    const groups: SeenGroup[] = [];
    const listed = await listGroupIds(target, actor.cookie);
    for (const id of actor.groupIds) {
      const group = await actor.readWhenOver(id, Math.max(0, byMs - performance.now()));
      if (group !== null) groups.push(group);
    }
    const live = new Set(groups.map(({ id }) => id));
    const strange = listed.filter((id) => !live.has(id));
    assert.deepEqual(strange, [], "groups in the list that nobody can read or nobody made");
    return groups;
  });
  return seen.flat();
}

/** Fails with the first findings and with every unexpected answer. */
export function requireNoFindings(target: Target, findings: readonly Finding[]): void {
  const { faults } = target.history;
  const lines = [...findings.map(({ kind, detail }) => `${kind}: ${detail}`), ...faults];
  const count = `${findings.length} findings, ${faults.length} faults`;
  assert.equal(lines.length, 0, `${count}\n${lines.slice(0, shownFindings).join("\n")}`);
}

/** Reads the file between two acts, while no server writes to it: nothing acknowledged may be missing. */
export function requireWholeSoFar(target: Target, databaseUrl: string): void {
  const { faults, groups } = observeDatabase(databaseUrl);
  const between = { where: "the database between two acts", isFinal: false, groups };
  requireNoFindings(target, [...faults, ...judgeHistory(target.history.entries, [between])]);
}

interface Reckoning {
  target: Target;
  actors: readonly Actor[];
  databaseUrl: string;
  /** The moment (`performance.now()`) from which readings have their 30 s: the last start of a server. */
  sinceMs: number;
  /** Whether the clock moved by more than the day for which an Idempotency-Key is kept. */
  keysMayBePurged?: boolean;
}

/**
 * Ends a scenario: compares a fresh read through the API and then the database file with the history, and
 * adds the counts to the verdict's line.
 */
export async function reckon(
  { note }: Pick<ProofContext, "note">,
  { target, actors, databaseUrl, sinceMs, keysMayBePurged }: Reckoning,
): Promise<void> {
  const walked = await walkApi(target, actors, sinceMs + overWithinMs);
  const { faults, groups } = observeDatabase(databaseUrl, keysMayBePurged);
  const findings = judgeHistory(target.history.entries, [
    { where: "the API", isFinal: true, groups: walked },
    { where: "the database", isFinal: true, groups },
  ]);
  requireNoFindings(target, [...faults, ...findings]);
  const { creates, changes } = countAcknowledged(target.history);
  const { statuses } = target.history;
  note("creates", creates);
  note("changes", changes);
  note("answers", [...statuses].map(([status, count]) => `${count} × ${status}`).join(" "));
  note("lost, double, torn, stale, stuck", 0);
}

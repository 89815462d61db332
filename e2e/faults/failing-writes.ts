import assert from "node:assert/strict";
import type { ProofContext } from "@/e2e/testing/proof";
import { createId } from "@/lib/ids/create-id";
import { type Actor, contentOf, createActor, seenGroupAnswerSchema } from "./actor";
import { faultsText } from "./faults-text";
import { createHistory, type EventContent, type SeenGroup } from "./history";
import { reckon } from "./reckoning";
import { createTarget, type Target } from "./target";

const writerCount = 20;
const breakerCount = 4;

interface Scene {
  target: Target;
  isOver: () => boolean;
}

/**
 * An undo of a group is one UPDATE outside any transaction; a shared connection includes it in whichever
 * transaction is open. The delete before each undo makes a lost undo visible.
 */
async function writeOn(actor: Actor, group: SeenGroup, nextWrite: () => boolean): Promise<void> {
  while (nextWrite()) {
    await actor.delete("groups", group.id);
    await actor.restore("groups", group.id);
  }
  await actor.read(group.id);
}

/** A PATCH that replaces attendees and then names a note that is not there: its transaction fails halfway. */
async function breakOn(actor: Actor, group: SeenGroup, { target, isOver }: Scene): Promise<void> {
  const [event] = group.events;
  assert.ok(event !== undefined);
  for (let number = 0; !isOver(); number += 1) {
    const { attendees } = contentOf(`Refused ${number}`);
    const content: EventContent = { ...event.content, attendees };
    const answer = await target.send({
      method: "PATCH",
      path: `/api/v1/events/${event.id}/`,
      cookie: actor.cookie,
      body: {
        attendees: attendees.map((name) => ({ name })),
        notes: [{ id: createId(), content: "a note that was never there" }],
      },
    });
    assert.ok(answer.kind === "answered" && answer.status === 400, JSON.stringify(answer));
    target.history.entries.push({ kind: "edit", eventId: event.id, content, outcome: "refused" });
  }
}

/** Reads repeatedly what the failing writes touch. */
async function glanceOn({ cookie }: Actor, { id }: SeenGroup, { target, isOver }: Scene): Promise<void> {
  while (!isOver()) {
    const answer = await target.send({ method: "GET", path: `/api/v1/groups/${id}/`, cookie });
    assert.ok(answer.kind === "answered" && answer.status === 200, JSON.stringify(answer));
    target.history.entries.push({ kind: "glance", seen: seenGroupAnswerSchema.parse(answer.body).data });
  }
}

/** The counts of what ran concurrently. */
interface WriteCounts {
  writes: number;
  refused: number;
  looks: number;
}

/** Single writes by 20 actors, beside 4 whose changes fail halfway and 4 who read. Resolves to all actors. */
async function writeBesideFailures(
  target: Target,
  writes: number,
): Promise<{ actors: Actor[]; counts: WriteCounts }> {
  const actors = Array.from({ length: writerCount + breakerCount }, () => createActor(target));
  const groups = await Promise.all(
    actors.map(async (actor, number) => ({
      actor,
      group: await actor.create(faultsText(number, 2), "rules"),
    })),
  );
  let written = 0;
  let isOver = false;
  const scene = { target, isOver: () => isOver };
  const nextWrite = () => {
    written += 1;
    return written <= writes;
  };
  const writers = groups.slice(0, writerCount).map(({ actor, group }) => writeOn(actor, group, nextWrite));
  const others = groups
    .slice(writerCount)
    .flatMap(({ actor, group }) => [breakOn(actor, group, scene), glanceOn(actor, group, scene)]);
  const broken = Promise.all(others);
  // Errors of the actors surface when they are awaited below; until then they must not end the process.
  broken.catch(() => undefined);
  await Promise.all(writers);
  isOver = true;
  await broken;
  const { entries } = target.history;
  const refused = entries.filter((entry) => entry.kind === "edit").length;
  return {
    actors,
    counts: { writes, refused, looks: entries.filter(({ kind }) => kind === "glance").length },
  };
}

/**
 * RA25: acknowledged single writes of a process, beside writes of many statements that fail halfway and are
 * rolled back. `safe-sqlite.test.ts` shows what Prisma's own adapter loses in one process.
 */
export async function proveFailingWrites({ startServer, count, note }: ProofContext): Promise<void> {
  const server = await startServer();
  const target = createTarget(createHistory());
  target.moveTo(server.origin);
  const { actors, counts } = await writeBesideFailures(target, count(30, 2000));
  note("single writes", counts.writes);
  note("refused half way", counts.refused);
  note("looks meanwhile", counts.looks);
  await reckon({ note }, { target, actors, databaseUrl: server.databaseUrl, sinceMs: performance.now() });
}

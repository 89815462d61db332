import type { Actor } from "./actor";
import { eventsMax, faultsText } from "./faults-text";
import type { Outcome, SeenGroup } from "./history";

/** How soon every reading is over, whatever happened to the process that began it (RA22). */
export const overWithinMs = 30_000;

export interface Workload {
  /** Numbers below one, the same for the same seed. */
  random: () => number;
  /** The share of texts that a model reads; the rules parser reads the others before the response. */
  modelShare: number;
  /** Makes the actors stop after their current step. */
  isOver: () => boolean;
  /** A number that no text has used yet. */
  nextNumber: () => number;
}

/** Numbers from 0 on, shared by all actors of a scenario. */
export function countUp(): () => number {
  let next = 0;
  return () => next++;
}

/** If no answer came, the actor checks what became of its request, as a person would. */
async function settle(actor: Actor, groupId: string, outcome: Outcome): Promise<void> {
  if (outcome !== "acknowledged") await actor.read(groupId);
}

/** Deletes a group or event, and in half of the cases restores it. */
async function deleteAndUndo(
  actor: Actor,
  { thing, id, groupId }: { thing: "groups" | "events"; id: string; groupId: string },
  random: () => number,
): Promise<void> {
  const deleted = await actor.delete(thing, id);
  await settle(actor, groupId, deleted);
  if (deleted !== "acknowledged" || random() < 0.5) return;
  await settle(actor, groupId, await actor.restore(thing, id));
}

async function changeEvents(actor: Actor, group: SeenGroup, { random, isOver }: Workload): Promise<void> {
  for (const [position, { id }] of group.events.entries()) {
    for (let version = 0; random() < 0.5 && version < 3 && !isOver(); version += 1) {
      const stamp = `Plan ${position} ${version} of ${id}`;
      await settle(actor, group.id, await actor.edit(id, stamp));
      // Reads at once, and from any of several servers, so that even a briefly stale answer is found.
      if (random() < 0.4) await actor.read(group.id);
    }
    if (random() < 0.25 && !isOver()) {
      await deleteAndUndo(actor, { thing: "events", id, groupId: group.id }, random);
    }
  }
}

/** Runs one text from its creation on: its events are awaited, edited, deleted, restored and read again. */
async function liveThrough(actor: Actor, work: Workload): Promise<void> {
  const { random, modelShare, nextNumber, isOver } = work;
  const text = faultsText(nextNumber(), 1 + Math.floor(random() * eventsMax));
  const { id } = await actor.create(text, random() < modelShare ? "model" : "rules");
  const whole = { thing: "groups" as const, id, groupId: id };
  // Deletes some while they are being read.
  if (random() < 0.1) return deleteAndUndo(actor, whole, random);
  if (isOver()) return;
  const group = await actor.readWhenOver(id, overWithinMs);
  if (group?.state !== "complete") return;
  await changeEvents(actor, group, work);
  if (isOver()) return;
  if (random() < 0.15) await deleteAndUndo(actor, whole, random);
  await actor.read(id);
}

/** Makes an actor send texts and change their events until the scenario is over. */
export async function keepLiving(actor: Actor, work: Workload): Promise<void> {
  while (!work.isOver()) await liveThrough(actor, work);
}

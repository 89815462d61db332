import {
  changeContent,
  changePresence,
  contains,
  type ExpectedEvent,
  type ExpectedGroup,
  type Finding,
  judgeGroup,
  type Look,
} from "./expected-group";
import type { Entry, EventContent, SeenGroup } from "./history";

/** All groups as found at the end of a scenario, or between two of its acts. */
export interface Ending extends Look {
  groups: readonly SeenGroup[];
}

interface World {
  byText: Map<string, ExpectedGroup>;
  byId: Map<string, ExpectedGroup>;
  byEvent: Map<string, ExpectedEvent>;
  findings: Finding[];
}

const emptyGroup = (text: string, titles: readonly string[]): ExpectedGroup => ({
  id: null,
  text,
  titles,
  isAcknowledged: false,
  isComplete: false,
  // The assumption until there is evidence: a refused request made no group.
  mayBeLive: false,
  mayBeDeleted: true,
  events: null,
});

function addCreate(
  { byText, byId, findings }: World,
  { text, titles, outcome, groupId }: Extract<Entry, { kind: "create" }>,
): void {
  const group = byText.get(text) ?? emptyGroup(text, titles);
  byText.set(text, group);
  if (outcome === "refused") return;
  if (!group.isAcknowledged) {
    group.mayBeLive = true;
    group.mayBeDeleted = outcome === "unknown";
  }
  if (outcome === "unknown" || groupId === null) return;
  if (group.id !== null && group.id !== groupId) {
    findings.push({ kind: "double", detail: `groups ${group.id} and ${groupId} of one key` });
  }
  group.isAcknowledged = true;
  group.id = groupId;
  byId.set(groupId, group);
}

function eventOf({ byEvent }: World, eventId: string): ExpectedEvent {
  const event = byEvent.get(eventId);
  if (event === undefined) throw new Error(`A client wrote to event ${eventId}, which none has seen.`);
  return event;
}

function addRead(world: World, { groupId, seen }: Extract<Entry, { kind: "read" }>): void {
  const group = world.byId.get(groupId);
  if (group === undefined) throw new Error(`A client read group ${groupId}, which none has made.`);
  world.findings.push(...judgeGroup(group, seen, { where: "a read", isFinal: false }));
  for (const event of group.events ?? []) world.byEvent.set(event.id, event);
}

function replay(entries: readonly Entry[]): World {
  const world: World = { byText: new Map(), byId: new Map(), byEvent: new Map(), findings: [] };
  for (const entry of entries) {
    if (entry.kind === "create") addCreate(world, entry);
    if (entry.kind === "edit") changeContent(eventOf(world, entry.eventId), entry.content, entry.outcome);
    if (entry.kind === "delete" || entry.kind === "restore") {
      const thing = world.byId.get(entry.id) ?? eventOf(world, entry.id);
      changePresence(thing, entry.kind === "restore", entry.outcome);
    }
    if (entry.kind === "read") addRead(world, entry);
  }
  return world;
}

/**
 * Refused content that somebody saw, by whomever and whenever it was sent: a rolled-back write was visible
 * for a while.
 */
function findDirtyReads(entries: readonly Entry[]): Finding[] {
  const refused = new Map<string, EventContent[]>();
  for (const entry of entries) {
    if (entry.kind !== "edit" || entry.outcome !== "refused") continue;
    refused.set(entry.eventId, [...(refused.get(entry.eventId) ?? []), entry.content]);
  }
  return entries.flatMap((entry) => {
    const events = entry.kind === "read" || entry.kind === "glance" ? (entry.seen?.events ?? []) : [];
    return events
      .filter(({ id, content }) => contains(refused.get(id) ?? [], content))
      .map(
        ({ id, content }): Finding => ({ kind: "dirty", detail: `event ${id}: ${JSON.stringify(content)}` }),
      );
  });
}

/** Compares one ending with the replayed log. */
function judgeEnding({ byText }: World, ending: Ending): Finding[] {
  const seenByText = Map.groupBy(ending.groups, ({ text }) => text);
  const unsent = [...seenByText.keys()].filter((text) => !byText.has(text));
  return [
    ...unsent.map((text): Finding => ({ kind: "unsent", detail: `${text} in ${ending.where}` })),
    ...[...byText.values()].flatMap((group): Finding[] => {
      const [seen = null, ...more] = seenByText.get(group.text) ?? [];
      const double = more.map(
        ({ id }): Finding => ({ kind: "double", detail: `group ${id}: ${group.text}` }),
      );
      if (seen !== null && !seen.isDeleted && !group.mayBeLive && !group.isAcknowledged) {
        return [...double, { kind: "dirty", detail: `refused, and in ${ending.where}: ${group.text}` }];
      }
      return [...double, ...judgeGroup(group, seen, ending)];
    }),
  ];
}

/**
 * Judges by the clients' log: replays it, compares every read with what could be true at that moment, and
 * compares the endings (the database and a fresh read through the API) with what must exist in the end.
 */
export function judgeHistory(entries: readonly Entry[], endings: readonly Ending[]): Finding[] {
  const dirty = findDirtyReads(entries);
  const world = replay(entries);
  return [...world.findings, ...dirty, ...endings.flatMap((ending) => judgeEnding(world, ending))];
}

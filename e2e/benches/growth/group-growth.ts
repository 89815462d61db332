import { statSync } from "node:fs";
import { applyLoad, createLoadTargets, type LoadFigures } from "@/e2e/benches/api-load";
import { type ApiCaller, createCaller } from "@/e2e/testing/api-caller";
import { median } from "@/e2e/testing/median";
import { type ScratchServer, startScratchServer } from "@/e2e/testing/scratch-server";
import { copyGroups } from "@/e2e/testing/seed-database";
import { createKnownToken } from "@/lib/testing/known-visitors";
import { visitorIdOf } from "@/lib/visitor/token";

const groupCounts = [1, 1000, 100_000] as const;
const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const warmUpRounds = 40;
const rounds = 160;
const loadSeconds = 3;

/** One call whose time is measured on every size of database. */
interface Call {
  name: string;
  /** The label in the plot; null if it is only in the table. */
  label: string | null;
  /** Whether its time must not depend on how many groups there are. */
  isFlat: boolean;
}

/** A call's median for each number of groups. */
export interface CallGrowth extends Call {
  points: { count: number; medianMs: number }[];
}

/** Further figures of the largest database. */
export interface Capacity {
  bytesPerGroup: number;
  read: LoadFigures;
  create: LoadFigures;
}

/**
 * A server over a database of one size, and two callers: one visitor with one group, and one with half of all
 * groups.
 */
interface SizedServer {
  count: number;
  server: ScratchServer;
  asker: ApiCaller;
  halfOwner: ApiCaller;
  groupId: string;
}

async function startSized(count: number): Promise<SizedServer> {
  const server = await startScratchServer({ environment: { LOG_LEVEL: "info" } });
  const asker = createCaller(server.origin);
  const token = createKnownToken();
  const { id } = await asker.create(text);
  if (count > 1) {
    const halfOwnedBy = visitorIdOf(token);
    const { databaseUrl } = server;
    await copyGroups({ databaseUrl, groupId: id, count: count - 1, halfOwnedBy });
  }
  const halfOwner = count > 1 ? createCaller(server.origin, `saywhen=${token}`) : asker;
  return { count, server, asker, halfOwner, groupId: id };
}

type Send = (sized: SizedServer) => Promise<number>;

async function timeOf(caller: ApiCaller, path: string): Promise<number> {
  const { status, elapsedMs, text: body } = await caller.call("GET", path);
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`);
  return elapsedMs;
}

/** By a separate visitor who is deleted afterwards, so that the database keeps its size. */
async function timeOfCreate({ server }: SizedServer): Promise<number> {
  const caller = createCaller(server.origin);
  const startedMs = performance.now();
  await caller.create(text);
  const elapsedMs = performance.now() - startedMs;
  const { status } = await caller.call("DELETE", "/api/v1/visitor/");
  if (status !== 200) throw new Error(`Deleting a visitor was answered ${status}.`);
  return elapsedMs;
}

// Pages of one entry, since a database of one group has no more to answer.
const calls: (Call & { send: Send })[] = [
  { name: "A1, a create by the rules", label: "create (A1)", isFlat: true, send: timeOfCreate },
  {
    name: "A2, a group with its events",
    label: "group (A2)",
    isFlat: true,
    send: ({ asker, groupId }) => timeOf(asker, `/api/v1/groups/${groupId}/`),
  },
  {
    name: "A11, the first of a visitor's groups",
    label: "list (A11)",
    isFlat: true,
    send: ({ asker }) => timeOf(asker, "/api/v1/groups/?limit=1"),
  },
  {
    name: "A8, a search that finds",
    label: "search (A8)",
    isFlat: true,
    send: ({ asker }) => timeOf(asker, "/api/v1/events/?search=review&limit=1"),
  },
  {
    name: "A11, of a visitor who has half of all groups",
    label: null,
    isFlat: true,
    send: ({ halfOwner }) => timeOf(halfOwner, "/api/v1/groups/?limit=1"),
  },
  {
    name: "A8, of the same visitor, a search that finds nothing",
    label: null,
    isFlat: true,
    send: ({ halfOwner }) => timeOf(halfOwner, "/api/v1/events/?search=zeppelin&limit=1"),
  },
];

/** Runs every call on every size, in turns, so that other load on the machine affects all sizes equally. */
async function measureCalls(sizes: readonly SizedServer[]): Promise<CallGrowth[]> {
  const times = new Map(calls.map((call) => [call, sizes.map((): number[] => [])]));
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const call of calls) {
      for (const [index, size] of sizes.entries()) {
        const elapsedMs = await call.send(size);
        if (round >= 0) times.get(call)?.[index]?.push(elapsedMs);
      }
    }
  }
  return calls.map((call) => ({
    name: call.name,
    label: call.label,
    isFlat: call.isFlat,
    points: sizes.map(({ count }, index) => ({ count, medianMs: median(times.get(call)?.[index] ?? []) })),
  }));
}

async function measureCapacity({ server, count }: SizedServer): Promise<Capacity> {
  const { size } = statSync(server.databaseUrl.replace(/^file:/, ""));
  const { api } = await createLoadTargets(server.origin);
  const [reading, , , creating] = api;
  if (reading === undefined || creating === undefined) throw new Error("No targets of load.");
  return {
    bytesPerGroup: size / count,
    read: await applyLoad(server, { target: reading, seconds: loadSeconds }),
    create: await applyLoad(server, { target: creating, seconds: loadSeconds }),
  };
}

/**
 * Measures the API's calls against 1, 1,000 and 100,000 groups in the database, and the load that the largest
 * one handles.
 */
export async function measureGroupGrowth(): Promise<{ calls: CallGrowth[]; capacity: Capacity }> {
  const sizes: SizedServer[] = [];
  try {
    for (const count of groupCounts) sizes.push(await startSized(count));
    const [largest] = sizes.slice(-1);
    if (largest === undefined) throw new Error("No server.");
    return { calls: await measureCalls(sizes), capacity: await measureCapacity(largest) };
  } finally {
    for (const { server } of sizes) await server.stop();
  }
}

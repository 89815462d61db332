import autocannon from "autocannon";
import { z } from "zod";
import { freshCookie } from "@/e2e/testing/api-caller";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { createdGroupSchema } from "@/lib/wire/group-schema";

/** The text of every create: two events, read by the rules. */
const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const cookie = freshCookie();
const createdSchema = z.object({ data: createdGroupSchema });
const feedSchema = z.object({ data: z.object({ url: z.string() }) });
/**
 * The number of concurrent clients, also for the empty handler: all waiting creates share one COMMIT's wait
 * for the disk.
 */
const connections = 64;

/** One kind of request, and the status that answers it. */
export interface LoadTarget {
  name: string;
  request: autocannon.Request;
  status: number;
  /**
   * The share of the empty handler's requests per second that this call should reach; null for that handler.
   */
  leastShare: number | null;
}

/** The request of a calendar that follows a group and has its current version. */
async function openFeed(origin: string, groupId: string) {
  const answer = await fetch(`${origin}/api/v1/groups/${groupId}/feed/`, { headers: { cookie } });
  const { url } = feedSchema.parse(await answer.json()).data;
  const version = (await fetch(url)).headers.get("etag") ?? "";
  return { method: "GET", path: new URL(url).pathname, headers: { "if-none-match": version } } as const;
}

/** The requests whose speed SPEC specifies, on a group made for them, and Next's empty handler. */
export async function createLoadTargets(origin: string): Promise<{ empty: LoadTarget; api: LoadTarget[] }> {
  const headers = { cookie };
  const create: autocannon.Request = {
    method: "POST",
    path: "/api/v1/groups/create-from-text/",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ text, timezone: "America/New_York", use_llm: false }),
  };
  const response = await fetch(`${origin}${create.path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: String(create.body),
  });
  const { group } = createdSchema.parse(await response.json()).data;
  const event = group.events[0]?.id ?? "";
  const feed = await openFeed(origin, group.id);
  const get = (name: string, path: string, leastShare: number | null): LoadTarget => ({
    name,
    leastShare,
    request: { method: "GET", path, headers },
    status: 200,
  });
  return {
    empty: get("Empty Next route handler", `/api/empty/${group.id}/`, null),
    api: [
      get("A2 group with its events", `/api/v1/groups/${group.id}/`, 0.75),
      get("A4 event status", `/api/v1/events/${event}/status/`, 0.75),
      { name: "B11 unchanged feed", request: feed, status: 304, leastShare: 0.75 },
      get("A5 calendar file", `/api/v1/events/${event}/download_ics/`, 0.6),
      { name: "A1 create by the rules", request: create, status: 201, leastShare: 0.4 },
    ],
  };
}

/** One measured stretch of load. */
export interface LoadFigures {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** The server's processor time for one request, the figure that other load on the machine affects least. */
  cpuMs: number;
}

/**
 * Sends as many requests as the server accepts, over 64 connections. Throws if an answer is not the expected
 * one.
 */
export async function applyLoad(
  server: ScratchServer,
  { target, seconds }: { target: LoadTarget; seconds: number },
): Promise<LoadFigures> {
  const before = server.figures().cpuSeconds;
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    // A busy machine may take longer than the 10 s after which autocannon abandons a request.
    timeout: 60,
    requests: [target.request],
  });
  const cpuSeconds = server.figures().cpuSeconds - before;
  const answered = result.statusCodeStats?.[`${target.status}`]?.count ?? 0;
  const total = result["2xx"] + result.non2xx;
  if (answered !== total || result.errors > 0) {
    throw new Error(`${target.name}: ${total - answered} of ${total} answers were not ${target.status}.`);
  }
  return {
    requestsPerSecond: total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: (cpuSeconds * 1000) / total,
  };
}

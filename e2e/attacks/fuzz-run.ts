import fc from "fast-check";
import { z } from "zod";
import { createAnswerChecker, type ReceivedAnswer } from "@/e2e/testing/answer-checker";
import { failureSchema } from "@/lib/errors/envelope";
import { createdGroupSchema } from "@/lib/wire/group-schema";
import { type FuzzRequest, fuzzRequests } from "./fuzz-requests";

type FuzzSender = (request: FuzzRequest) => Promise<ReceivedAnswer>;

export interface FuzzReport {
  /** The number of answers with each status. */
  statuses: Record<string, number>;
  /** The longest answer, without the time in which the machine stalled. */
  slowestMs: number;
  /** How many answers took longer than they may through no fault of the server. */
  stalledCount: number;
  /** The faults, one line each. */
  faults: string[];
  /** Operations that no request reached with success. */
  unreached: string[];
}

/**
 * How many requests work on the same items; then new ones are made, since the visitor and everything else may
 * be deleted.
 */
const roundLength = 250;
const createdSchema = z.object({ data: createdGroupSchema });

async function createIds(send: FuzzSender) {
  const created = Array.from({ length: 3 }, async () => {
    const { status, body } = await send({
      operationId: "createGroupFromText",
      method: "POST",
      path: "/api/v1/groups/create-from-text/",
      headers: { "content-type": "application/json" },
      // Read before the response, whatever model the visitor's preferences name by now.
      body: JSON.stringify({ text: "Planning tomorrow at 9am\nRetro on Friday at 3pm", use_llm: false }),
    });
    if (status !== 201) throw new Error(`A plain create was answered with ${status}: ${body}`);
    return createdSchema.parse(JSON.parse(body)).data.group;
  });
  const groups = await Promise.all(created);
  return {
    groups: groups.map((group) => group.id),
    events: groups.flatMap((group) => group.events.map((event) => event.id)),
  };
}

/** Restores what was deleted, so that later requests have something to work on. */
function restoreOf({ path }: FuzzRequest): FuzzRequest {
  const [place = "", query = ""] = path.split("?");
  const ids = new URLSearchParams(query).get("ids");
  return {
    operationId: null,
    method: "POST",
    path: place.replace(/\/?$/, "/restore/"),
    headers: ids === null ? {} : { "content-type": "application/json" },
    body: ids === null ? null : JSON.stringify({ ids: ids.split(",") }),
  };
}

const upstreamSchema = z.object({
  error: z.object({ code: z.enum(["model_unreachable", "model_key_refused"]) }),
});

/** A model server that does not answer, or refuses the key, is not this server's fault. */
const tellsOfUpstream = ({ status, body }: ReceivedAnswer): boolean =>
  status === 502 && upstreamSchema.safeParse(JSON.parse(body)).success;

const problemOf = (
  request: FuzzRequest,
  answer: ReceivedAnswer,
  check: (id: string) => string[],
): string[] => {
  if (answer.status >= 500 && !tellsOfUpstream(answer)) return [`status ${answer.status}`];
  if (request.method === "HEAD" || answer.status === 204) {
    return answer.body === "" ? [] : ["a body where none may be"];
  }
  if (answer.status >= 400 && !failureSchema.safeParse(JSON.parse(answer.body)).success) {
    return [`not in the envelope: ${answer.body.slice(0, 200)}`];
  }
  return request.operationId === null ? [] : check(request.operationId);
};

interface FuzzOptions {
  document: unknown;
  seed: number;
  count: number;
  /**
   * How long the machine itself stalled between two moments of the clock; if absent, it never did.
   */
  stalledMs?: (fromMs: number, toMs: number) => number;
  /** By what an answer's time is measured, in ms; `performance.now` if absent. */
  clock?: () => number;
  /** The longest that an answer may take, in ms; a second if absent. */
  limitMs?: number;
  /** How many requests are on their way at once; 4 if absent, 1 for a clock that counts the work of all. */
  parallelCount?: number;
}

/**
 * Sends generated requests and checks every answer against the contract: no 5xx, in its time, failures
 * in the envelope, and everything as in the OpenAPI document. The same seed makes the same requests.
 */
export async function runFuzz(
  send: FuzzSender,
  {
    document,
    seed,
    count,
    stalledMs = () => 0,
    clock = () => performance.now(),
    limitMs = 1000,
    parallelCount = 4,
  }: FuzzOptions,
): Promise<FuzzReport> {
  const checker = createAnswerChecker(document);
  const report: FuzzReport = { statuses: {}, slowestMs: 0, stalledCount: 0, faults: [], unreached: [] };
  const reached = new Set<string>();
  const sendOne = async (request: FuzzRequest) => {
    const startedMs = clock();
    const answer = await send(request);
    const endedMs = clock();
    const durationMs = endedMs - startedMs - stalledMs(startedMs, endedMs);
    if (endedMs - startedMs > limitMs && durationMs <= limitMs) report.stalledCount += 1;
    report.slowestMs = Math.max(report.slowestMs, durationMs);
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
    if (request.operationId !== null && answer.status < 300) reached.add(request.operationId);
    const problems = problemOf(request, answer, (id) => checker.check(id, answer));
    if (durationMs > limitMs) problems.push(`took ${Math.round(durationMs)} ms`);
    for (const problem of problems) {
      report.faults.push(
        `${request.method} ${request.path} ${request.body?.slice(0, 300) ?? ""}: ${problem}`,
      );
    }
    if (request.method === "DELETE" && answer.status === 200) await send(restoreOf(request));
  };
  for (let done = 0; done < count; done += roundLength) {
    const ids = await createIds(send);
    const requests = fc.sample(fuzzRequests(document, ids), {
      seed: seed + done,
      numRuns: Math.min(roundLength, count - done),
    });
    for (let at = 0; at < requests.length; at += parallelCount) {
      await Promise.all(requests.slice(at, at + parallelCount).map(sendOne));
    }
  }
  report.unreached = checker.operationIds.filter((id) => !reached.has(id));
  return report;
}

import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { createAnswerChecker } from "@/e2e/testing/answer-checker";
import { successes, wrongQueries } from "@/e2e/testing/answer-requests";
import { database } from "@/lib/db/client";
import { type ErrorCode, errorCatalogue } from "@/lib/errors/catalogue";
import { failureSchema } from "@/lib/errors/envelope";
import type { Operation } from "@/lib/http/operation";
import { createRateLimits } from "@/lib/http/rate-limits";
import { type AnswerWorld, createAnswerWorld, answerText as text } from "@/lib/testing/answer-world";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema } from "@/lib/wire/group-schema";
import { operations } from "./operations";

// Started before the environment is read, which names the addresses that may be asked.
const ollama = await vi.hoisted(async () => {
  const { createServer } = await import("node:http");
  const server = createServer((request, response) => {
    const isRefused = request.url === "/locked/models";
    response.writeHead(isRefused ? 401 : 200, { "content-type": "application/json" });
    response.end('{"models":[{"name":"qwen2:latest"}],"data":[{"id":"llama"}]}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  vi.stubEnv("LLM_ALLOWED_BASE_URLS", origin);
  return { origin, server };
});
afterAll(() => void ollama.server.close());

const document: unknown = await (await createApiVisitor().call("GET", "/api/v1/openapi.json")).json();
const checker = createAnswerChecker(document);

const createPath = "/api/v1/groups/create-from-text/";
const nobodysId = "A".repeat(22);
const pathOf = (operation: Operation, id: string) =>
  `/api/v1${operation.path.replace(/\{id\}|\{token\}/, id)}`;

function idIn({ group, event, feedFile, pictureId }: AnswerWorld, { path }: Operation): string {
  if (path.startsWith("/feeds/")) return feedFile;
  if (path.startsWith("/pictures/")) return pictureId;
  return path.startsWith("/groups/") ? group.id : event.id;
}

type Drive = (operation: Operation, world: AnswerWorld) => Promise<Response>;

const send: Drive = async (operation, world) => {
  const { query = "", ...call } =
    (await successes[operation.id]?.(world, ollama.origin)) ??
    expect.unreachable(`${operation.id} is not driven`);
  return world.visitor.call(operation.method, pathOf(operation, idIn(world, operation)) + query, call);
};

/**
 * How to cause each failure; no request causes `internal_error`, which `lib/http/define-route.test.ts` tests.
 */
const failures: Partial<Record<ErrorCode, Drive>> = {
  invalid_request: (operation, world) => {
    const path = pathOf(operation, idIn(world, operation));
    if (operation.body !== undefined) {
      return world.visitor.call(operation.method, path, { body: { nothing: "known" } });
    }
    const query = wrongQueries[operation.id] ?? expect.unreachable(`${operation.id} has no wrong query`);
    return world.visitor.call(operation.method, path + query);
  },
  forbidden: (operation, world) =>
    world.visitor.call(operation.method, pathOf(operation, idIn(world, operation)), {
      headers: { host: "evil.example" },
    }),
  not_found: async (operation, world) => {
    if (operation.id === "createGroupFromText") {
      const call = { body: { text }, headers: { "idempotency-key": crypto.randomUUID() } };
      const { group } = await dataOf(await world.visitor.call("POST", createPath, call), createdGroupSchema);
      await world.visitor.call("DELETE", `/api/v1/groups/${group.id}/`);
      return world.visitor.call("POST", createPath, call);
    }
    if (operation.params !== undefined) {
      const { query = "", ...call } = (await successes[operation.id]?.(world, ollama.origin)) ?? {};
      return world.visitor.call(operation.method, pathOf(operation, nobodysId) + query, call);
    }
    const body = operation.body && { body: { ids: [nobodysId] } };
    const query = operation.query ? `?ids=${nobodysId}` : "";
    return world.visitor.call(operation.method, pathOf(operation, "") + query, body);
  },
  // The path's answer to a method that it does not accept; every operation of the path is described with it.
  method_not_allowed: async (operation, world) => {
    const path = pathOf(operation, idIn(world, operation));
    const response = await world.visitor.call("PUT", path);
    const allowed = await world.visitor.call("OPTIONS", path);
    expect(response.headers.get("allow")).toBe(allowed.headers.get("allow"));
    expect(response.headers.get("allow")).toContain(operation.method);
    return response;
  },
  payload_too_large: (operation, world) =>
    world.visitor.call(operation.method, pathOf(operation, idIn(world, operation)), {
      rawBody: JSON.stringify({ title: "x".repeat(operation.bodyCap?.bytesMax ?? 600 * 1024) }),
    }),
  unsupported_media_type: (operation, world) =>
    world.visitor.call(operation.method, pathOf(operation, idIn(world, operation)), {
      rawBody: "{}",
      headers: { "content-type": "text/plain" },
    }),
  unauthorized: (operation, world) => world.visitor.call(operation.method, pathOf(operation, "")),
  // The guard lets everyone connect to port 11434 of ::1, where nothing listens on test machines.
  model_unreachable: (operation, { visitor }) => {
    const provider = operation.id === "listModels" ? { provider: "ollama" } : {};
    const body = { ...provider, baseUrl: "http://[::1]:11434" };
    return visitor.call(operation.method, pathOf(operation, ""), { body });
  },
  model_key_refused: (operation, { visitor }) =>
    visitor.call(operation.method, pathOf(operation, ""), {
      body: { provider: "custom", baseUrl: `${ollama.origin}/locked` },
    }),
  conflict: (operation, { visitor, event }) =>
    visitor.call(operation.method, pathOf(operation, event.id), {
      body: { title: "Late", updated_at: "2026-01-01T00:00:00.000Z" },
    }),
  idempotency_mismatch: async (operation, { visitor }) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    await visitor.call(operation.method, createPath, { body: { text }, headers });
    return visitor.call(operation.method, createPath, { body: { text: "Lunch at noon" }, headers });
  },
};

/** Checks an answer against the document, and that it is the failure with `code` if one is given. */
async function expectDescribed(operation: Operation, response: Response, code?: ErrorCode): Promise<void> {
  const body = await response.text();
  expect(response.status).toBe(code === undefined ? operation.status : errorCatalogue[code].status);
  if (code !== undefined) expect(failureSchema.parse(JSON.parse(body)).error.code).toBe(code);
  expect(checker.check(operation.id, { status: response.status, headers: response.headers, body })).toEqual(
    [],
  );
}

const named = operations.map((operation) => [operation.id, operation] as const);
const answering = (code: ErrorCode) => named.filter(([, operation]) => operation.failures.includes(code));
/** Tested below for all operations at once, or (`shutting_down`) in `lib/http/server-shutdown.test.ts`. */
const commonCodes: ErrorCode[] = ["internal_error", "shutting_down", "database_unavailable", "rate_limited"];

describe.each(named)("%s", (_, operation) => {
  it("answers a success as the document describes it", async () => {
    await expectDescribed(operation, await send(operation, await createAnswerWorld()));
  });

  it.each(operation.failures.filter((code) => !commonCodes.includes(code)))(
    "answers %s as the document describes it",
    async (code) => {
      const drive = failures[code] ?? expect.unreachable(`nothing drives ${code}`);
      await expectDescribed(operation, await drive(operation, await createAnswerWorld()), code);
    },
  );

  it("is described with exactly the statuses that it can answer", () => {
    const unchanged = operation.isVersioned ? [304] : [];
    const statuses = [
      operation.status,
      ...unchanged,
      ...operation.failures.map((code) => errorCatalogue[code].status),
    ];
    expect(checker.statusesOf(operation.id)).toEqual([...new Set(statuses)].sort());
  });
});

describe("over the limit", () => {
  afterEach(() => {
    globalThis.saywhenRateLimits = undefined;
  });

  it.each(answering("rate_limited"))("%s answers rate_limited as described", async (_, operation) => {
    const world = await createAnswerWorld();
    const perMinute = { creates: 1, reads: 1, writes: 1, modelTests: 1, feeds: 1, refusals: 0 };
    globalThis.saywhenRateLimits = createRateLimits({ perMinute, createShared: null });
    await send(operation, world);
    const response = await send(operation, world);
    await expectDescribed(operation, response, "rate_limited");
  });
});

describe("without its tables", () => {
  it("every operation that needs the database says that it is unavailable", async () => {
    const world = await createAnswerWorld();
    await database.$executeRaw`PRAGMA foreign_keys=OFF`;
    await database.$executeRaw`DROP TABLE _prisma_migrations`;
    for (const table of [
      "Feed",
      "Note",
      "Attendee",
      "CreateRequest",
      "Event",
      "Group",
      "Preferences",
      "Visitor",
    ]) {
      await database.$executeRawUnsafe(`DROP TABLE "${table}"`);
    }
    for (const [, operation] of answering("database_unavailable")) {
      await expectDescribed(operation, await send(operation, world), "database_unavailable");
    }
  });
});

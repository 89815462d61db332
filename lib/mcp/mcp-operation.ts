import "server-only";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import type { Operation, OperationResult } from "@/lib/http/operation";
import { readJsonBody } from "@/lib/http/request-body";
import { callerAddress } from "@/lib/http/request-gate";
import { chooseLanguage } from "@/lib/messages/choose-language";
import { read } from "@/lib/readings/process-readings";
import { type ReadingHere, readingOf, type TextHere } from "@/lib/standalone/read-here";
import { eventPatchBytesMax } from "@/lib/wire/event-schema";
import { createMcpServer } from "./create-server";
import type { ToolContext } from "./tools";

/** The version of the tools, as an assistant is told it. */
const version = "1.0.0";

/** Reads in a thread, within a second of its turn: callers take turns (`lib/readings`). */
async function readInTurn(asked: TextHere, address: string): Promise<ReadingHere> {
  const outcome = await read({ kind: "text", request: asked }, { address, visitorId: "" });
  if (outcome.kind === "text") return readingOf(asked.text, outcome.reading);
  const isLate = outcome.kind === "unread" && outcome.reason === "waited";
  throw new AppError("invalid_request", { phrase: { code: isLate ? "results.busy" : "results.unreadable" } });
}

function contextOf(headers: Headers, now: Date): ToolContext {
  const address = callerAddress(headers);
  return {
    read: (asked) => readInTurn(asked, address),
    now: () => now,
    timeZone: "UTC",
    language: "en",
    answerLanguage: chooseLanguage(headers.get("accept-language")),
  };
}

/** One message of the protocol, answered by a server and a connection of its own: nothing is kept between two. */
async function answer(request: Request, now: Date): Promise<OperationResult> {
  const parsedBody = await readJsonBody(request, { bytesMax: eventPatchBytesMax });
  const server = createMcpServer(contextOf(request.headers, now), version);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(request, { parsedBody });
    const contentType = response.headers.get("content-type");
    const body = await response.text();
    return {
      status: response.status,
      headers: contentType === null ? {} : { "content-type": contentType },
      body: body === "" ? null : body,
    };
  } finally {
    await server.close();
  }
}

const id = "mcp";

/**
 * SPEC B11: the Model Context Protocol over HTTP (Streamable HTTP, without sessions and streams). It passes the gate of every
 * operation: this server's own host, no page of another site, the limit on changes. Its tools describe themselves, so the
 * OpenAPI document does not.
 */
export const answerMcp: Operation = {
  id,
  method: "POST",
  path: "/mcp",
  summary: "Answer a message of the Model Context Protocol",
  isOffered: environment.MCP_ENABLED,
  isForAnybody: true,
  needsDatabase: false,
  status: 200,
  response: null,
  contentType: "application/json",
  answerHeaders: [],
  isVersioned: false,
  failures: [],
  run: (request, _params, { now }) => answer(request, now),
};

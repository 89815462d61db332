import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ModelChoice } from "@/lib/wire/choices";
import { streamOf, streamType } from "./model-stream";
import { baseUrlOf, type Ending, envelopeOf, problemsOf, type WireRequest } from "./model-wire";

/** One request to a fake model and the means to answer it. */
export interface Exchange {
  choice: ModelChoice;
  request: WireRequest;
  /** The words of all turns of the question, joined. */
  said: string;
  /** 0 for the first request of a case. */
  attempt: number;
  response: ServerResponse;
  /** Answers as the request asks: in the provider's stream, or otherwise in its envelope. */
  answer: (content: string, ending?: Ending) => void;
  /** Answers in the provider's envelope, whatever the request asks. */
  answerWhole: (content: string) => void;
  /** Answers with a status. */
  fail: (status: number, headers?: Record<string, string>, body?: string) => void;
}

export type Behaviour = (exchange: Exchange) => void | Promise<void>;

export interface ModelServer {
  origin: string;
  baseUrl: (choice: ModelChoice) => string;
  /** Starts a case: sets the model's behaviour from now on and forgets what came before. */
  play: (choice: ModelChoice, behaviour: Behaviour) => void;
  requests: WireRequest[];
  /** How those requests deviated from the provider's reference. */
  problems: string[];
  /** The number of requests whose answer is in progress. */
  openCount: () => number;
  close: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function exchangeOf(
  choice: ModelChoice,
  { request, response, attempt }: { request: WireRequest; response: ServerResponse; attempt: number },
): Exchange {
  const send = (status: number, headers: Record<string, string>, body: string) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(body);
  };
  return {
    choice,
    request,
    said: JSON.stringify(request.body),
    attempt,
    response,
    answer: (content, ending) => {
      if (Object(request.body).stream === true)
        send(200, { "content-type": streamType(choice) }, streamOf(choice, content, ending).join(""));
      else send(200, {}, JSON.stringify(envelopeOf(choice, content, ending)));
    },
    answerWhole: (content) => send(200, {}, JSON.stringify(envelopeOf(choice, content))),
    fail: (status, headers = {}, body = `{"error":{"message":"raw words of the provider"}}`) =>
      send(status, headers, body),
  };
}

/**
 * Starts a server on this machine with the five providers' APIs that misbehaves as told. It checks every
 * request against the provider's published shape. It listens on the given port, or on any free one.
 */
export async function startModelServer(listenAt = 0): Promise<ModelServer> {
  let current: { choice: ModelChoice; behaviour: Behaviour } | null = null;
  let open = 0;
  // The next request leaves out what was refused, and therefore has another shape.
  let hasRefused = false;
  const requests: WireRequest[] = [];
  const problems: string[] = [];
  const server = createServer(async (incoming, response) => {
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
    const { method = "", url = "", headers } = incoming;
    const request = { method, path: url, headers, body: await readBody(incoming) };
    requests.push(request);
    if (current === null) throw new Error("Nobody said how the model behaves.");
    if (!hasRefused) problems.push(...problemsOf(current.choice, request));
    response.on("finish", () => {
      hasRefused ||= response.statusCode === 400 || response.statusCode === 422;
    });
    await current.behaviour(exchangeOf(current.choice, { request, response, attempt: requests.length - 1 }));
  });
  await new Promise<void>((resolve) => server.listen(listenAt, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    baseUrl: (choice) => baseUrlOf(choice, origin),
    play: (choice, behaviour) => {
      current = { choice, behaviour };
      hasRefused = false;
      requests.length = 0;
      problems.length = 0;
    },
    requests,
    problems,
    openCount: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import "server-only";
import { lookup as lookUpName } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import type { ReadableStreamDefaultReader } from "node:stream/web";
import { Agent, buildConnector, fetch as fetchUnpatched } from "undici";
import { addressKind } from "./address-kind";

interface GuardOptions {
  /**
   * Origins (`http://localhost:11434`) that may be in this machine's own network; each names one host and
   * port.
   */
  allowedPrivateOrigins: readonly string[];
  /** The most octets of one answer, counted after decompression. */
  answerBytesMax?: number;
  /** How names are resolved; the system's resolver unless a test says otherwise. */
  lookup?: LookupFunction;
}

/** The only refusal, whatever its reason: the caller must not learn what is at an address. */
export class OutboundRefusedError extends Error {
  constructor() {
    super("The address may not be used.");
    this.name = "OutboundRefusedError";
  }
}

/** The error for an answer that is longer than the guard permits. */
export class AnswerTooLargeError extends Error {
  constructor() {
    super("The answer is too large.");
    this.name = "AnswerTooLargeError";
  }
}

const defaultAnswerBytesMax = 1024 * 1024;
/** A stream sends each word in its own envelope of 150 to 400 octets. */
const streamTypes = ["text/event-stream", "application/x-ndjson"];
const streamFactor = 8;
const connectTimeoutMs = 5000;

interface Target {
  /** Whether the operator listed the origin. */
  isListed: boolean;
  /** Plain http, over which no key may travel on a public network. */
  isPlain: boolean;
}

function mayConnect(address: string, { isListed, isPlain }: Target): boolean {
  const kind = addressKind(address);
  if (kind === "public") return !isPlain;
  return kind === "private" && isListed;
}

/**
 * A resolver that checks every record: one forbidden address refuses the whole name. The connection is made
 * to the checked records themselves, so that the name cannot resolve to something else a moment later (DNS
 * rebinding).
 */
function createCheckedLookup(lookup: LookupFunction, target: Target): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (failure, records) => {
      const found = typeof records === "string" ? [{ address: records, family: isIP(records) }] : records;
      const [first] = failure === null ? found : [];
      if (first === undefined) return done(failure ?? new OutboundRefusedError(), []);
      if (!found.every(({ address }) => mayConnect(address, target))) {
        return done(new OutboundRefusedError(), []);
      }
      return options.all === true ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

/** Node resolves no name if the host is an IP address, so those are checked here, also at the last step. */
function createConnector(allowed: ReadonlySet<string>, lookup: LookupFunction): buildConnector.connector {
  return (options, done) => {
    const { protocol, hostname, host = hostname } = options;
    const target = { isListed: allowed.has(`${protocol}//${host}`), isPlain: protocol !== "https:" };
    const literal = hostname.replace(/^\[|\]$/g, "");
    if (isIP(literal) !== 0 && !mayConnect(literal, target)) return done(new OutboundRefusedError(), null);
    const connect = buildConnector({
      timeout: connectTimeoutMs,
      lookup: createCheckedLookup(lookup, target),
    });
    return connect(options, done);
  };
}

/**
 * Refuses, before any connection, addresses that can never be allowed; the rest is decided when the
 * connection is made.
 */
function parseTarget(text: string, allowed: ReadonlySet<string>): URL {
  const url = URL.parse(text);
  const isKnown = url?.protocol === "https:" || (url?.protocol === "http:" && allowed.has(url.origin));
  if (!isKnown || url.username !== "" || url.password !== "") throw new OutboundRefusedError();
  return url;
}

/** The body, ended by an error after `bytesMax` octets, which also closes the connection. */
function capBody(reader: ReadableStreamDefaultReader, bytesMax: number): ReadableStream<Uint8Array> {
  let room = bytesMax;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      room -= value.byteLength;
      if (room >= 0) return controller.enqueue(value);
      await reader.cancel();
      throw new AnswerTooLargeError();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** The most octets of an answer that may pass. */
function roomFor(contentType: string | null, answerBytesMax: number): number {
  const isStream = streamTypes.some((type) => contentType?.startsWith(type));
  return isStream ? streamFactor * answerBytesMax : answerBytesMax;
}

/**
 * Whether the status is final: a redirect leads elsewhere, and some servers send numbers that are not a
 * status.
 */
const isFinal = (status: number) => (status >= 200 && status < 300) || (status >= 400 && status < 600);

/**
 * Unwraps our refusal, which undici reports as the cause of a failed fetch; other errors stay as they are.
 */
function unwrapFailure(error: unknown): unknown {
  return error instanceof TypeError && error.cause instanceof OutboundRefusedError ? error.cause : error;
}

/**
 * The product's only way to fetch an address, in the shape of the `fetch` option that the SDKs take. Every
 * address that a name resolves to is checked when the connection is made. Public hosts are reached only over
 * https; a host in this machine's own network only if its exact origin is listed; addresses of cloud metadata
 * never. Redirects are not followed, proxies of the environment are not used, and answers longer than
 * `answerBytesMax` (1 MB; eight times as much for a stream) are cut off with an `AnswerTooLargeError`. It is
 * undici's own fetch, since Next patches the global one. Create one for the process: it keeps connections.
 * The caller's signal limits the time, including the answer's body.
 *
 * Rejects with `OutboundRefusedError` for every refusal, whatever the reason; with the signal's reason; and
 * with a TypeError if no connection came about.
 */
export function createGuardedFetch(options: GuardOptions): typeof fetch {
  const { allowedPrivateOrigins, answerBytesMax = defaultAnswerBytesMax, lookup = lookUpName } = options;
  const allowed = new Set(allowedPrivateOrigins.map((origin) => new URL(origin).origin));
  const dispatcher = new Agent({ connect: createConnector(allowed, lookup) });
  return async (input, init) => {
    const url = parseTarget(input instanceof Request ? input.url : String(input), allowed);
    const request = new Request(input, init);
    try {
      const response = await fetchUnpatched(url, {
        method: request.method,
        headers: [...request.headers],
        // Sent whole, because a stream is sent in chunks without a length, which some model servers refuse.
        body: request.body === null ? null : await request.arrayBuffer(),
        // The caller's own signal: the copy that a Request makes is lost once the Request is
        // garbage-collected.
        signal: init?.signal ?? (input instanceof Request ? input.signal : null),
        redirect: "manual",
        dispatcher,
      });
      const { status, headers } = response;
      if (!isFinal(status)) {
        await response.body?.cancel();
        throw new OutboundRefusedError();
      }
      const bytesMax = roomFor(headers.get("content-type"), answerBytesMax);
      const body = response.body === null ? null : capBody(response.body.getReader(), bytesMax);
      return new Response(body, { status, headers: [...headers] });
    } catch (error) {
      throw unwrapFailure(error);
    }
  };
}

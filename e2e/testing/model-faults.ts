import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { answerOf, lunch, modelEvent, review, sampleText } from "@/lib/testing/sample-answer";
import type { Behaviour, Exchange } from "./model-server";
import { errorInStream, halvesOf, keepAliveOf, streamOf, streamType } from "./model-stream";
import { envelopeOf } from "./model-wire";

const good = answerOf(lunch, review);

/** One behaviour for the first request and another for all that follow. */
const first =
  (behaviour: Behaviour, then: Behaviour): Behaviour =>
  (exchange) =>
    (exchange.attempt === 0 ? behaviour : then)(exchange);

const answering =
  (content: string): Behaviour =>
  ({ answer }) =>
    answer(content);
const failing =
  (status: number, headers?: Record<string, string>, body?: string): Behaviour =>
  ({ fail }) =>
    fail(status, headers, body);

interface Drip {
  pieces: Iterable<Buffer | string>;
  pauseMs: number;
  contentType: string;
}

/** Sends a body in pieces, with a pause after each; stops when the client disconnects. */
async function drip({ response }: Exchange, { pieces, pauseMs, contentType }: Drip) {
  response.writeHead(200, { "content-type": contentType });
  for (const piece of pieces) {
    if (response.destroyed) return;
    if (!response.write(piece)) await Promise.race([once(response, "drain"), once(response, "close")]);
    if (pauseMs > 0) await wait(pauseMs);
  }
  response.end();
}

function* repeated(piece: Buffer | string, count: number) {
  for (let index = 0; index < count; index += 1) yield piece;
}

function* cutUp(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** Answers in the provider's stream, piece by piece. */
const streaming =
  (piecesOf: (pieces: string[], exchange: Exchange) => Iterable<Buffer | string>, pauseMs = 0): Behaviour =>
  (exchange) => {
    const { choice } = exchange;
    const pieces = piecesOf(streamOf(choice, good), exchange);
    return drip(exchange, { pieces, pauseMs, contentType: streamType(choice) });
  };

/** The pieces of a stream that is cut off after its first event. */
const firstHalf = (pieces: readonly string[]) => halvesOf(pieces)[0];

const cutStream: Behaviour = async ({ choice, response }) => {
  response.writeHead(200, { "content-type": streamType(choice) });
  response.write(firstHalf(streamOf(choice, good)).join(""));
  await wait(5);
  response.destroy();
};

const bytesOf =
  (contentType: string, encoding: "utf16le" | "latin1"): Behaviour =>
  ({ choice, response }) => {
    response.writeHead(200, { "content-type": contentType });
    response.end(Buffer.from(JSON.stringify(envelopeOf(choice, good)), encoding));
  };

const html = "<!doctype html><title>Sign in</title><p>Please sign in to the network.</p>";
const megabyte = Buffer.alloc(1024 * 1024, " ");

/** Fifty megabytes of spaces as a small gzip file, made once. */
const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, " "));

/** A thousand events that cannot be recognized as invented: every title consists of words of the text. */
const words = [...new Set(sampleText.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
const thousand = Array.from({ length: 1000 }, (_, index) => {
  const pick = (place: number) => words[Math.floor(index / words.length ** place) % words.length] ?? "";
  return modelEvent({ title: `${pick(0)} ${pick(1)} ${pick(2)}` });
});

/**
 * Every way in which a provider misbehaves in the tests, by its name in the table of
 * lib/extraction/llm/README.md.
 */
export const modelFaults = {
  success: answering(good),
  "slow drip that ends in time": streaming((pieces) => pieces, 2),
  "slow drip that does not end": streaming(
    (pieces, { choice }) => [...firstHalf(pieces), ...repeated(keepAliveOf(choice), 20_000)],
    5,
  ),
  "an answer that is not streamed": ({ answerWhole }) => answerWhole(good),
  "a slow answer that is not streamed": (exchange) =>
    drip(exchange, {
      pieces: cutUp(JSON.stringify(envelopeOf(exchange.choice, good)), 200),
      pauseMs: 2,
      contentType: "application/json",
    }),
  "no answer": () => {},
  "connection cut in the answer": async ({ response }) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write('{"id":');
    await wait(5);
    response.destroy();
  },
  "stream cut in its middle": cutStream,
  "stream cut in its middle, then success": first(cutStream, answering(good)),
  "stream with an error in its middle": streaming((pieces, { choice }) => [
    ...firstHalf(pieces),
    errorInStream(choice),
  ]),
  "stream that is none in its middle": streaming((pieces, { choice }) => [
    ...firstHalf(pieces),
    choice === "ollama" ? '{"message": \n' : 'event: message_delta\ndata: {"choices": [\n\n',
  ]),
  "400, bad request": failing(400),
  "401, key not accepted": failing(401),
  "402, no credit": failing(402),
  "403, not permitted": failing(403),
  "404, unknown model": failing(404),
  "429, Retry-After, then success": first(failing(429, { "retry-after": "0" }), answering(good)),
  "429, Retry-After too long": failing(429, { "retry-after": "3600" }),
  "429 without Retry-After, then success": first(failing(429), answering(good)),
  "429 throughout": failing(429),
  "500, then success": first(failing(500), answering(good)),
  "503 throughout": failing(503),
  "502 with HTML": failing(502, { "content-type": "text/html" }, html),
  "HTML instead of JSON": failing(200, { "content-type": "text/html" }, html),
  "broken envelope": failing(200, {}, '{"choices": [{"message": '),
  "empty body": failing(200, {}, ""),
  "broken JSON": answering('{"events": [{"title": "Lunch'),
  "broken JSON behind an event": answering(good.replace("},{", "},{{")),
  "JSON in a code fence": answering(`Here it is:\n\`\`\`json\n${good}\n\`\`\`\n`),
  "JSON against the schema": answering('{"events": [{"title": 7}]}'),
  "repaired at the second try": first(answering('{"events": {}}'), answering(good)),
  "cut off by length": ({ answer }) => answer('{"events": [{"title": "Lun', "cut"),
  refusal: ({ answer }) => answer("I cannot help with that.", "declined"),
  "refusal in words": answering("I cannot help with that."),
  "empty list": answering('{"events": []}'),
  "1,000 events": answering(answerOf(...thousand)),
  "a quote that is not in the text": answering(
    answerOf(
      { ...lunch, venue: "Ritz", who: ["Bo"] },
      { ...review, when: "on Monday at 9", start: "2026-11-30T09:00" },
    ),
  ),
  "a quote in other words, with the right start": answering(
    answerOf(lunch, { ...review, when: "Friday at three in the afternoon" }),
  ),
  "every quote invented": answering(
    answerOf({ ...review, when: "next summer", start: "2027-07-01T10:00", end: "" }),
  ),
  "a title that is not in the text": answering(answerOf({ ...lunch, title: "Secret plan" }, review)),
  "30 February": answering(answerOf({ ...lunch, start: "2027-02-30T12:00" }, review)),
  "an end before its start": answering(answerOf({ ...lunch, end: "2026-11-22T11:00" }, review)),
  "50 MB": (exchange) =>
    drip(exchange, { pieces: repeated(megabyte, 50), pauseMs: 0, contentType: "application/json" }),
  "50 MB in a stream": streaming((pieces) => [...firstHalf(pieces), ...repeated(megabyte, 50)]),
  "50 MB in a small gzip": ({ response }) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    response.end(bomb);
  },
  "UTF-16": bytesOf("application/json; charset=utf-16le", "utf16le"),
  "Latin-1": bytesOf("application/json; charset=iso-8859-1", "latin1"),
} as const satisfies Record<string, Behaviour>;

export type ModelFault = keyof typeof modelFaults;

const isFault = (name: string): name is ModelFault => name in modelFaults;
export const modelFaultNames: ModelFault[] = Object.keys(modelFaults).filter(isFault);

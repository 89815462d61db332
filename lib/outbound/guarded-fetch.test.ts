import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type Canary, startCanary } from "@/e2e/testing/canary";
import { shortestMs } from "@/e2e/testing/shortest-time";
import { AnswerTooLargeError, createGuardedFetch, OutboundRefusedError } from "./guarded-fetch";

const servers: Canary[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A server that the guard allows, and a fetch that may reach it. */
async function serve(answer: RequestListener, answerBytesMax = 1000) {
  const server = await startCanary(answer);
  servers.push(server);
  const guardedFetch = createGuardedFetch({ allowedPrivateOrigins: [server.origin], answerBytesMax });
  return { url: `${server.origin}/v1`, guardedFetch };
}

describe("createGuardedFetch", () => {
  it("sends method, headers and a body of known length, and passes on status, headers and body", async () => {
    const { url, guardedFetch } = await serve(async (request, response) => {
      const chunks = await Array.fromAsync(request, String);
      response.writeHead(201, { "content-type": "application/json", "x-echo": request.headers["x-key"] });
      const { method, headers } = request;
      response.end(JSON.stringify({ method, body: chunks.join(""), length: headers["content-length"] }));
    });
    const response = await guardedFetch(url, { method: "POST", headers: { "x-key": "k" }, body: "{}" });
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.ok, response.headers.get("x-echo")]).toEqual([201, true, "k"]);
    expect(await response.json()).toEqual({ method: "POST", body: "{}", length: "2" });
  });

  it("accepts a Request as well as an address", async () => {
    const { url, guardedFetch } = await serve((request, response) => request.pipe(response));
    const request = new Request(url, { method: "POST", body: "hello" });
    expect(await (await guardedFetch(request)).text()).toBe("hello");
    expect(await (await guardedFetch(new URL(url), { method: "POST", body: "you" })).text()).toBe("you");
  });

  it("passes on an answer without a body, and a failure", async () => {
    const { url, guardedFetch } = await serve((request, response) =>
      response.writeHead(request.url === "/v1" ? 204 : 503).end(),
    );
    expect((await guardedFetch(url)).body).toBeNull();
    expect((await guardedFetch(`${url}/x`)).status).toBe(503);
  });

  it("passes on an answer as it arrives, piece by piece", async () => {
    const { url, guardedFetch } = await serve((_request, response) => {
      response.write("first");
    });
    const response = await guardedFetch(url);
    const reader = response.body?.getReader();
    const piece = await reader?.read();
    expect(new TextDecoder().decode(piece?.value)).toBe("first");
    await reader?.cancel();
  });

  it.each(["text/event-stream; charset=utf-8", "application/x-ndjson"])(
    "accepts eight times as much from a stream (%s)",
    async (contentType) => {
      const { url, guardedFetch } = await serve((request, response) => {
        response.writeHead(200, { "content-type": contentType });
        response.end(Buffer.alloc(request.method === "POST" ? 8001 : 8000));
      });
      expect((await (await guardedFetch(url)).arrayBuffer()).byteLength).toBe(8000);
      const longer = guardedFetch(url, { method: "POST" }).then((response) => response.arrayBuffer());
      await expect(longer).rejects.toThrow(AnswerTooLargeError);
    },
  );

  it("accepts an answer of exactly the allowed size, and cuts off a longer one with its connection", async () => {
    let isClosed = false;
    const { url, guardedFetch } = await serve((request, response) => {
      if (request.url === "/v1") {
        response.end("x".repeat(1000));
        return;
      }
      const timer = setInterval(() => response.write("x".repeat(100)), 1);
      response.on("close", () => {
        isClosed = true;
        clearInterval(timer);
      });
    });
    expect(await (await guardedFetch(url)).text()).toHaveLength(1000);
    const endless = await guardedFetch(`${url}/endless`);
    await expect(endless.text()).rejects.toEqual(new AnswerTooLargeError());
    await expect.poll(() => isClosed).toBe(true);
  });

  it("counts the unpacked size of a compressed answer", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const { url, guardedFetch } = await serve((_request, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(bomb),
    );
    const before = process.memoryUsage().rss;
    const response = await guardedFetch(url);
    await expect(response.text()).rejects.toEqual(new AnswerTooLargeError());
    expect(process.memoryUsage().rss - before).toBeLessThan(30_000_000);
  });

  it("ends with the caller's signal, before an answer and in the middle of one", async () => {
    const { url, guardedFetch } = await serve((request, response) => {
      if (request.url !== "/v1") response.write("half");
    });
    const abort = async () => {
      await expect(guardedFetch(url, { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({
        name: "TimeoutError",
      });
      const half = await guardedFetch(`${url}/half`, { signal: AbortSignal.timeout(100) });
      await expect(half.text()).rejects.toMatchObject({ name: "TimeoutError" });
    };
    expect(await shortestMs(1000, abort)).toBeLessThan(1000);
  });

  it("reports a port where nothing listens as fetch does", async () => {
    const server = await startCanary();
    await server.close();
    const guardedFetch = createGuardedFetch({ allowedPrivateOrigins: [server.origin] });
    await expect(guardedFetch(server.origin)).rejects.toBeInstanceOf(TypeError);
  });

  it.each([300, 304, 305, 399, 600, 999])("refuses an answer of status %i", async (status) => {
    const { url, guardedFetch } = await serve((_request, response) => {
      response.socket?.end(`HTTP/1.1 ${status} Odd\r\ncontent-length: 0\r\n\r\n`);
    });
    await expect(guardedFetch(url)).rejects.toEqual(new OutboundRefusedError());
  });

  it("lets no caller disable the guard", async () => {
    const { url } = await serve((_request, response) => response.writeHead(302, { location: "/x" }).end());
    const guardedFetch = createGuardedFetch({ allowedPrivateOrigins: [new URL(url).origin] });
    await expect(guardedFetch(url, { redirect: "follow" })).rejects.toEqual(new OutboundRefusedError());
  });
});

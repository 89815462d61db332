import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Canary, startCanary } from "@/e2e/testing/canary";
import { shortestMs } from "@/e2e/testing/shortest-time";
import { addressTricks, trickNames } from "@/e2e/texts/address-tricks";
import { createNameLookup } from "@/lib/testing/name-lookup";
import { createGuardedFetch, OutboundRefusedError } from "./guarded-fetch";
import { privateOrigins } from "./private-origins";

const lookup = createNameLookup((name) => trickNames.get(name) ?? []);
const allowedPrivateOrigins = privateOrigins({ isServerless: false, operatorUrls: [] });
const guardedFetch = createGuardedFetch({ allowedPrivateOrigins, lookup });

/** The outcome of a fetch: the error that it rejects with, or the answer. */
const outcomeOf = (url: string, by: typeof fetch) => by(url).catch((error: unknown) => error);

let canary: Canary;
beforeAll(async () => {
  canary = await startCanary();
});
afterAll(() => canary.close());

describe("RA9: the guard itself, after the allowlist", () => {
  it("refuses every trick in the same way, in less than a second, and no octet reaches the canary", async () => {
    const tricks = addressTricks(canary.port);
    expect(new Set(tricks).size).toBeGreaterThanOrEqual(60);
    for (const trick of tricks) {
      const refuse = async () =>
        expect(await outcomeOf(trick, guardedFetch), trick).toEqual(new OutboundRefusedError());
      expect(await shortestMs(1000, refuse), trick).toBeLessThan(1000);
    }
    expect([canary.connectionCount(), canary.byteCount()]).toEqual([0, 0]);
  });

  it("is necessary: the same addresses reach the canary without it", async () => {
    const unguarded = await startCanary();
    const reaching = new Set<string>();
    for (const trick of addressTricks(unguarded.port).filter((address) => /127|localhost/.test(address))) {
      const before = unguarded.byteCount();
      await outcomeOf(trick, (url) => fetch(url, { signal: AbortSignal.timeout(500) }));
      if (unguarded.byteCount() > before) reaching.add(trick);
    }
    expect(reaching.size).toBeGreaterThan(20);
    await unguarded.close();
  });

  it.each([301, 302, 303, 307, 308])(
    "follows no redirect of status %i from an allowed address",
    async (status) => {
      const location = `${canary.origin}/latest/meta-data/`;
      const before = canary.connectionCount();
      const allowed = await startCanary((_request, response) =>
        response.writeHead(status, { location }).end(),
      );
      const fetchAllowed = createGuardedFetch({ allowedPrivateOrigins: [allowed.origin], lookup });
      expect(await outcomeOf(`${allowed.origin}/v1/models`, fetchAllowed)).toEqual(
        new OutboundRefusedError(),
      );
      expect(allowed.connectionCount()).toBe(1);
      expect(canary.connectionCount()).toBe(before);
      await allowed.close();
    },
  );

  it("connects to the records that it checked, even if the name resolves differently a moment later", async () => {
    const answers: string[][] = [["8.8.8.8", "127.0.0.1"], ["127.0.0.1"], ["169.254.169.254"]];
    let questionCount = 0;
    const rebinding = createNameLookup(() => answers[questionCount++ % answers.length] ?? []);
    const fetchRebinding = createGuardedFetch({ allowedPrivateOrigins, lookup: rebinding });
    for (const asked of [1, 2, 3, 4]) {
      const outcome = await outcomeOf(`https://rebinding.example:${canary.port}/`, fetchRebinding);
      expect(outcome).toEqual(new OutboundRefusedError());
      expect(questionCount).toBe(asked);
    }
    expect(canary.connectionCount()).toBe(0);
  });

  it("never reaches metadata, even where an operator lists it", async () => {
    const listed = [
      "http://169.254.169.254",
      "http://[fd00:ec2::254]",
      "http://100.100.100.200",
      "https://168.63.129.16",
      "http://metadata.google.internal",
    ];
    const fetchListed = createGuardedFetch({ allowedPrivateOrigins: listed, lookup });
    for (const origin of listed) {
      expect(await outcomeOf(`${origin}/latest/`, fetchListed)).toEqual(new OutboundRefusedError());
    }
  });
});

describe("RA10: what may be reached", () => {
  const isRefused = async (url: string, by: typeof fetch) =>
    (await outcomeOf(url, by)) instanceof OutboundRefusedError;

  it("is Ollama's default address on an ordinary machine, but no other port of it", async () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      expect(await isRefused(`http://${host}:11434/api/tags`, guardedFetch), host).toBe(false);
      expect(await isRefused(`http://${host}:11435/api/tags`, guardedFetch), host).toBe(true);
    }
  });

  it("is no private address on a serverless host", async () => {
    const origins = privateOrigins({ isServerless: true, operatorUrls: [] });
    const fetchServerless = createGuardedFetch({ allowedPrivateOrigins: origins, lookup });
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      expect(await isRefused(`http://${host}:11434/api/tags`, fetchServerless), host).toBe(true);
    }
  });

  it("is a private origin that the operator lists, and no other port or scheme of it", async () => {
    const origins = privateOrigins({ isServerless: true, operatorUrls: [`${canary.origin}/v1`] });
    const fetchListed = createGuardedFetch({ allowedPrivateOrigins: origins, lookup });
    const answer = await fetchListed(`${canary.origin}/v1/models`);
    expect(await answer.text()).toBe("the canary sings");
    expect(await isRefused(`http://127.0.0.1:${canary.port + 1}/v1/models`, fetchListed)).toBe(true);
    expect(await isRefused(`https://127.0.0.1:${canary.port}/v1/models`, fetchListed)).toBe(true);
    expect(await isRefused(`http://localhost:${canary.port}/v1/models`, fetchListed)).toBe(true);
  });

  it("is a listed name by http only while it stays in the private network, since a key would travel unencrypted", async () => {
    const origin = `http://home.example:${canary.port}`;
    const resolvedTo = (address: string) =>
      createGuardedFetch({ allowedPrivateOrigins: [origin], lookup: createNameLookup(() => [address]) });
    expect((await resolvedTo("127.0.0.1")(origin)).status).toBe(200);
    expect(await isRefused(origin, resolvedTo("8.8.8.8"))).toBe(true);
  });
});

import { expect, it } from "vitest";
import { capLargeBody } from "./large-body";
import { readJsonBody } from "./request-body";

const cap = capLargeBody({
  bytesMax: 100,
  overCap: { code: "pictures.tooLarge" },
  atOnceMax: 2,
  busy: { code: "pictures.busy" },
});

/** A request whose body arrives when the test says. */
function slowRequest(text: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: readable,
    // What Node asks for beside a stream.
    duplex: "half",
  };
  const request = new Request("http://localhost/", init);
  const arrive = async () => {
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode(text));
    await writer.close();
  };
  return { request, arrive };
}

it("D13: few large bodies are read at once, one more is refused unread, and each gives its place back", async () => {
  const good = slowRequest('{"a":1}');
  const bad = slowRequest("no JSON");
  const reading = readJsonBody(good.request, cap);
  const failing = readJsonBody(bad.request, cap);
  const third = slowRequest("{}");
  const refused = readJsonBody(third.request, cap);
  await expect(refused).rejects.toMatchObject({ code: "rate_limited", phrase: { code: "pictures.busy" } });
  expect(third.request.bodyUsed).toBe(false);
  await good.arrive();
  await expect(reading).resolves.toEqual({ a: 1 });
  await bad.arrive();
  await expect(failing).rejects.toMatchObject({ code: "invalid_request" });
  const large = slowRequest(JSON.stringify("x".repeat(200)));
  const tooLarge = readJsonBody(large.request, cap);
  // The rest of it is never read.
  void large.arrive().catch(() => undefined);
  await expect(tooLarge).rejects.toMatchObject({
    code: "payload_too_large",
    phrase: { code: "pictures.tooLarge" },
  });
  const next = [slowRequest("{}"), slowRequest("{}")];
  const both = next.map(({ request }) => readJsonBody(request, cap));
  await Promise.all(next.map(({ arrive }) => arrive()));
  await expect(Promise.all(both)).resolves.toEqual([{}, {}]);
});

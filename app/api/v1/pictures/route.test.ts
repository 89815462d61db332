import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Behaviour } from "@/e2e/testing/model-server";
import { pictureIn } from "@/e2e/testing/picture-wire";
import { environment } from "@/lib/env";
import { failureSchema } from "@/lib/errors/envelope";
import { type ApiVisitor, createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { pictureReaderSchema, pictureReadingSchema, sentPictureBytesMax } from "@/lib/wire/picture-schema";

// Its address is one that the environment names, which is read once.
const server = await vi.hoisted(async () => {
  const { startModelServer: start } = await import("@/e2e/testing/model-server");
  const started = await start();
  vi.stubEnv("LLM_ALLOWED_BASE_URLS", `${started.origin}/v1`);
  return started;
});
afterAll(() => server.close());

const host = new URL(server.origin).host;
const headers = { "X-OpenAI-Key": "sk-of-the-visitor" };
const signature = Buffer.from("89504e470d0a1a0a", "hex");
const picture = Buffer.concat([signature, Buffer.from("the bytes of a photograph")]);
const bodyOf = (bytes: Buffer, more: object = {}) => ({
  picture: bytes.toString("base64"),
  host,
  model: "gpt4o",
  ...more,
});

/** A visitor who has chosen the model at the test's server. */
async function createVisitor(modelName: string | null = null): Promise<ApiVisitor> {
  const visitor = createApiVisitor();
  const model_settings = { selectedModel: "gpt4o", baseUrl: `${server.origin}/v1`, modelName };
  await visitor.call("PATCH", "/api/v1/preferences/", { body: { model_settings } });
  return visitor;
}

const send = (visitor: ApiVisitor, body: object, more: Record<string, string> = {}) =>
  visitor.call("POST", "/api/v1/pictures/", { body, headers: { ...headers, ...more } });

async function sentTo(visitor: ApiVisitor, behaviour: Behaviour) {
  server.play("gpt4o", behaviour);
  const response = await send(visitor, bodyOf(picture));
  expect(response.status).toBe(202);
  return dataOf(response, pictureReadingSchema);
}

async function poll(visitor: ApiVisitor, id: string, language = "en") {
  const asked = { headers: { "accept-language": language } };
  return dataOf(await visitor.call("GET", `/api/v1/pictures/${id}/`, asked), pictureReadingSchema);
}

async function outcomeOf(visitor: ApiVisitor, id: string, language?: string) {
  for (;;) {
    const reading = await poll(visitor, id, language);
    if (reading.state !== "pending") return reading;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function refusalOf(response: Response) {
  const { error } = failureSchema.parse(await response.json());
  return [response.status, error.code, error.message];
}

const silent: Behaviour = () => undefined;
const gone = [
  404,
  "not_found",
  "This picture is no longer here: it is kept in memory alone, and only while it is read. Please send it again.",
];

describe("POST /pictures/ (SPEC D13)", () => {
  it("is answered 202, and polls tell the words of the model until they are let go", async () => {
    const visitor = await createVisitor();
    const { id, ...sent } = await sentTo(visitor, ({ answer }) => answer("Lunch\u0000 at noon\n"));
    expect(sent).toEqual({ state: "pending", text: null, failure: null });
    expect(await outcomeOf(visitor, id)).toEqual({ id, state: "read", text: "Lunch at noon", failure: null });
    expect(await poll(visitor, id)).toMatchObject({ state: "read", text: "Lunch at noon" });
    expect((await visitor.call("DELETE", `/api/v1/pictures/${id}/`)).status).toBe(200);
    expect(await refusalOf(await visitor.call("GET", `/api/v1/pictures/${id}/`))).toEqual(gone);
    expect(server.problems).toEqual([]);
    expect(server.requests.map(({ body }) => pictureIn(body))).toEqual([picture]);
    expect(server.requests[0]?.headers.authorization).toBe("Bearer sk-of-the-visitor");
  });

  it("tells why a model did not read it, in the visitor's language", async () => {
    const visitor = await createVisitor();
    const first = await sentTo(visitor, ({ fail }) => fail(401));
    const { failure, ...rest } = await outcomeOf(visitor, first.id);
    expect(rest).toEqual({ id: first.id, state: "failed", text: null });
    expect(failure).toEqual({ code: "unauthorized", message: `${host} does not accept your key.` });
    const second = await sentTo(visitor, ({ answer }) => answer("NONE"));
    expect((await outcomeOf(visitor, second.id, "de")).failure).toEqual({
      code: "no_words",
      message: "gpt-4o hat auf diesem Bild keine Wörter erkannt.",
    });
  });

  it("is nothing to another visitor", async () => {
    const visitor = await createVisitor();
    const { id } = await sentTo(visitor, silent);
    const stranger = createApiVisitor();
    for (const method of ["GET", "DELETE"]) {
      expect(await refusalOf(await stranger.call(method, `/api/v1/pictures/${id}/`))).toEqual(gone);
      expect(await refusalOf(await createApiVisitor(null).call(method, `/api/v1/pictures/${id}/`))).toEqual(
        gone,
      );
    }
    expect(await poll(visitor, id)).toMatchObject({ state: "pending" });
    expect((await visitor.call("DELETE", `/api/v1/pictures/${id}/`)).status).toBe(200);
  });

  it("is ended by DELETE, which closes the connection to the model", async () => {
    const visitor = await createVisitor();
    const { id } = await sentTo(visitor, silent);
    await expect.poll(() => server.openCount()).toBe(1);
    expect((await visitor.call("DELETE", `/api/v1/pictures/${id}/`)).status).toBe(200);
    await expect.poll(() => server.openCount()).toBe(0);
    expect(await refusalOf(await visitor.call("GET", `/api/v1/pictures/${id}/`))).toEqual(gone);
  });

  it("takes one picture of a visitor at a time", async () => {
    const visitor = await createVisitor();
    const { id } = await sentTo(visitor, silent);
    const second = await send(visitor, bodyOf(picture));
    expect(second.headers.get("retry-after")).toBe("5");
    expect((await refusalOf(second))[1]).toBe("rate_limited");
    await visitor.call("DELETE", `/api/v1/pictures/${id}/`);
  });
});

describe("a picture that is sent to nobody (SPEC D13)", () => {
  const noModel = "No model that takes pictures is chosen, so the picture was sent to nobody.";
  const kind = "Models read pictures of three kinds: PNG, JPEG and WebP. This is none of them.";
  const tooLarge = "The picture is too large: at most 4 MB.";
  const large = Buffer.concat([signature, Buffer.alloc(sentPictureBytesMax)]);

  it.each<[string, object, unknown[]]>([
    [
      "one for another host than the visitor was told",
      bodyOf(picture, { host: "api.openai.com" }),
      [
        400,
        "invalid_request",
        expect.stringContaining("is not at api.openai.com, so the picture was sent to nobody."),
      ],
    ],
    [
      "one for a provider without such models",
      bodyOf(picture, { model: "deepseek" }),
      [400, "invalid_request", noModel],
    ],
    ["one of another kind", bodyOf(Buffer.from("GIF89a and so on")), [415, "unsupported_media_type", kind]],
    [
      "a text",
      bodyOf(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
      [415, "unsupported_media_type", kind],
    ],
    ["one that is too large", bodyOf(large), [413, "payload_too_large", tooLarge]],
    [
      "one that is far too large",
      bodyOf(Buffer.alloc(2 * sentPictureBytesMax)),
      [413, "payload_too_large", tooLarge],
    ],
    [
      "one that is no base64",
      { ...bodyOf(picture), picture: "data:image/png;base64,AAAA" },
      [400, "invalid_request", expect.any(String)],
    ],
  ])("is %s", async (_, body, refusal) => {
    server.play("gpt4o", silent);
    expect(await refusalOf(await send(await createVisitor(), body))).toEqual(refusal);
    expect(server.requests).toEqual([]);
  });

  it("is one for a model whose row does not say that it takes pictures", async () => {
    server.play("gpt4o", silent);
    const visitor = await createVisitor("local-model");
    expect(await refusalOf(await send(visitor, bodyOf(picture)))).toEqual([400, "invalid_request", noModel]);
    const reader = await visitor.call("GET", "/api/v1/pictures/?model=gpt4o&has_key=true");
    expect(await dataOf(reader, pictureReaderSchema)).toEqual({ reader: null });
    expect(server.requests).toEqual([]);
  });

  it("is one with a key for another host, or from another site's page", async () => {
    server.play("gpt4o", silent);
    const visitor = await createVisitor();
    const foreignKey = await send(visitor, bodyOf(picture), {
      "x-model-key-origin": "https://api.openai.com",
    });
    expect((await refusalOf(foreignKey))[1]).toBe("invalid_request");
    const foreignPage = await send(visitor, bodyOf(picture), { origin: "https://evil.example" });
    expect((await refusalOf(foreignPage))[1]).toBe("forbidden");
    expect(server.requests).toEqual([]);
  });
});

describe("GET /pictures/ (SPEC D13)", () => {
  it("names the model and the host that a picture would go to, without any key", async () => {
    const visitor = await createVisitor();
    const response = await visitor.call("GET", "/api/v1/pictures/?model=gpt4o&has_key=true");
    expect(await dataOf(response, pictureReaderSchema)).toEqual({ reader: { model: "gpt-4o", host } });
  });

  it.each(["?model=deepseek&has_key=true", "?model=claude", ""])("names none for %j", async (query) => {
    const response = await createApiVisitor().call("GET", `/api/v1/pictures/${query}`);
    expect(await dataOf(response, pictureReaderSchema)).toEqual({ reader: null });
  });
});

describe("a picture on this server's disk (SPEC D13)", () => {
  it("is in no row: neither its bytes, nor its base64, nor its words before they are sent", async () => {
    const visitor = await createVisitor();
    const { id } = await sentTo(visitor, ({ answer }) => answer("Zwiebelfisch at noon"));
    expect((await outcomeOf(visitor, id)).text).toBe("Zwiebelfisch at noon");
    const file = environment.DATABASE_URL.replace("file:", "");
    const stored = [file, `${file}-wal`].map((path) => readFileSync(path, "latin1")).join("");
    expect(stored).toContain(server.origin);
    const planted = ["bytes of a photograph", picture.toString("base64").slice(20, 40), "Zwiebelfisch"];
    expect(planted.filter((text) => stored.includes(text))).toEqual([]);
  });
});

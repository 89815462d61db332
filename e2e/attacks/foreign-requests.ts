import assert from "node:assert/strict";
import { freshCookie } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { requestHead, sendRaw } from "@/e2e/testing/raw-request";
import { openDatabase } from "@/lib/db/client";
import { failureSchema } from "@/lib/errors/envelope";

const createPath = "/api/v1/groups/create-from-text/";

/** The headers of a request that another site's page makes a browser send with this site's cookie. */
const foreignFields: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:1" },
  { origin: "http://localhost.evil.example" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
];
const formTypes = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
const foreignHosts = [
  "evil.example",
  "localhost.evil.example",
  "203.0.113.9",
  "localhost@evil.example",
  "[::2]",
];

interface Attempt {
  method: string;
  path: string;
  body?: unknown;
}

/** Every way to change something of a visitor who has one group. */
function attemptsOn(group: string, event: string): Attempt[] {
  return [
    { method: "POST", path: createPath, body: { text: "Lunch tomorrow at noon" } },
    { method: "PATCH", path: `/api/v1/events/${event}/`, body: { title: "Stolen" } },
    { method: "POST", path: `/api/v1/events/${event}/add_note/`, body: { content: "Stolen" } },
    { method: "POST", path: `/api/v1/events/${event}/add_attendee/`, body: { name: "Mallory" } },
    { method: "DELETE", path: `/api/v1/events/${event}/` },
    { method: "DELETE", path: `/api/v1/events/?ids=${event}` },
    { method: "DELETE", path: `/api/v1/groups/${group}/` },
    { method: "POST", path: `/api/v1/groups/${group}/restore/` },
    { method: "PATCH", path: "/api/v1/preferences/", body: { theme: "dark" } },
    { method: "POST", path: "/api/v1/llm/ollama/models/", body: { baseUrl: "http://localhost:11434" } },
    {
      method: "POST",
      path: "/api/v1/llm/models/",
      body: { provider: "custom", baseUrl: "https://api.openai.com/v1" },
    },
    { method: "DELETE", path: "/api/v1/visitor/" },
    { method: "POST", path: "/api/share" },
  ];
}

async function send(port: number, { method, path, body }: Attempt, fields: Record<string, string>) {
  const content = body === undefined ? "" : JSON.stringify(body);
  const head = requestHead(`${method} ${path} HTTP/1.1`, {
    host: `localhost:${port}`,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(content)),
    connection: "close",
    ...fields,
  });
  const { status, text } = await sendRaw(port, [head, content]);
  return { status, text, said: `${method} ${path} ${JSON.stringify(fields)}: ${status}` };
}

/** Everything that another site's page could change. */
async function everything(databaseUrl: string): Promise<string> {
  const database = openDatabase(databaseUrl);
  try {
    return JSON.stringify([
      await database.visitor.findMany(),
      await database.group.findMany({ include: { events: { include: { notes: true, attendees: true } } } }),
      await database.preferences.findMany(),
      await database.createRequest.findMany(),
    ]);
  } finally {
    await database.$disconnect();
  }
}

/**
 * RA8: a request that another site's page makes a browser send changes nothing, as a form or as a fetch, and
 * only this machine's own names are answered, for pages and for calls.
 */
export async function proveForeignRequests({ startServer, note }: ProofContext): Promise<void> {
  const { port, databaseUrl } = await startServer();
  const cookie = freshCookie();
  const made = await send(
    port,
    { method: "POST", path: createPath, body: { text: "Retro at noon" } },
    { cookie },
  );
  assert.equal(made.status, 201, made.text);
  const [, group = "", event = ""] =
    /"group":\{"id":"([\w-]{22})","events":\[\{"id":"([\w-]{22})"/.exec(made.text) ?? [];
  const attempts = attemptsOn(group, event);
  const before = await everything(databaseUrl);
  let refused = 0;
  const expectRefusal = async (attempt: Attempt, fields: Record<string, string>, status: number) => {
    const answer = await send(port, attempt, { cookie, ...fields });
    assert.equal(answer.status, status, answer.said);
    assert.doesNotMatch(answer.text, /^(access-control-|set-cookie)/im, answer.said);
    const [body = ""] = /\{"success":false.*\}/.exec(answer.text) ?? [];
    if (attempt.path.startsWith("/api/")) failureSchema.parse(JSON.parse(body));
    refused += 1;
  };
  for (const attempt of attempts) {
    for (const fields of foreignFields) await expectRefusal(attempt, fields, 403);
    if (attempt.body === undefined) continue;
    for (const type of formTypes) await expectRefusal(attempt, { "content-type": type }, 415);
  }
  for (const host of foreignHosts) {
    for (const attempt of attempts) await expectRefusal(attempt, { host }, 403);
    for (const path of ["/chat", `/groups/${group}`, `/api/v1/groups/${group}/`, "/api/v1/preferences/"])
      await expectRefusal({ method: "GET", path }, { host }, 403);
  }
  assert.equal(await everything(databaseUrl), before);
  const own = { cookie, origin: `http://localhost:${port}`, "sec-fetch-site": "same-origin" };
  const kept = await send(
    port,
    { method: "PATCH", path: `/api/v1/events/${event}/`, body: { title: "Mine" } },
    own,
  );
  assert.equal(kept.status, 200, kept.text);
  note("requests refused", refused);
}

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { type ApiCaller, createCaller, freshCookie, inParallel } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { openDatabase } from "@/lib/db/client";

const listPaths = [
  "/api/v1/groups/",
  "/api/v1/groups/?limit=100",
  "/api/v1/events/",
  "/api/v1/events/?limit=100",
  "/api/v1/events/?search=planning",
  "/api/v1/preferences/",
  "/api/v1/llm-config/",
];

/** The number of rows in each table that a visitor can fill. */
async function rowCounts(databaseUrl: string): Promise<number[]> {
  const database = openDatabase(databaseUrl);
  try {
    return await Promise.all([
      database.visitor.count(),
      database.group.count(),
      database.event.count(),
      database.preferences.count(),
      database.createRequest.count(),
    ]);
  } finally {
    await database.$disconnect();
  }
}

/** Pages read the first data of their screens on the server. */
const pagePaths = ["/chat", "/groups/x", "/events/x"];

async function proveListsApart(visitors: { caller: ApiCaller; word: string }[]): Promise<void> {
  for (const { caller, word } of visitors) {
    for (const path of [...listPaths, ...pagePaths]) {
      const { status, text } = await caller.call("GET", path);
      assert.ok(status < 500, `${path}: ${status}`);
      for (const other of visitors.filter((one) => one.word !== word)) {
        assert.ok(!text.includes(other.word), `${path} shows ${word} what is ${other.word}'s`);
      }
    }
  }
}

async function proveEditsApart(owner: ApiCaller, stranger: ApiCaller): Promise<void> {
  const group = await owner.create("Planning tomorrow at 9am\nRetro on Friday at 3pm");
  const event = group.events[0]?.id ?? "";
  const before = (await owner.call("GET", `/api/v1/groups/${group.id}/`)).text;
  const attempts = [
    ["PATCH", `/api/v1/events/${event}/`, { title: "Mine now" }],
    ["DELETE", `/api/v1/events/${event}/`, undefined],
    ["DELETE", `/api/v1/events/?ids=${event}`, undefined],
    ["POST", `/api/v1/events/${event}/add_note/`, { content: "Mine now" }],
    ["POST", `/api/v1/events/${event}/add_attendee/`, { name: "Mallory" }],
    ["DELETE", `/api/v1/groups/${group.id}/`, undefined],
  ] as const;
  for (const [method, path, body] of attempts) {
    const { status, text } = await stranger.call(method, path, { body });
    assert.equal(status, 403, `${method} ${path}: ${status} ${text}`);
  }
  await stranger.call("PATCH", "/api/v1/preferences/", { body: { theme: "dark", language: "xx" } });
  await stranger.call("DELETE", "/api/v1/visitor/");
  assert.equal((await owner.call("GET", `/api/v1/groups/${group.id}/`)).text, before);
  assert.ok(!(await owner.call("GET", "/api/v1/preferences/")).text.includes('"xx"'));
  const seen = (await stranger.call("GET", `/api/v1/groups/${group.id}/`)).text;
  assert.ok(!seen.includes("Retro on Friday at 3pm"), "a stranger is shown the text");
}

/** Cookies that were never issued; the last is a visitor's id in the database, which is not their token. */
function forgedCookies(known: string): string[] {
  const id = createHash("sha256").update(known.replace("saywhen=", "")).digest("base64url");
  const values = ["", "x", "A".repeat(42), "A".repeat(44), "é".repeat(20), "%00", "../..", "' OR 1=1 --", id];
  return [
    ...values.map((value) => `saywhen=${encodeURI(value)}`),
    `saywhen=${"A".repeat(12_000)}`,
    `saywhen=${"A".repeat(40_000)}`,
    "saywhen",
    "=; ;;;",
    `${"a=b; ".repeat(1500)}${freshCookie()}`,
  ];
}

/**
 * RA2: nobody sees or changes another visitor's data, whatever cookie they send, and looking stores nothing.
 */
export async function proveOwnership({ startServer, count, note }: ProofContext): Promise<void> {
  const { origin, databaseUrl } = await startServer();
  const cookie = freshCookie();
  const visitors = ["Xanthippe", "Yggdrasil"].map((word, index) => ({
    caller: createCaller(origin, index === 0 ? cookie : freshCookie()),
    word,
  }));
  for (const { caller, word } of visitors) {
    for (const text of [`Planning with ${word} tomorrow at 9am`, `Lunch at ${word} on Friday at noon`]) {
      await caller.create(text);
    }
  }
  const none = createCaller(origin, null);
  await proveListsApart([...visitors, { caller: none, word: "nobody" }]);
  const [x, y] = visitors.map(({ caller }) => caller);
  assert.ok(x !== undefined && y !== undefined);
  await proveEditsApart(x, y);
  const before = await rowCounts(databaseUrl);
  const paths = [...listPaths, ...pagePaths];
  const looks = Array.from({ length: count(200, 1000) }, (_, index) => paths[index % paths.length]);
  await inParallel(looks, 8, async (path) => {
    const { status } = await none.call("GET", path ?? "");
    assert.ok(status < 500, `${path}: ${status}`);
  });
  const forged = forgedCookies(cookie);
  for (const one of forged) {
    const page = await createCaller(origin, one).call("GET", "/chat");
    assert.ok(
      page.status === 431 || (page.status === 200 && !page.text.includes("Xanthippe")),
      `${page.status}`,
    );
    const { status, text } = await createCaller(origin, one).call("GET", "/api/v1/groups/");
    assert.ok(status === 431 || (status === 200 && text.includes('"groups":[]')), `${status} ${text}`);
  }
  assert.deepEqual(await rowCounts(databaseUrl), before, "looking stored something");
  note("looks without a cookie", looks.length);
  note("forged cookies", forged.length);
}

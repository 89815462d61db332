import assert from "node:assert/strict";
import { createSecretKey, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Answer, createCaller, inParallel } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { createReleasedDatabase } from "@/e2e/testing/released-database";
import { runCommand } from "@/e2e/testing/restarts";
import { openDatabase } from "@/lib/db/client";
import { databaseFileOf } from "@/lib/db/database-file";
import { migrateDatabase } from "@/lib/db/migrate";
import { readMigrationNames } from "@/lib/db/migrations-path";
import { createVisitorToken, visitorIdOf } from "@/lib/visitor/token";

const listPath = "/api/v1/groups/";
const secret = () => randomBytes(32).toString("base64url");
const cookieOf = (token: string) => `saywhen=${token}`;

/** The token that an answer sets; null for none. */
function givenBy({ headers }: Answer): string | null {
  return /^saywhen=([^;]+);/.exec(headers.get("set-cookie") ?? "")?.[1] ?? null;
}

async function withDatabase<T>(
  url: string,
  use: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase(url);
  try {
    return await use(database);
  } finally {
    await database.$disconnect();
  }
}

const deleteKeys = (url: string) => withDatabase(url, (database) => database.serverKey.deleteMany());

/** A new visitor with a group, by the cookie that a page gives them. */
async function becomeVisitor(origin: string, word: string): Promise<string> {
  const token = givenBy(await createCaller(origin, null).call("GET", "/chat"));
  assert.ok(token !== null, "the first page gave no cookie");
  assert.ok(token.includes("."), `the first page gave ${token}`);
  await createCaller(origin, cookieOf(token)).create(`Planning with ${word} tomorrow at 9am`);
  return token;
}

async function requireOwn(origin: string, token: string, word: string): Promise<void> {
  const { status, text } = await createCaller(origin, cookieOf(token)).call("GET", listPath);
  assert.equal(status, 200, text);
  assert.ok(text.includes(word), `${word} lost what is theirs`);
}

/** Values of the right form that no server of this database issued. */
function plantedTokens(given: string, count: number): string[] {
  const [own = "", tag = ""] = given.split(".");
  const foreign = createSecretKey(randomBytes(32));
  const last = tag.endsWith("A") ? "E" : "A";
  return [
    "A".repeat(43),
    `${"A".repeat(43)}.${"A".repeat(22)}`,
    // Another visitor's tag on the attacker's token, and the hash of that visitor's token, which is their id
    // in the database.
    `${secret()}.${tag}`,
    visitorIdOf(own),
    createVisitorToken(createSecretKey(Buffer.alloc(32))),
    createVisitorToken(createSecretKey(Buffer.from("visitor-cookie"))),
    `${secret()}.${tag.slice(0, -1)}${last}`,
    ...Array.from({ length: count }, (_, index) =>
      index % 2 === 0 ? secret() : createVisitorToken(foreign),
    ),
  ];
}

/**
 * A planted cookie identifies no visitor: the server issues another, and everything written belongs only to
 * the new one.
 */
async function provePlanted(
  { count, note }: ProofContext,
  { origins, databaseUrl, given }: { origins: readonly string[]; databaseUrl: string; given: string },
): Promise<void> {
  const tokens = plantedTokens(given, count(10, 400));
  await inParallel(tokens, 8, async (token, index) => {
    const origin = origins[index % origins.length] ?? "";
    const caller = createCaller(origin, cookieOf(token));
    const paths = ["/chat", listPath, "/api/v1/llm-config/"];
    for (const asked of paths) {
      const renewed = givenBy(await caller.call("GET", asked));
      assert.ok(renewed !== null && !renewed.startsWith(token.slice(0, 43)), `${asked} took ${token}`);
    }
    const body = { text: `Secret ${index} tomorrow at noon`, use_llm: false };
    const made = await caller.call("POST", "/api/v1/groups/create-from-text/", { body });
    assert.equal(made.status, 201, made.text);
    const own = givenBy(made);
    assert.ok(own !== null, "a newcomer's create gave no cookie");
    await requireOwn(origin, own, `Secret ${index}`);
    assert.ok((await caller.call("GET", listPath)).text.includes('"groups":[]'), "the planter sees it");
  });
  const planted = tokens.map(visitorIdOf);
  const rows = await withDatabase(databaseUrl, (database) =>
    database.visitor.count({ where: { id: { in: planted } } }),
  );
  assert.equal(rows, 0, "a planted cookie became a visitor");
  note("planted cookies", tokens.length);
}

/** A cookie of a release without tags stays valid if its visitor has a row, and gets the tag. */
async function proveOlder(origin: string, databaseUrl: string): Promise<void> {
  const older = secret();
  const id = visitorIdOf(older);
  await withDatabase(databaseUrl, (database) =>
    database.visitor.create({
      data: { id, createdAt: new Date(), preferences: { create: { language: "qa" } } },
    }),
  );
  for (const asked of ["/chat", "/api/v1/preferences/"]) {
    const answer = await createCaller(origin, cookieOf(older)).call("GET", asked);
    const renewed = givenBy(answer);
    assert.ok(renewed !== null, `${asked} gave nothing for an older cookie`);
    assert.ok(renewed.startsWith(`${older}.`), `${asked} gave ${renewed} for an older cookie`);
    const again = await createCaller(origin, cookieOf(renewed)).call("GET", "/api/v1/preferences/");
    assert.ok(again.text.includes('"qa"'), again.text);
    assert.equal(givenBy(again), null, "a cookie with its tag was given again");
  }
}

/**
 * A backup contains the key; after the restore of an older one without it, a visitor with a row keeps their
 * identity.
 */
async function proveRestored(context: ProofContext, databaseUrl: string, given: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-cookies-"));
  try {
    if (databaseFileOf(databaseUrl) !== null) {
      const copy = path.join(folder, "backup.db");
      const environment = { DATABASE_URL: databaseUrl };
      const backup = await runCommand("backup", environment, [copy]);
      assert.equal(backup.code, 0, backup.output);
      await deleteKeys(databaseUrl);
      const restored = await runCommand("restore", environment, [copy, "--force"]);
      assert.equal(restored.code, 0, restored.output);
      const server = await context.startServer({ databaseUrl });
      const newcomer = await createCaller(server.origin, cookieOf(given)).call("GET", listPath);
      assert.equal(givenBy(newcomer), null, "the restored key is another one");
      await server.end("SIGTERM");
    }
    await deleteKeys(databaseUrl);
    const { origin } = await context.startServer({ databaseUrl });
    await requireOwn(origin, given, "Xanthippe");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * While the database has no table for the key, pages are shown and no cookie changes; afterwards cookies are
 * issued.
 */
async function proveWithoutDatabase({ startServer }: ProofContext): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-keyless-"));
  try {
    const databaseUrl = `file:${path.join(folder, "saywhen.db")}`;
    const before = (await readMigrationNames()).findIndex((name) => name.endsWith("_server_keys"));
    assert.ok(before > 0, "no migration makes the key's table");
    await createReleasedDatabase(databaseUrl, before);
    const server = await startServer({ databaseUrl, until: "live" });
    for (const cookie of [null, cookieOf(secret()), cookieOf(`${secret()}.${"A".repeat(22)}`)]) {
      const caller = createCaller(server.origin, cookie);
      for (const [asked, status] of [
        ["/chat", 200],
        ["/nowhere", 404],
        ["/api/v1/healthz", 200],
        ["/api/v1/llm-config/", 200],
        [listPath, 503],
      ] as const) {
        const answer = await caller.call("GET", asked);
        assert.equal(answer.status, status, `${asked}: ${answer.text.slice(0, 500)}`);
        assert.equal(givenBy(answer), null, `${asked} gave a cookie that nobody can know again`);
      }
    }
    await migrateDatabase(databaseUrl);
    await requireOwn(server.origin, await becomeVisitor(server.origin, "Yggdrasil"), "Yggdrasil");
    await server.end("SIGTERM");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** RA46: only a cookie that a server of this database issued is a visitor. */
export async function proveGivenCookies(context: ProofContext): Promise<void> {
  const { startServer, count, note } = context;
  const empty = await startServer();
  const { databaseUrl } = empty;
  await empty.end("SIGTERM");
  await deleteKeys(databaseUrl);
  const servers = await Promise.all(Array.from({ length: count(2, 6) }, () => startServer({ databaseUrl })));
  const origins = servers.map(({ origin }) => origin);
  const tokens = await Promise.all(origins.map((origin) => becomeVisitor(origin, "Xanthippe")));
  for (const token of tokens) {
    for (const origin of origins) await requireOwn(origin, token, "Xanthippe");
  }
  assert.equal(await withDatabase(databaseUrl, (database) => database.serverKey.count()), 1);
  note("servers of one key", servers.length);
  const [given = ""] = tokens;
  await provePlanted(context, { origins, databaseUrl, given });
  await proveOlder(origins[0] ?? "", databaseUrl);
  for (const server of servers) await server.end("SIGTERM");
  await proveRestored(context, databaseUrl, given);
  await proveWithoutDatabase(context);
}

import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { findModelReader, readerAgain } from "@/lib/jobs/model-reader";
import { patchPreferences } from "@/lib/preferences/mutations";
import { createAnswerTasks } from "@/lib/testing/answer-tasks";
import { createJobBench } from "@/lib/testing/job-bench";
import { visitorIdOf } from "@/lib/visitor/token";
import { type CreateGroupRequest, createGroup } from "./create-group";
import { pollGroup, pollGroupStatus, pollGroups } from "./poll-groups";
import { takeGroup } from "./take-group";

const now = new Date("2026-11-20T12:00:00Z");
const text = "Lunch with Ana tomorrow at noon";
const body: CreateGroupRequest["body"] = {
  text,
  use_llm: true,
  timezone: "UTC",
  language: "en",
  model: "gpt4o",
};

/** A process with a visitor of its own, whose OpenAI key comes with each text. */
function createScene(name: string, visitorKeys: CreateGroupRequest["visitorKeys"] = { gpt4o: "sk-visitor" }) {
  const bench = createJobBench();
  const tasks = createAnswerTasks();
  const visitorId = visitorIdOf(name);
  const polling = { jobs: bench.engine, runAfter: tasks.runAfter };
  const create = (changes: Partial<CreateGroupRequest> = {}) =>
    createGroup({
      body,
      visitorId,
      address: "",
      now,
      key: null,
      visitorKeys,
      keyOrigin: null,
      ...polling,
      ...changes,
    });
  return { ...bench, tasks, visitorId, polling, create };
}

describe("the parts of a long text with a model to read them (B10)", () => {
  const parts = ["JANUARY 2028\n", "- Friday 7, 7pm: rehearsal", "- Friday 14, 7pm: concert"];
  const { text: _, ...asked } = body;
  const starts = ["2028-01-07T19:00:00.000Z", "2028-01-14T19:00:00.000Z"];
  const startsOf = (events: readonly { start_datetime: string }[]) =>
    events.map((event) => event.start_datetime);

  it("show what stands of all of them, which can be taken (B15)", async () => {
    const { create, polling, visitorId, questions, tasks } = createScene("parts taken");
    const { group } = await create({ body: { ...asked, parts } });
    expect(group).toMatchObject({ processing_complete: false, source_text: parts.join("\n") });
    const { so_far } = await pollGroupStatus({ id: group.id, visitorId }, polling);
    expect(startsOf(so_far)).toEqual(starts);
    expect(startsOf((await takeGroup({ id: group.id, visitorId, now })).events)).toEqual(starts);
    questions[0]?.answer("Too late");
    await tasks.done();
  });

  it("are read by the rules when their process died with the visitor's key", async () => {
    const { group } = await createScene("parts left").create({ body: { ...asked, parts } });
    const next = createScene("parts left");
    await next.clock.advance(15_000);
    const poll = { id: group.id, visitorId: next.visitorId, now: new Date() };
    const { events, notice } = await pollGroup(poll, next.polling);
    expect(startsOf(events)).toEqual(starts);
    expect(notice).toMatch(/your key is not kept on the server/);
  });

  it("are one group for twenty equal requests, and none for other parts with the same key (A22)", async () => {
    const { create, questions, tasks } = createScene("parts repeated");
    const key = crypto.randomUUID();
    const again = () => create({ key, body: { ...asked, parts } });
    const created = await Promise.all(Array.from({ length: 20 }, again));
    expect(new Set(created.map(({ group }) => group.id)).size).toBe(1);
    await expect(create({ key, body: { ...asked, parts: parts.slice(0, 2) } })).rejects.toMatchObject({
      code: "idempotency_mismatch",
    });
    questions[0]?.answer("Concert");
    await tasks.done();
  });
});

describe("a text with a model to read it (A21)", () => {
  it("is answered at once, listed while it is read, and complete at a later poll", async () => {
    const { create, polling, visitorId, questions, tasks } = createScene("one");
    const { group } = await create();
    expect(group).toMatchObject({
      processing_complete: false,
      processing_error: null,
      parser: "llm",
      model: "gpt-4o",
      events: [],
      processing_ms: null,
    });
    const query = { limit: 10 };
    expect((await pollGroups({ visitorId, query }, polling)).groups.map(({ id }) => id)).toEqual([group.id]);
    expect(await pollGroupStatus({ id: group.id, visitorId }, polling)).toEqual({
      processing_complete: false,
      processing_error: null,
      so_far: [
        {
          title: "Lunch with Ana",
          start_datetime: "2026-11-21T12:00:00.000Z",
          all_day: false,
          parser: "rules",
        },
      ],
    });
    questions[0]?.answer("Lunch with Ana");
    await tasks.done();
    expect(await pollGroup({ id: group.id, visitorId, now: new Date() }, polling)).toMatchObject({
      processing_complete: true,
      events: [{ title: "Lunch with Ana", group_id: group.id }],
    });
  });

  it("stores the chosen reader and whose key it has, but no key", async () => {
    const { create } = createScene("two");
    const { group } = await create();
    const row = await database.group.findUniqueOrThrow({ where: { id: group.id } });
    expect(row).toMatchObject({
      readerProvider: "gpt4o",
      readerModel: "gpt-4o",
      readerBaseUrl: "https://api.openai.com/v1",
      readerKeyFrom: "visitor",
    });
    expect(JSON.stringify(row)).not.toContain("sk-visitor");
  });

  it("makes one group and one question from twenty equal concurrent requests", async () => {
    const { create, questions, tasks } = createScene("three");
    const key = crypto.randomUUID();
    const created = await Promise.all(Array.from({ length: 20 }, () => create({ key })));
    expect(new Set(created.map(({ group }) => group.id)).size).toBe(1);
    expect(questions).toHaveLength(1);
    questions[0]?.answer("Lunch");
    await tasks.done();
    expect((await create({ key })).group.processing_complete).toBe(true);
  });

  it("fails on every path if the rules parser finds nothing either", async () => {
    const { create, polling, visitorId, questions, tasks } = createScene("four");
    const { group } = await create({ body: { ...body, text: "hello there" } });
    questions[0]?.fail(new Error("no model"));
    await tasks.done();
    const processing_error = `The language model could not be used, so the rules parser read this text. No event was found in this text. Say what happens and when, for example: Lunch with Ana tomorrow at noon.`;
    const failed = { processing_complete: false, processing_error };
    expect(await pollGroupStatus({ id: group.id, visitorId }, polling)).toEqual({ ...failed, so_far: [] });
    expect(await pollGroup({ id: group.id, visitorId, now: new Date() }, polling)).toMatchObject({
      ...failed,
      events: [],
    });
    expect((await pollGroups({ visitorId, query: { limit: 10 } }, polling)).groups).toEqual([]);
  });

  it("is closed by the poll itself if its process died with the visitor's key", async () => {
    const dead = createScene("five");
    const { group } = await dead.create();
    const next = createScene("five");
    await next.clock.advance(15_000);
    expect(await pollGroupStatus({ id: group.id, visitorId: next.visitorId }, next.polling)).toEqual({
      processing_complete: true,
      processing_error: null,
      so_far: [],
    });
    const { notice } = await pollGroup(
      { id: group.id, visitorId: next.visitorId, now: new Date() },
      next.polling,
    );
    expect(notice).toMatch(/your key is not kept on the server/);
  });

  it("is looked after when its visitor lists their groups", async () => {
    const dead = createScene("six");
    await dead.create();
    const next = createScene("six");
    await next.clock.advance(15_000);
    const list = () => pollGroups({ visitorId: next.visitorId, query: { limit: 10 } }, next.polling);
    expect((await list()).groups[0]?.processing_complete).toBe(false);
    await next.tasks.done();
    expect((await list()).groups[0]?.processing_complete).toBe(true);
  });
});

describe("a text without a model", () => {
  it.each<[string, Partial<CreateGroupRequest>, CreateGroupRequest["visitorKeys"]]>([
    ["the switch is off", { body: { ...body, use_llm: false } }, { gpt4o: "sk-visitor" }],
    ["no key is there", {}, {}],
    ["the key is another provider's", { body: { ...body, model: "claude" } }, { gpt4o: "sk-visitor" }],
  ])("is read before the answer when %s", async (name, changes, keys) => {
    const { create, questions } = createScene(name, keys);
    const { group } = await create(changes);
    expect(group).toMatchObject({ processing_complete: true, parser: "rules", model: null });
    expect(questions).toEqual([]);
  });
});

describe("SPEC B14: a visitor's key", () => {
  it("goes only to the host for which it was typed, whatever address is stored", async () => {
    const { create, questions, visitorId } = createScene("key");
    const { group } = await create({ keyOrigin: "https://api.openai.com" });
    expect(group.processing_complete).toBe(false);
    expect(questions).toHaveLength(1);
    for (const keyOrigin of ["https://api.groq.com", "http://api.openai.com", "https://api.openai.com:8443"])
      await expect(create({ keyOrigin })).rejects.toMatchObject({ code: "invalid_request" });
    expect(questions).toHaveLength(1);
    expect(await database.group.count({ where: { visitorId } })).toBe(1);
  });
});

describe("SPEC D8: who reads", () => {
  it("is the request's model, otherwise the visitor's own, otherwise the server's", async () => {
    const visitorId = visitorIdOf("eight");
    const visitorKeys = { gpt4o: "sk-1", claude: "sk-2", qwen: "sk-3" };
    const readBy = async (asked?: "qwen") =>
      (await findModelReader({ asked, visitorId, visitorKeys, keyOrigin: null, now })).reader?.provider ??
      null;
    expect(await readBy()).toBeNull();
    await patchPreferences({ model_settings: { selectedModel: "claude" } }, { visitorId, now });
    expect(await readBy()).toBe("claude");
    expect(await readBy("qwen")).toBe("qwen");
  });

  it("asks a local model again at the visitor's address, and never a model whose key is gone", async () => {
    const visitorId = visitorIdOf("nine");
    const address = "http://127.0.0.1:11434";
    const ollama_settings = { baseUrl: address, selectedModel: "llama3" };
    await patchPreferences(
      { model_settings: { selectedModel: "ollama" }, ollama_settings },
      { visitorId, now },
    );
    const scene = createScene("nine", {});
    const { group } = await scene.create({ body: { ...body, model: undefined } });
    const row = await database.group.findUniqueOrThrow({ where: { id: group.id } });
    const local = { provider: "ollama", model: "llama3", baseUrl: address, apiKey: null, keyFrom: "none" };
    expect(readerAgain(row, now)).toEqual(local);
    expect(readerAgain({ ...row, readerBaseUrl: "http://10.0.0.1:11434" }, now)?.baseUrl).not.toBe(
      "http://10.0.0.1:11434",
    );
    expect(readerAgain({ ...row, readerProvider: "gpt4o", readerKeyFrom: "server" }, now)).toBeNull();
    expect(readerAgain({ ...row, readerProvider: "gpt4o", readerKeyFrom: "visitor" }, now)).toBeNull();
  });
});

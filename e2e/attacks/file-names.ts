import assert from "node:assert/strict";
import { parse } from "content-disposition";
import fc from "fast-check";
import { z } from "zod";
import type { ProofContext } from "@/e2e/testing/proof";
import { assertSafeName, hostileTitle } from "@/e2e/testing/safe-file-name";
import { isBlank } from "@/lib/text/clean-text";
import { eventFields } from "@/lib/wire/event-fields";

/** Titles that the API accepts: not blank, and no longer than a title may be. */
const savedTitle = hostileTitle
  .map((title) => title.slice(0, eventFields.title.lengthMax))
  .filter((title) => !isBlank(title));

const createdSchema = z.object({
  data: z.object({ group: z.object({ events: z.tuple([z.object({ id: z.string() })]) }) }),
});
const savedSchema = z.object({ data: z.object({ title: z.string() }) });

/** An event on the server, whose title can be changed and whose file can be fetched. */
async function createEvent(origin: string) {
  const json = { "content-type": "application/json" };
  const created = await fetch(`${origin}/api/v1/groups/create-from-text/`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ text: "Lunch tomorrow at noon", use_llm: false }),
  });
  assert.equal(created.status, 201);
  const cookie = created.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { id } = createdSchema.parse(await created.json()).data.group.events[0];
  return {
    rename: async (title: string) => {
      const saved = await fetch(`${origin}/api/v1/events/${id}/`, {
        method: "PATCH",
        headers: { ...json, cookie },
        body: JSON.stringify({ title }),
      });
      assert.equal(saved.status, 200, JSON.stringify(title));
      return savedSchema.parse(await saved.json()).data.title;
    },
    download: () => fetch(`${origin}/api/v1/events/${id}/download_ics/`),
  };
}

/** RA6: each title is saved and its file fetched from a real server. */
export async function proveFileNames({ startServer, seed, count, note }: ProofContext): Promise<void> {
  const { origin } = await startServer();
  const titles = fc.sample(savedTitle, { numRuns: count(100, 10_000), seed });
  const lanes = await Promise.all(Array.from({ length: 4 }, () => createEvent(origin)));
  const runLane = async (event: Awaited<ReturnType<typeof createEvent>>, index: number) => {
    for (let at = index; at < titles.length; at += lanes.length) {
      const title = await event.rename(titles[at] ?? "");
      const response = await event.download();
      assert.equal(response.status, 200, JSON.stringify(title));
      const { type, parameters } = parse(response.headers.get("content-disposition") ?? "");
      assert.equal(type, "attachment");
      assertSafeName(parameters.filename ?? "", title);
      assert.match(await response.text(), /^BEGIN:VCALENDAR\r\n/);
    }
  };
  await Promise.all(lanes.map(runLane));
  note("titles", titles.length);
}

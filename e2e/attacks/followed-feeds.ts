import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { createCaller } from "@/e2e/testing/api-caller";
import { type CalendarClient, findCalendarClient } from "@/e2e/testing/find-calendar-client";
import { createKhal, createRunner } from "@/e2e/testing/khal";
import type { ProofContext } from "@/e2e/testing/proof";

const feedSchema = z.object({ data: z.object({ url: z.string() }) });

const synced = (folder: string, url: string) => `[general]
status_path = "${folder}/status/"

[pair feed]
a = "here"
b = "there"
collections = null
conflict_resolution = "b wins"

[storage here]
type = "filesystem"
path = "${folder}/events/"
fileext = ".ics"

[storage there]
type = "http"
url = "${url}"
`;

/** A person's calendar that subscribes to a feed: fetches it, and says what it shows, an event a line. */
function createFollower({ vdirsyncer, khal }: CalendarClient, folder: string, url: string) {
  mkdirSync(path.join(folder, "events"), { recursive: true });
  writeFileSync(path.join(folder, "vdirsyncer"), synced(folder, url));
  const run = createRunner(folder);
  const person = createKhal(khal, { folder, calendar: "events" });
  const config = ["-c", path.join(folder, "vdirsyncer")];
  run(vdirsyncer, [...config, "discover"]);
  return () => {
    run(vdirsyncer, [...config, "sync"]);
    return person.list("{status}{title} | {start-date} {start-time} | {location}", "2030-12-01", "30d");
  };
}

/**
 * RA52: vdirsyncer and khal, which subscribe as people's calendars do, show a group's events, then its edits and deletions, and
 * nothing any more once sharing has stopped.
 */
export async function proveFollowedFeeds({ startServer, note }: ProofContext): Promise<void> {
  const client = findCalendarClient();
  const { origin } = await startServer();
  const owner = createCaller(origin);
  const text =
    "Planning on 3 December 2030 at 9am\nRetro on 6 December 2030 at 3pm in Room 4\nFair on 8 December 2030";
  const group = await owner.create(text, { timezone: "Europe/Berlin" });
  const [planning, retro] = group.events;
  const answer = await owner.call("GET", `/api/v1/groups/${group.id}/feed/`);
  const { url } = feedSchema.parse(JSON.parse(answer.text)).data;
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-follower-"));
  try {
    const follow = createFollower(client, folder, url);
    assert.deepEqual(follow(), [
      "Planning | 2030-12-03 09:00 | ",
      "Retro | 2030-12-06 15:00 | Room 4",
      "Fair | 2030-12-08  | ",
    ]);
    const moved = { title: "Planning again", start_datetime: "2030-12-04T09:30:00Z" };
    assert.equal((await owner.call("PATCH", `/api/v1/events/${planning?.id}/`, { body: moved })).status, 200);
    assert.equal((await owner.call("DELETE", `/api/v1/events/${retro?.id}/`)).status, 200);
    assert.deepEqual(follow(), [
      "Planning again | 2030-12-04 10:30 | ",
      "CANCELLED Retro | 2030-12-06 15:00 | ",
      "Fair | 2030-12-08  | ",
    ]);
    assert.equal((await owner.call("POST", `/api/v1/events/${retro?.id}/restore/`)).status, 200);
    assert.deepEqual(follow()[1], "Retro | 2030-12-06 15:00 | Room 4");
    assert.equal((await owner.call("DELETE", `/api/v1/groups/${group.id}/feed/`)).status, 200);
    assert.throws(follow, /vdirsyncer/, "a feed that was ended is still followed");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  note("events followed", group.events.length);
}

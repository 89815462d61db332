import { z } from "zod";
import { POST } from "@/app/api/v1/groups/create-from-text/route";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { extractEvents } from "@/lib/readings/process-extractor";

/**
 * Run as its own process by `lib/log/log-output.test.ts`: sends requests with the planted word in every part.
 */
const planted = process.argv[2] ?? "";

const request = (body: string) =>
  new Request(`http://localhost/api/v1/groups/create-from-text/?${planted}`, {
    method: "POST",
    headers: {
      host: "localhost",
      "content-type": "application/json",
      cookie: `saywhen=${planted.padEnd(43, "x")}`,
      "x-openai-key": planted,
      "user-agent": planted,
    },
    body,
  });
const context = { params: Promise.resolve({}) };

await POST(request(JSON.stringify({ text: `Lunch with ${planted} tomorrow at noon` })), context);
await POST(request(JSON.stringify({ text: "Lunch", [planted]: planted, timezone: planted })), context);
await POST(request(`{"broken ${planted}`), context);
const failing = defineRoute(
  jsonOperation({
    id: "failing",
    method: "POST",
    path: "/failing/",
    summary: "Fail",
    response: z.never(),
    handler: () => Promise.reject(new Error(`a provider said ${planted}\n    at ${planted} (x:1:1)`)),
  }),
);
await failing.POST(request("{}"), context);
// The error that the reader throws contains the words of the zone.
const unread = defineRoute(
  jsonOperation({
    id: "unread",
    method: "POST",
    path: "/unread/",
    summary: "Read what cannot be read",
    response: z.object({ failure: z.literal("unreadable") }),
    handler: async () => {
      const text = `Lunch with ${planted} tomorrow at noon. `;
      const reading = { nowMs: 0, timeZone: planted, language: "en", useModel: false, reader: null };
      await extractEvents({ ...reading, text });
      const { failure } = await extractEvents({ ...reading, text: text.repeat(20) });
      return { failure: z.literal("unreadable").parse(failure) };
    },
  }),
);
await unread.POST(request("{}"), context);

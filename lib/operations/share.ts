import "server-only";
import type { Operation } from "@/lib/http/operation";
import { sharedFragment } from "@/lib/offline/shared-fragment";

const id = "share";

/**
 * SPEC B10: what a system shares with the installed app, where no worker in the browser took it. Nothing of it is read:
 * the page that it leads to says that it did not arrive. It passes the gate of every operation. A browser posts it, no
 * client of the API, so the OpenAPI document does not have it.
 */
export const answerShare: Operation = {
  id,
  method: "POST",
  path: "/share",
  summary: "Lead from a share that no worker took to the page for a new text",
  isForAnybody: true,
  needsDatabase: false,
  status: 200,
  response: null,
  contentType: "text/plain; charset=utf-8",
  answerHeaders: ["location"],
  isVersioned: false,
  failures: [],
  run: async () => ({ status: 303, headers: { location: `/chat${sharedFragment}` }, body: null }),
};

import { NetworkOnly, type RouteHandlerCallbackOptions, Serwist } from "serwist";
import { dropCopy, noteVisitor } from "@/lib/offline/copy-store";
import { groupOfPath, offlinePagePath, sharePath } from "@/lib/offline/paths";
import { sharedFragment } from "@/lib/offline/shared-fragment";
import { keepShared } from "@/lib/offline/shared-things";
import { visitorField } from "@/lib/offline/visitor-field";
import type { WorkerScope } from "./worker-scope";

declare const self: WorkerScope;
/** The release of the application, which the build puts here. */
declare const REVISION: string;

const pages = new NetworkOnly();

/** What a page's answer says of the copies: for whom it was drawn, and that its group is gone. */
async function followAnswer({ pathname }: URL, { headers, status }: Response): Promise<void> {
  const visitor = headers.get(visitorField);
  if (visitor !== null) await noteVisitor(visitor);
  const groupId = groupOfPath(pathname);
  if (status === 404 && groupId !== null) await dropCopy(groupId);
}

/** A page always comes from the server, so that no old code is shown; where there is none, the offline page stands for it. */
async function showPage(asked: RouteHandlerCallbackOptions): Promise<Response> {
  let answer: Response;
  try {
    answer = await pages.handle(asked);
  } catch {
    return (await worker.matchPrecache(offlinePagePath)) ?? Response.error();
  }
  // A browser whose store fails still shows the page.
  await followAnswer(asked.url, answer).catch(() => undefined);
  return answer;
}

/** What is shared stays in this browser: the page takes it from the store. */
async function takeShare({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  await keepShared(await request.formData());
  return Response.redirect(`/chat${sharedFragment}`, 303);
}

const worker = new Serwist({
  precacheEntries: [{ url: offlinePagePath, revision: REVISION }],
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      // Files of the API that a link saves are left to the browser.
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === "navigate" && !url.pathname.startsWith("/api/"),
      handler: showPage,
    },
    {
      method: "POST",
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.destination === "document" && url.pathname === sharePath,
      handler: takeShare,
    },
  ],
});
worker.addEventListeners();

/** Pages of an earlier release say that there is a new one. */
self.addEventListener("activate", (event) => {
  const tell = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const page of open) page.postMessage({ revision: REVISION });
  };
  event.waitUntil(tell());
});

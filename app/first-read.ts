import "server-only";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { isDatabaseFailure } from "@/lib/db/database-failure";
import { isAppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/events/event-views";
import { requestIds } from "@/lib/log/request-ids";
import { readClaim, settleVisitor } from "@/lib/visitor/identify";

/**
 * The id of the visitor who requests this page; a newcomer, who has nothing yet, gets an id that nobody has. Throws
 * `database_unavailable`, which `firstRead` turns into undefined.
 */
async function visitorOfPage(): Promise<string> {
  const { id } = await settleVisitor(await readClaim((await headers()).get("cookie")));
  return id;
}

/**
 * The first data of a screen, read while its page is rendered, so that the browser need not fetch it again. Undefined if it
 * cannot be read: the browser then asks the API and shows its answer. A missing item is answered with a 404 page.
 */
export async function firstRead<T>(read: (viewer: Viewer) => Promise<T>): Promise<T | undefined> {
  try {
    const requestId = (await headers()).get("x-request-id") ?? "";
    return await requestIds.run(requestId, async () =>
      read({ visitorId: await visitorOfPage(), language: await getLocale() }),
    );
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") notFound();
    if (isAppError(error) || isDatabaseFailure(error)) return undefined;
    throw error;
  }
}

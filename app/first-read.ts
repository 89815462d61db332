import "server-only";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { isDatabaseFailure } from "@/lib/db/database-failure";
import { isAppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/events/data";
import { requestIds } from "@/lib/log/request-ids";
import { readClaim, settleVisitor } from "@/lib/visitor/identify";

/**
 * The id of the visitor who asks for this page; one that nobody has for a newcomer, who has nothing yet. Throws
 * `database_unavailable`, which `firstRead` takes for what cannot be had.
 */
async function visitorOfPage(): Promise<string> {
  const { id } = await settleVisitor(await readClaim((await headers()).get("cookie")));
  return id;
}

/**
 * What a screen shows its visitor first, read while its page is made, so that the browser need not ask again. Undefined where it
 * cannot be had: the browser then asks the API, and shows what that says. What is not there answers 404, as a page.
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

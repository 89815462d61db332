import "server-only";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { isDatabaseFailure } from "@/lib/db/database-failure";
import { isAppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/events/event-views";
import { requestIds } from "@/lib/log/request-ids";
import { findPreferencesRow } from "@/lib/preferences/data";
import { readClaim, settleVisitor } from "@/lib/visitor/identify";

/**
 * The id of the visitor who requests this page; a newcomer, who has nothing yet, gets an id that nobody has. Throws
 * `database_unavailable`, which `readForPage` turns into undefined.
 */
async function visitorOfPage(): Promise<string> {
  const { id } = await settleVisitor(await readClaim((await headers()).get("cookie")));
  return id;
}

/** What `read` finds for the visitor who requests this page; undefined if the database cannot be asked. */
async function readForPage<T>(read: (visitorId: string) => Promise<T>): Promise<T | undefined> {
  try {
    const requestId = (await headers()).get("x-request-id") ?? "";
    return await requestIds.run(requestId, async () => read(await visitorOfPage()));
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") notFound();
    if (isAppError(error) || isDatabaseFailure(error)) return undefined;
    throw error;
  }
}

/**
 * The first data of a screen, read while its page is rendered, so that the browser need not fetch it again. Undefined if it
 * cannot be read: the browser then asks the API and shows its answer. A missing item is answered with a 404 page.
 */
export const firstRead = <T>(read: (viewer: Viewer) => Promise<T>): Promise<T | undefined> =>
  readForPage(async (visitorId) => read({ visitorId, language: await getLocale() }));

/**
 * The preferences of the visitor who requests this page, read once for each page; null before their first change,
 * undefined if they cannot be read.
 */
export const storedPreferences = cache(() => readForPage((visitorId) => findPreferencesRow(visitorId)));

import "server-only";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { isDatabaseFailure } from "@/lib/db/database-failure";
import { isAppError } from "@/lib/errors/app-error";
import { requestIds } from "@/lib/log/request-ids";
import { isHttps } from "@/lib/visitor/is-https";
import { createVisitorToken, readVisitorToken, visitorIdOf } from "@/lib/visitor/token";

/** The id of the visitor who asks for this page; one that nobody has for a newcomer, who has nothing yet. */
export async function visitorOfPage(): Promise<string> {
  const token = readVisitorToken((await headers()).get("cookie"), isHttps);
  return visitorIdOf(token ?? createVisitorToken());
}

/**
 * What a screen shows first, read while its page is made, so that the browser need not ask again. Undefined where it
 * cannot be had: the browser then asks the API, and shows what that says. What is not there answers 404, as a page.
 */
export async function firstRead<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await requestIds.run((await headers()).get("x-request-id") ?? "", read);
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") notFound();
    if (isAppError(error) || isDatabaseFailure(error)) return undefined;
    throw error;
  }
}

import "server-only";
import { AppError } from "@/lib/errors/app-error";

const fromElsewhere = () => new AppError("forbidden", { phrase: { code: "requests.foreignPage" } });

/**
 * Refuses a state-changing request that a page of another site sent. A browser says in Origin or
 * Sec-Fetch-Site where a request comes from; a script sends neither, and no visitor's cookie, so it may pass.
 * `none`, which no page can make a browser say, is a request of the system's own, such as a share to the
 * installed app; its Origin is `null`.
 */
export function refuseCrossSite(request: Request, publicOrigin: string | undefined): void {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw fromElsewhere();
  const origin = request.headers.get("origin");
  if (origin === null || (origin === "null" && site === "none")) return;
  const host = request.headers.get("host") ?? "";
  const own = publicOrigin === undefined ? [`http://${host}`, `https://${host}`] : [publicOrigin];
  if (!own.includes(origin)) throw fromElsewhere();
}

import "server-only";
import { environment, platformAddressHeader } from "@/lib/env";
import { AppError, isAppError } from "@/lib/errors/app-error";
import { addressKey, findClientAddress } from "./client-address";
import { limitsOfProcess } from "./process-limits";
import type { LimitKind } from "./rate-limits";
import { isServedHost } from "./request-host";
import { refuseCrossSite } from "./same-origin";

/** Methods that change nothing, so that it does not matter whose page sent them. */
const safeMethods = ["GET", "HEAD", "OPTIONS"];

interface GateQuestion {
  /** What the request counts as; "none" for the probes, which also answer under every host name. */
  limit: LimitKind | "none" | undefined;
  /** Null for a caller that brought no cookie. */
  visitorId: string | null;
}

/** The address that a request is counted by, as its headers tell it. */
export function callerAddress(headers: Headers): string {
  const trust = { proxyHops: environment.TRUST_PROXY_HOPS, platformHeader: platformAddressHeader };
  return addressKey(findClientAddress(headers, trust));
}

/**
 * Counts one request of the visitor (null for a caller without a cookie) and of the address that its headers tell
 * (SPEC D11). Throws `rate_limited`.
 */
export async function countRequest(
  headers: Headers,
  { kind, visitorId }: { kind: LimitKind; visitorId: string | null },
): Promise<void> {
  const limits = await limitsOfProcess();
  await limits.spend(kind, { address: callerAddress(headers), visitorId });
}

/**
 * Counts a refusal of the address that the headers tell, before anything else of the request was counted: what is refused
 * costs little, but not nothing. Answers what to say: the fault, or `rate_limited` when the address has had too many.
 */
export async function countRefusal(headers: Headers, fault: AppError): Promise<AppError> {
  try {
    await countRequest(headers, { kind: "refusals", visitorId: null });
    return fault;
  } catch (error) {
    if (isAppError(error)) return error;
    throw error;
  }
}

/** One over the limit is not worth a line each: the limit's counts are in the metrics, and those before it are in the log. */
export function refusalLogLevel({ code }: AppError): "debug" | "info" {
  return code === "rate_limited" ? "debug" : "info";
}

/** Throws `forbidden` for a request under another host's name, or of another site's page. */
function refuseForeign(request: Request, isProbe: boolean): void {
  if (!isProbe && !isServedHost(request.headers.get("host"))) {
    throw new AppError("forbidden", { phrase: { code: "requests.foreignHost" } });
  }
  if (!safeMethods.includes(request.method)) refuseCrossSite(request, environment.APP_ORIGIN);
}

/**
 * What every request passes before anything of it is read: the host (SPEC D12), the page that sent it, the limits (D11).
 * Throws `forbidden` or `rate_limited`.
 */
export async function passGate(request: Request, { limit, visitorId }: GateQuestion): Promise<void> {
  const kind = limit ?? (safeMethods.includes(request.method) ? "reads" : "writes");
  try {
    refuseForeign(request, kind === "none");
  } catch (error) {
    throw isAppError(error) ? await countRefusal(request.headers, error) : error;
  }
  if (kind !== "none") await countRequest(request.headers, { kind, visitorId });
}

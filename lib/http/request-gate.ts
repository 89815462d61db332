import "server-only";
import { environment, platformAddressHeader } from "@/lib/env";
import { AppError, isAppError } from "@/lib/errors/app-error";
import { addressKey, findClientAddress } from "./client-address";
import { limitsOfProcess } from "./process-limits";
import type { LimitKind } from "./rate-limits";
import { isServedHost } from "./request-host";
import { refuseCrossSite } from "./same-origin";

/** Methods that change nothing, so it does not matter which site's page sent them. */
const safeMethods = ["GET", "HEAD", "OPTIONS"];

interface GateQuestion {
  /** What the request counts as; "none" for the probes, which also answer under every host name. */
  limit: LimitKind | "none" | undefined;
  /** Null for a caller that sent no cookie. */
  visitorId: string | null;
}

/** The address by which a request is counted, according to its headers. */
export function callerAddress(headers: Headers): string {
  const trust = { proxyHops: environment.TRUST_PROXY_HOPS, platformHeader: platformAddressHeader };
  return addressKey(findClientAddress(headers, trust));
}

/**
 * Counts one request of the visitor (null for a caller without a cookie) and of the address that its headers
 * tell (SPEC D11). Throws `rate_limited`.
 */
export async function countRequest(
  headers: Headers,
  { kind, visitorId }: { kind: LimitKind; visitorId: string | null },
): Promise<void> {
  const limits = await limitsOfProcess();
  await limits.spend(kind, { address: callerAddress(headers), visitorId });
}

/**
 * Counts a refusal for the address in the headers, before anything else about the request is counted: a
 * refusal costs little, but not nothing. Returns the failure to answer with: the fault, or `rate_limited`
 * when the address has had too many refusals.
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

/**
 * Requests over the limit are not logged one by one: the metrics count them, and the ones before the limit
 * are in the log.
 */
export function refusalLogLevel({ code }: AppError): "debug" | "info" {
  return code === "rate_limited" ? "debug" : "info";
}

/** Throws `forbidden` for a request under another host's name, or from a page of another site. */
function refuseForeign(request: Request, isProbe: boolean): void {
  if (!isProbe && !isServedHost(request.headers.get("host"))) {
    throw new AppError("forbidden", { phrase: { code: "requests.foreignHost" } });
  }
  if (!safeMethods.includes(request.method)) refuseCrossSite(request, environment.APP_ORIGIN);
}

const kindOf = (request: Request, { limit }: GateQuestion): LimitKind | "none" =>
  limit ?? (safeMethods.includes(request.method) ? "reads" : "writes");

/** Counts a request that passed the gate so many times more. Throws `rate_limited`. */
export async function countMore(
  request: Request,
  { times, ...question }: GateQuestion & { times: number },
): Promise<void> {
  const kind = kindOf(request, question);
  if (kind === "none") return;
  const limits = await limitsOfProcess();
  const { visitorId } = question;
  await limits.spendMore(kind, { address: callerAddress(request.headers), visitorId, times });
}

/**
 * The checks that every request passes before any of it is read: the host (SPEC D12), the page that sent it,
 * the limits (D11). Throws `forbidden` or `rate_limited`.
 */
export async function passGate(request: Request, question: GateQuestion): Promise<void> {
  const kind = kindOf(request, question);
  try {
    refuseForeign(request, kind === "none");
  } catch (error) {
    throw isAppError(error) ? await countRefusal(request.headers, error) : error;
  }
  if (kind !== "none") await countRequest(request.headers, { kind, visitorId: question.visitorId });
}

import { modelProviders } from "@/lib/models/registry";
import { ollamaOrigins } from "@/lib/outbound/private-origins";

/** The official hosts of the providers (SPEC D6). */
const officialHosts = Object.values(modelProviders).flatMap((provider) => provider.officialHosts);
// Characters that a URL parser repairs, drops or decodes: an address with them could mean another one than it
// shows.
const ambiguous = /[\s\\?#]|%(?:2e|2f|5c)/i;

interface BaseUrlQuestion {
  url: string;
  /** Which of the two settings it is for. */
  use: "model" | "ollama";
  /** The addresses that the operator allows in addition, each with its path. */
  operatorUrls: readonly string[];
  /** Whether the server runs where nobody can run Ollama. */
  isServerless: boolean;
}

function isBelow(url: URL, allowed: URL): boolean {
  const folder = allowed.pathname.replace(/\/*$/, "/");
  return url.origin === allowed.origin && `${url.pathname.replace(/\/*$/, "")}/`.startsWith(folder);
}

/**
 * SPEC D6: whether the server may be told to fetch this address. Addresses with a user name, a query or a
 * fragment are refused, whatever their host. Parsed URLs are compared, so that no spelling of a host slips
 * through.
 */
export function isAllowedBaseUrl({ url, use, operatorUrls, isServerless }: BaseUrlQuestion): boolean {
  const parsed = ambiguous.test(url) ? null : URL.parse(url);
  if (parsed === null || parsed.username !== "" || parsed.password !== "") return false;
  if (operatorUrls.some((allowed) => isBelow(parsed, new URL(allowed)))) return true;
  if (use === "ollama") return !isServerless && ollamaOrigins.some((origin) => origin === parsed.origin);
  return parsed.protocol === "https:" && parsed.port === "" && officialHosts.includes(parsed.hostname);
}

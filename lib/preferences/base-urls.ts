/** The official hosts of the four providers (SPEC D6). */
const officialHosts = [
  "api.openai.com",
  "api.deepseek.com",
  "api.anthropic.com",
  "dashscope.aliyuncs.com",
  "dashscope-intl.aliyuncs.com",
];
/** Where Ollama listens unless it is told otherwise. */
const ollamaOrigins = ["http://localhost:11434", "http://127.0.0.1:11434", "http://[::1]:11434"];

export interface BaseUrlQuestion {
  url: string;
  /** Which of the two settings it is for. */
  use: "model" | "ollama";
  /** What the operator allows besides, each with its path. */
  extra: readonly string[];
}

function isBelow(url: URL, allowed: URL): boolean {
  const folder = allowed.pathname.replace(/\/*$/, "/");
  return url.origin === allowed.origin && `${url.pathname.replace(/\/*$/, "")}/`.startsWith(folder);
}

/**
 * SPEC D6: whether the server may be told to fetch this address. Addresses with a user name, a query or a fragment are
 * refused, whatever their host; the comparison is of parsed URLs, so that no spelling of a host slips through.
 */
export function isAllowedBaseUrl({ url, use, extra }: BaseUrlQuestion): boolean {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username !== "" || parsed.password !== "") return false;
  if (parsed.search !== "" || parsed.hash !== "") return false;
  if (extra.some((allowed) => isBelow(parsed, new URL(allowed)))) return true;
  if (use === "ollama") return ollamaOrigins.includes(parsed.origin);
  return parsed.protocol === "https:" && parsed.port === "" && officialHosts.includes(parsed.hostname);
}

import { ProviderError } from "./provider-error";

/** A part of a request that a server may not take, and the names by which its refusal may call it. */
export interface Part<Name extends string> {
  name: Name;
  parameters: readonly string[];
  /** True for one that is left out only where a refusal names it. */
  isLeftOutByName?: true;
}

interface Asking<Name extends string, Answer> {
  /** The address and the model: what one server does not take says nothing of another. */
  at: string;
  /** In the order in which they are left out where a refusal names none. */
  parts: readonly Part<Name>[];
  /** What the server said of the request that it refused last; it is searched for names and goes nowhere. */
  refusal: () => string;
  ask: (leftOut: ReadonlySet<Name>) => Promise<Answer>;
}

/** What was left out when a server answered at last, for as many servers and models as one installation may meet. */
const remembered = new Map<string, ReadonlySet<string>>();
const rememberedMax = 500;

function remember(at: string, leftOut: ReadonlySet<string>): void {
  remembered.delete(at);
  if (leftOut.size > 0) remembered.set(at, leftOut);
  const [oldest] = remembered.keys();
  if (remembered.size > rememberedMax && oldest !== undefined) remembered.delete(oldest);
}

/**
 * Asks a server that may not take every part of a request: what it refuses is left out, first what its refusal names, and
 * asked again, until it answers or nothing is left to leave out. What it did not take is not sent to it again. Rejects with
 * the last failure.
 */
export async function askLeavingOut<Name extends string, Answer>({
  at,
  parts,
  refusal,
  ask,
}: Asking<Name, Answer>): Promise<Answer> {
  const known = remembered.get(at) ?? new Set();
  const leftOut = new Set(parts.map(({ name }) => name).filter((name) => known.has(name)));
  for (;;) {
    try {
      const answer = await ask(leftOut);
      remember(at, leftOut);
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== "rejected") throw error;
      const sent = parts.filter(({ name }) => !leftOut.has(name));
      const said = refusal();
      const named = sent.find(({ parameters }) => parameters.some((name) => said.includes(name)));
      const next = named ?? sent.find(({ isLeftOutByName }) => isLeftOutByName !== true);
      if (next === undefined) throw error;
      leftOut.add(next.name);
    }
  }
}

/** A fetch that keeps what was said of a request that was refused (400, 422), and lets everything pass. */
export function keepRefusals(send: typeof fetch): { fetch: typeof fetch; refusal: () => string } {
  let said = "";
  return {
    fetch: async (input, init) => {
      const response = await send(input, init);
      if (response.status !== 400 && response.status !== 422) return response;
      said = await response.text();
      const { status, headers } = response;
      return new Response(said, {
        status,
        headers: { "content-type": headers.get("content-type") ?? "text/plain" },
      });
    },
    refusal: () => said,
  };
}

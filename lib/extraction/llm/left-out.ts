import { ProviderError } from "./provider-error";

/** A part of a request that a server may refuse, and the names by which its refusal may mention it. */
export interface Part<Name extends string> {
  name: Name;
  parameters: readonly string[];
  /** True for a part that is left out only where a refusal names it. */
  isLeftOutByName?: true;
}

interface Asking<Name extends string, Answer> {
  /** The address and the model: a refusal of one model does not apply to another. */
  at: string;
  /** In the order in which they are left out if a refusal names none of them. */
  parts: readonly Part<Name>[];
  /**
   * The server's words about the request that it refused last; they are searched for names and never passed
   * on.
   */
  refusal: () => string;
  ask: (leftOut: ReadonlySet<Name>) => Promise<Answer>;
}

/**
 * What was left out when a server finally answered, for as many servers and models as one installation may
 * meet.
 */
const remembered = new Map<string, ReadonlySet<string>>();
/**
 * Servers that refused even the smallest request, with the time (`performance.now()`, ms) until which they
 * are asked only once for each text.
 */
const unteachable = new Map<string, number>();
const rememberedMax = 500;
const unteachableMs = 300_000;

function keep<Value>(map: Map<string, Value>, at: string, value: Value): void {
  map.delete(at);
  map.set(at, value);
  const [oldest] = map.keys();
  if (map.size > rememberedMax && oldest !== undefined) map.delete(oldest);
}

function remember(at: string, leftOut: ReadonlySet<string>): void {
  unteachable.delete(at);
  if (leftOut.size > 0) keep(remembered, at, leftOut);
  else remembered.delete(at);
}

/** The parts to leave out; a guess where the refusal named none. */
interface Next<Name extends string> {
  names: Name[];
  isGuess: boolean;
}

/**
 * The parts to leave out next: the one that the refusal names; if it names none, first one part, then all of
 * them. Empty where nothing more can be left out.
 */
function nextOf<Name extends string>(
  { parts, refusal }: Pick<Asking<Name, unknown>, "parts" | "refusal">,
  leftOut: ReadonlySet<Name>,
  hasGuessed: boolean,
): Next<Name> {
  const sent = parts.filter(({ name }) => !leftOut.has(name));
  const said = refusal();
  const named = sent.find(({ parameters }) => parameters.some((name) => said.includes(name)));
  if (named !== undefined) return { names: [named.name], isGuess: false };
  const [first] = sent.filter(({ isLeftOutByName }) => isLeftOutByName !== true);
  const guessed = hasGuessed || first === undefined ? sent : [first];
  return { names: guessed.map(({ name }) => name), isGuess: true };
}

/**
 * Asks a server that may refuse parts of a request: leaves out what it refuses, first the part that its
 * refusal names, and asks again until it answers or nothing is left to leave out. A refused part is not sent
 * to it again. A server whose refusals name nothing is asked three times; if it refuses even then, it is
 * asked once for each text for five minutes. Rejects with the last failure.
 */
export async function askLeavingOut<Name extends string, Answer>(
  asking: Asking<Name, Answer>,
): Promise<Answer> {
  const { at, parts, ask } = asking;
  const known = remembered.get(at) ?? new Set();
  const leftOut = new Set(parts.map(({ name }) => name).filter((name) => known.has(name)));
  const isHopeless = (unteachable.get(at) ?? 0) > performance.now();
  let hasGuessed = false;
  for (;;) {
    try {
      const answer = await ask(leftOut);
      remember(at, leftOut);
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== "rejected" || isHopeless) throw error;
      const { names, isGuess }: Next<Name> = nextOf(asking, leftOut, hasGuessed);
      if (names.length === 0) {
        keep(unteachable, at, performance.now() + unteachableMs);
        throw error;
      }
      hasGuessed ||= isGuess;
      for (const name of names) leftOut.add(name);
    }
  }
}

/** A fetch that keeps the body of a refusal (400, 422) and passes every response on. */
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

import "server-only";
import { Agent, fetch as fetchUnpatched } from "undici";

const connectTimeoutMs = 3000;
/** The most statements in progress at the same time; more wait here, in order. */
const connectionsMax = 64;

/**
 * A fetch for the database's server, whose address is the operator's (DATABASE_URL) and never chosen by a
 * visitor, so the guard of `createGuardedFetch` is not needed. It is undici's own, since Next patches the
 * global one. Its time is limited, so that a server that does not answer fails a request instead of blocking
 * it, and it reads the whole answer, so that an answer that breaks off fails here like every other connection
 * failure.
 *
 * Rejects with a TypeError if no answer came, and with a TimeoutError after `answerWithinMs`.
 */
export function createDatabaseFetch({ answerWithinMs }: { answerWithinMs: number }): typeof fetch {
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs }, connections: connectionsMax });
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await fetchUnpatched(request.url, {
      method: request.method,
      headers: [...request.headers],
      body: request.body === null ? null : await request.arrayBuffer(),
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: "error",
      dispatcher,
    });
    const type = response.headers.get("content-type");
    return new Response(await response.arrayBuffer(), {
      status: response.status,
      headers: type === null ? {} : { "content-type": type },
    });
  };
}

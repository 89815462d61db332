import "server-only";
import { Agent, fetch as fetchUnpatched } from "undici";

const connectTimeoutMs = 3000;
/** Statements that are under way at the same time; more wait here, in order. */
const connectionsMax = 64;

/**
 * A fetch for the database's server alone, whose address is the operator's (DATABASE_URL) and never a visitor's word:
 * so the guard of `createGuardedFetch` is not needed. Undici's own, since Next patches the global one; bounded, so
 * that a server that does not answer fails a request and does not hold it; and read to its end, so that an answer that
 * breaks off fails here, with every other failure of the connection.
 *
 * Rejects with a TypeError where no answer came about, with a TimeoutError after `answerWithinMs`.
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

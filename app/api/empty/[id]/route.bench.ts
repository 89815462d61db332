/**
 * The baseline of `npm run bench:api`: Next's own cost for a handler that does nothing. No other build
 * contains it.
 */
export const dynamic = "force-dynamic";

export function GET(): Response {
  return Response.json({});
}

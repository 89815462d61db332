/** What `npm run bench:api` measures the API against: Next's own cost for a handler that does nothing. No other build has it. */
export const dynamic = "force-dynamic";

export function GET(): Response {
  return Response.json({});
}

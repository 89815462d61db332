/** What `npm run bench:api` measures the API against: Next's own cost of a handler that does nothing. In no other build. */
export const dynamic = "force-dynamic";

export function GET(): Response {
  return Response.json({});
}

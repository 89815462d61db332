/** An opened answer: a stream of server-sent events, or one value from a server that did not stream. */
type OpenedAnswer = { stream: Response } | { whole: unknown };

/** How each line of server-sent events begins. */
const lineBeginnings = ["data:", "event:", "id:", "retry:", ":"];

/**
 * Opens the answer to a request for a stream. A server may not know that parameter and answer whole, or
 * stream under another content type; such a body is read to its end. Throws a SyntaxError for anything that
 * is neither.
 */
export async function openAnswer(response: Response): Promise<OpenedAnswer> {
  if (response.headers.get("content-type")?.includes("text/event-stream")) return { stream: response };
  const text = await response.text();
  const isStream = lineBeginnings.some((beginning) => text.trimStart().startsWith(beginning));
  return isStream ? { stream: new Response(text) } : { whole: JSON.parse(text) };
}

/** An answer as it came: a stream of server-sent events, or one value from a server that did not stream. */
type OpenedAnswer = { stream: Response } | { whole: unknown };

/** How a line of server-sent events begins. */
const lineBeginnings = ["data:", "event:", "id:", "retry:", ":"];

/**
 * Opens an answer that was asked for as a stream. A server may not know that parameter and answer whole, or stream under
 * another content type, which is then read to its end. Throws a SyntaxError for what is neither.
 */
export async function openAnswer(response: Response): Promise<OpenedAnswer> {
  if (response.headers.get("content-type")?.includes("text/event-stream")) return { stream: response };
  const text = await response.text();
  const isStream = lineBeginnings.some((beginning) => text.trimStart().startsWith(beginning));
  return isStream ? { stream: new Response(text) } : { whole: JSON.parse(text) };
}

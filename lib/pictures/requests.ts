import { fallbacks } from "@/lib/api/failure-wordings";
import { fetchJson } from "@/lib/api/fetch-json";
import { loadAnswerSchemas } from "@/lib/events/answer-schemas";
import type { ModelChoice } from "@/lib/wire/choices";
import type { NamedReader, PictureReading, SendPictureInput } from "@/lib/wire/picture-schema";

const pathOf = (id: string) => `/pictures/${encodeURIComponent(id)}/`;

/** SPEC D13: the model that would read a picture of this visitor; null where none would. */
export async function fetchPictureReader(
  model: ModelChoice | undefined,
  hasKey: boolean,
): Promise<NamedReader | null> {
  const query = new URLSearchParams({ ...(model && { model }), has_key: String(hasKey) });
  const { reader } = await fetchJson({
    path: `/pictures/?${query}`,
    loadSchema: async () => (await loadAnswerSchemas()).pictureReader,
    fallback: fallbacks.other,
  });
  return reader;
}

/** SPEC D13: sends a picture; the headers have the visitor's key for the model (D5). */
export function sendPicture(
  body: SendPictureInput,
  headers: Record<string, string>,
): Promise<PictureReading> {
  return fetchJson({
    path: "/pictures/",
    method: "POST",
    headers,
    body,
    loadSchema: async () => (await loadAnswerSchemas()).pictureReading,
    fallback: fallbacks.other,
  });
}

/** How far the reading of a picture is. */
export function fetchPictureReading(id: string): Promise<PictureReading> {
  return fetchJson({
    path: pathOf(id),
    loadSchema: async () => (await loadAnswerSchemas()).pictureReading,
    fallback: fallbacks.other,
  });
}

/** Ends the reading of a picture, and has its words forgotten. */
export async function sendPictureEnd(id: string): Promise<void> {
  await fetchJson({
    path: pathOf(id),
    method: "DELETE",
    loadSchema: async () => (await loadAnswerSchemas()).deleted,
    fallback: fallbacks.other,
  });
}

import "server-only";
import type { z } from "zod";
import type { ModelReader, VisitorKeys } from "@/lib/extraction/llm/reader";
import { findModelReader } from "@/lib/jobs/model-reader";
import { eachModel, takesPictures } from "@/lib/models/registry";
import type { ModelChoice } from "@/lib/wire/choices";
import type { NamedReader, pictureReaderQuerySchema } from "@/lib/wire/picture-schema";

export interface PictureReaderQuestion {
  asked: ModelChoice | undefined;
  visitorId: string;
  visitorKeys: VisitorKeys;
  keyOrigin: string | null;
  now: Date;
}

/**
 * The model that would read a visitor's picture: the one that would read their text, where it takes pictures.
 * Null where none is asked. Throws `invalid_request` for the key of another host.
 */
export async function findPictureReader(question: PictureReaderQuestion): Promise<ModelReader | null> {
  const { reader } = await findModelReader(question);
  return reader !== null && takesPictures(reader.provider, reader.model) ? reader : null;
}

/** A reader as the screen names it. */
export const namedReader = ({ model, baseUrl }: ModelReader): NamedReader => ({
  model,
  host: new URL(baseUrl).host,
});

interface ReaderNameQuestion {
  query: z.infer<typeof pictureReaderQuerySchema>;
  visitorId: string;
  now: Date;
}

/** Stands for a visitor's key, which stays in the browser until a picture is sent. */
const someKey = "a key of the visitor's";

/** The model that would read a picture and its host, for a visitor who has a key for it or none. */
export async function findReaderName({ query, ...visitor }: ReaderNameQuestion) {
  const { model: asked, has_key: hasKey } = query;
  const visitorKeys = hasKey === "true" ? eachModel(() => someKey) : {};
  const reader = await findPictureReader({ ...visitor, asked, visitorKeys, keyOrigin: null });
  return { reader: reader && namedReader(reader) };
}

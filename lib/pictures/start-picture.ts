import "server-only";
import { AppError } from "@/lib/errors/app-error";
import type { Picture } from "@/lib/extraction/llm/language-model";
import type { RunAfter } from "@/lib/log/run-after";
import type { Phrase } from "@/lib/messages/phrase";
import { type PictureReading, type SendPictureInput, sentPictureBytesMax } from "@/lib/wire/picture-schema";
import { askForWords } from "./ask-model";
import { findPictureReader, namedReader, type PictureReaderQuestion } from "./find-picture-reader";
import type { PictureDesk } from "./picture-desk";
import { pictureTypeOf } from "./picture-type";

interface StartPicture extends Omit<PictureReaderQuestion, "asked"> {
  body: SendPictureInput;
  pictures: PictureDesk;
  runAfter: RunAfter;
}

function pictureOf(base64: string): Picture {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > sentPictureBytesMax) {
    throw new AppError("payload_too_large", { phrase: { code: "pictures.tooLarge" } });
  }
  const type = pictureTypeOf(bytes);
  if (type === null) throw new AppError("unsupported_media_type", { phrase: { code: "pictures.kind" } });
  return { type, bytes };
}

const refused = (phrase: Phrase) => new AppError("invalid_request", { phrase });

/**
 * SPEC D13: has a model read a picture after the response. The picture goes to the host that the request
 * names, which the visitor was told, or nowhere. Throws `payload_too_large`, `unsupported_media_type`,
 * `rate_limited`, and `invalid_request` where no model that takes pictures is chosen, or one at another host.
 */
export async function startPicture(request: StartPicture): Promise<PictureReading> {
  const { body, pictures, runAfter, visitorId } = request;
  const picture = pictureOf(body.picture);
  const reader = await findPictureReader({ ...request, asked: body.model });
  if (reader === null) throw refused({ code: "pictures.noModel" });
  const { host } = body;
  if (namedReader(reader).host !== host) throw refused({ code: "pictures.otherHost", params: { host } });
  const taken = pictures.take(visitorId, (signal) => askForWords(picture, { reader, signal }));
  runAfter(taken.read);
  return { id: taken.id, state: "pending", text: null, failure: null };
}

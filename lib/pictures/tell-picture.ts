import type { Language } from "@/lib/messages/languages";
import { putIntoWords } from "@/lib/messages/put-into-words";
import type { PictureReading } from "@/lib/wire/picture-schema";
import type { PictureDesk } from "./picture-desk";

interface PictureQuestion {
  id: string;
  visitorId: string;
  language: Language;
}

/** SPEC D13: how far a picture is, in the visitor's language. Throws `not_found` as the desk does. */
export function tellPicture(
  pictures: PictureDesk,
  { id, visitorId, language }: PictureQuestion,
): PictureReading {
  const standing = pictures.tell(id, visitorId);
  const { state } = standing;
  return {
    id,
    state,
    text: standing.state === "read" ? standing.text : null,
    failure:
      standing.state === "failed"
        ? { code: standing.code, message: putIntoWords(standing.phrase, language) }
        : null,
  };
}

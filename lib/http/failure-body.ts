import "server-only";
import type { AppError } from "@/lib/errors/app-error";
import type { Failure } from "@/lib/errors/envelope";
import type { Language } from "@/lib/messages/languages";
import { putIntoWords } from "@/lib/messages/put-into-words";
import { saidIn } from "@/lib/messages/stored-phrases";

/** A failure as JSON, in the envelope that every answer has and in the given language. */
export function failureBody({ code, phrase }: AppError, language: Language): string {
  const message = putIntoWords(phrase, language);
  const failure: Failure = { success: false, error: { code, message, said: saidIn(phrase) }, message };
  return JSON.stringify(failure);
}

import type { ModelProvider } from "@/lib/models/registry";
import { modelNameForm } from "@/lib/wire/choices";
import type { ModelReader } from "./reader";

/**
 * A JSON schema in the subset that every provider accepts: objects without additional properties, every
 * property required.
 */
export type AnswerSchema = Record<string, unknown>;

export interface ModelQuestion {
  /** The instructions, which come only from this code. */
  system: string;
  /** The visitor's text, delimited as data. */
  user: string;
  schema: AnswerSchema;
  /** The schema in words, for a server that does not enforce it. */
  schemaWords: string;
  /** The previous answer and its problem, when the model is asked to correct it. */
  repair: { answer: string; problem: string } | null;
  /**
   * Receives the words of the answer as they arrive; some or none of them if the answer fails or comes whole.
   */
  onWords: (words: string) => void;
  signal: AbortSignal;
}

/** The kinds of pictures that every provider takes. */
export type PictureType = "image/jpeg" | "image/png" | "image/webp";

/** A picture in memory, as a file of its kind. */
export interface Picture {
  type: PictureType;
  bytes: Buffer;
}

/** A question about a picture, whose answer is words in no form (SPEC D13). */
export interface PictureQuestion {
  /** The instructions, which come only from this code. */
  system: string;
  user: string;
  picture: Picture;
  signal: AbortSignal;
}

export interface ModelAnswer {
  text: string;
  /** The tokens that the call used, where the provider states them. */
  inputTokens: number | null;
  outputTokens: number | null;
}

/** One model behind one SDK. Rejects with a ProviderError whatever the SDK threw. */
export interface LanguageModel {
  complete(question: ModelQuestion): Promise<ModelAnswer>;
  /** The words of a picture; what the model thought meanwhile is no part of the answer. */
  transcribe(question: PictureQuestion): Promise<ModelAnswer>;
}

/** What each provider file needs to create a model. */
export interface ModelConnection {
  reader: ModelReader;
  row: ModelProvider;
  /** The guarded fetch, the only way to send a request. */
  fetch: typeof fetch;
}

/** The server whose models are listed. */
export interface ModelAddress {
  baseUrl: string;
  /** Sent if there is one. */
  apiKey: string | null;
  /** The guarded fetch, the only way to send a request. */
  fetch: typeof fetch;
  signal: AbortSignal;
}

/**
 * The usable names in a server's list, each once and in its order; a name of any other form could not be
 * requested.
 */
export const usableNames = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name) => modelNameForm.test(name))),
];

/** Enough for fifty events and for a model that thinks first. */
export const answerTokensMax = 8000;

/** The system message; it includes the schema in words unless the server enforces the schema. */
export const systemOf = ({ system, schemaWords }: ModelQuestion, isHeld: boolean): string =>
  isHeld ? system : `${system}\n\n${schemaWords}`;

/** The messages after the system's; a repair shows the model its own answer and the problem with it. */
export function turnsOf({ user, repair }: ModelQuestion): { role: "user" | "assistant"; content: string }[] {
  if (repair === null) return [{ role: "user", content: user }];
  return [
    { role: "user", content: user },
    { role: "assistant", content: repair.answer },
    { role: "user", content: repair.problem },
  ];
}

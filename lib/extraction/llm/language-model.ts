import type { ModelProvider } from "@/lib/models/registry";
import { modelNameForm } from "@/lib/wire/choices";
import type { ModelReader } from "./reader";

/** A JSON schema in the small dialect that every provider takes: objects without further properties, all required. */
export type AnswerSchema = Record<string, unknown>;

export interface ModelQuestion {
  /** What is asked, by us alone. */
  system: string;
  /** The visitor's text, delimited as data. */
  user: string;
  schema: AnswerSchema;
  /** The same in words, for a server that is not held to it. */
  schemaWords: string;
  /** The answer before and what was wrong with it, when the model is asked to put it right. */
  repair: { answer: string; problem: string } | null;
  /** Told the words of the answer while they come; of one that fails or comes whole, some or none of them. */
  onWords: (words: string) => void;
  signal: AbortSignal;
}

export interface ModelAnswer {
  text: string;
  /** What the call cost, as far as the provider tells. */
  inputTokens: number | null;
  outputTokens: number | null;
}

/** One model behind one SDK. Rejects with a ProviderError, whatever the SDK threw. */
export interface LanguageModel {
  complete(question: ModelQuestion): Promise<ModelAnswer>;
}

/** What each SDK file makes its model of. */
export interface ModelConnection {
  reader: ModelReader;
  row: ModelProvider;
  /** The guarded fetch: the only way out. */
  fetch: typeof fetch;
}

/** Where the models of a server are listed. */
export interface ModelAddress {
  baseUrl: string;
  /** Sent along where there is one. */
  apiKey: string | null;
  /** The guarded fetch: the only way out. */
  fetch: typeof fetch;
  signal: AbortSignal;
}

/** The names among what a server lists, each once, in its order; one of another form could not be asked for. */
export const usableNames = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name) => modelNameForm.test(name))),
];

/** Room for fifty events and for a model that thinks first. */
export const answerTokensMax = 8000;

/** The system's words; those of the schema stand in them unless the server is held to it. */
export const systemOf = ({ system, schemaWords }: ModelQuestion, isHeld: boolean): string =>
  isHeld ? system : `${system}\n\n${schemaWords}`;

/** The turns of a question after the system's; a repair shows the model its own answer and what was wrong with it. */
export function turnsOf({ user, repair }: ModelQuestion): { role: "user" | "assistant"; content: string }[] {
  if (repair === null) return [{ role: "user", content: user }];
  return [
    { role: "user", content: user },
    { role: "assistant", content: repair.answer },
    { role: "user", content: repair.problem },
  ];
}

import type catalogue from "./sentences/en.json";

type Catalogue = typeof catalogue;

/** The name of a sentence that the server says to a visitor: its namespace and its key in `sentences/en.json`. */
export type PhraseCode = {
  [N in keyof Catalogue]: `${N}.${Extract<keyof Catalogue[N], string>}`;
}[keyof Catalogue];

/** Values by their names; `param-words.ts` says which names mean a day, a clock and the like. */
export type PhraseParams = Readonly<Record<string, string | number>>;

/** A message without a language: `put-into-words.ts` puts it into words when an answer is sent. */
export type Phrase = {
  readonly code: PhraseCode;
  readonly params?: PhraseParams;
};

/** A phrase in a place that accepts only text: a database column, or an issue of zod. */
export const written = (code: PhraseCode, params?: PhraseParams): string => JSON.stringify({ code, params });

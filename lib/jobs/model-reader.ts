import {
  chooseModel,
  chooseReader,
  type ModelReader,
  type PreferredModel,
  type ReaderQuestion,
  type VisitorKeys,
} from "@/lib/extraction/llm/reader";
import { isUrlAllowed } from "@/lib/preferences/allowed-url";
import { findPreferencesRow, type PreferencesRow } from "@/lib/preferences/data";
import { requireKeyOrigin } from "@/lib/preferences/require-key-origin";
import { ownModels } from "@/lib/readings/server-models";
import type { OpenJob } from "@/lib/stores/group-columns";
import type { ModelChoice } from "@/lib/wire/choices";
import { modelChoiceSchema } from "@/lib/wire/preferences-schema";

function preferredBy(row: PreferencesRow | null): PreferredModel | null {
  if (row === null) return null;
  const { baseUrl, ollamaBaseUrl, ollamaModel, modelName } = row;
  // A choice that this release does not know counts as no choice.
  const selectedModel = modelChoiceSchema.nullable().catch(null).parse(row.selectedModel);
  return { selectedModel, baseUrl, ollamaBaseUrl, ollamaModel, modelName };
}

/**
 * Who reads a new text: a model, or the rules parser where `reader` is null; `keylessChoice` is the named
 * model whose key is missing.
 */
export interface ReaderChoice {
  reader: ModelReader | null;
  keylessChoice: ModelChoice | null;
}

/**
 * SPEC D8: who reads a visitor's new text, decided by the request, their preferences and the server. Throws
 * `invalid_request` where the visitor's key was typed for a host other than the one that would be asked.
 */
export async function findModelReader(question: {
  asked: ReaderQuestion["asked"];
  visitorId: string;
  visitorKeys: VisitorKeys;
  keyOrigin: string | null;
  now: Date;
}): Promise<ReaderChoice> {
  const { asked, visitorId, visitorKeys, keyOrigin, now } = question;
  const preferred = preferredBy(await findPreferencesRow(visitorId));
  const server = ownModels(now.getTime());
  const reader = chooseReader({ asked, preferred, visitorKeys, server, isAllowed: isUrlAllowed });
  if (reader?.keyFrom === "visitor") requireKeyOrigin(keyOrigin, reader.baseUrl);
  return { reader, keylessChoice: reader === null ? chooseModel({ asked, preferred, server }) : null };
}

/**
 * The reader that a group was given to, as this server would set it up now from the group's row; null when it
 * cannot be asked again: its key was the visitor's, or the server's key is gone. The server's key goes to its
 * own address whatever the row says (SPEC D5), and an address of the visitor's must still be allowed (SPEC
 * D6).
 */
export function readerAgain(job: OpenJob, now: Date): ModelReader | null {
  const asked = modelChoiceSchema.safeParse(job.readerProvider);
  if (!asked.success || job.readerKeyFrom === "visitor") return null;
  const { readerBaseUrl: baseUrl, readerModel } = job;
  const chosen = {
    selectedModel: asked.data,
    baseUrl,
    ollamaBaseUrl: baseUrl,
    ollamaModel: readerModel,
    modelName: readerModel,
  };
  const reader = chooseReader({
    asked: asked.data,
    preferred: job.readerKeyFrom === "none" ? chosen : null,
    visitorKeys: {},
    server: ownModels(now.getTime()),
    isAllowed: isUrlAllowed,
  });
  return reader?.keyFrom === job.readerKeyFrom ? reader : null;
}

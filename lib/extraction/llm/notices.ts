import type { Phrase } from "@/lib/messages/phrase";
import { modelProviders } from "@/lib/models/registry";
import type { ModelChoice } from "@/lib/wire/choices";
import type { FailureKind } from "./provider-error";

/** SPEC D8: the notice when a model was asked for and none is set up. */
export const noModelNotice: Phrase = { code: "notices.noModel" };

/** Which model failed and at which address, in words that the visitor knows; never in the provider's. */
export interface FailedReader {
  provider: ModelChoice;
  model: string;
  baseUrl: string;
  keyFrom: "visitor" | "server" | "none";
}

/** The notice when the chosen model has no key, neither the visitor's nor the server's. */
export function keylessNotice(choice: ModelChoice): Phrase {
  const { label, keyHeader } = modelProviders[choice];
  if (choice === "custom") return { code: "notices.customIncomplete" };
  return { code: keyHeader === null ? "notices.noAddress" : "notices.noKey", params: { model: label } };
}

/**
 * The provider if the request went to its own address; otherwise the host, which the visitor or the operator
 * named.
 */
function nameOf({ provider, baseUrl }: FailedReader): string {
  const { provider: name, officialHosts } = modelProviders[provider];
  const host = URL.parse(baseUrl)?.host ?? "";
  if (provider === "custom") return host;
  return officialHosts.length === 0 || officialHosts.includes(host) || host === "" ? name : host;
}

/** The notice when a model failed and the rules parser read the text instead (SPEC D8). */
export function failureNotice(kind: FailureKind, reader: FailedReader): Phrase {
  const { model, keyFrom } = reader;
  return { code: `notices.${kind}`, params: { name: nameOf(reader), model, key: keyFrom } };
}

/** The notice when a model found nothing, or nothing that is in the text, but the rules parser did. */
export function nothingFoundNotice(reader: FailedReader, refusedEvents: number): Phrase {
  const code = refusedEvents === 0 ? "notices.nothingFound" : "notices.notInText";
  return { code, params: { name: nameOf(reader) } };
}

/**
 * The notice when some of a model's events were left out because their time is not in the text; empty for
 * none.
 */
export function refusedNotice(count: number): Phrase[] {
  return count === 0 ? [] : [{ code: "notices.refused", params: { count } }];
}

/** The notice when a model gave the time of some events in other words than the text; empty for none. */
export function doubtfulNotice(count: number): Phrase[] {
  return count === 0 ? [] : [{ code: "notices.doubtful", params: { count } }];
}

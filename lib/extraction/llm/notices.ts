import type { Phrase } from "@/lib/messages/phrase";
import { modelProviders } from "@/lib/models/registry";
import type { ModelChoice } from "@/lib/wire/choices";
import type { FailureKind } from "./provider-error";

/** SPEC D8: said when a model was asked for and none is set up. */
export const noModelNotice: Phrase = { code: "notices.noModel" };

/** Who failed and where, in words that the visitor knows; never in the provider's. */
export interface FailedReader {
  provider: ModelChoice;
  model: string;
  baseUrl: string;
  keyFrom: "visitor" | "server" | "none";
}

/** Said when the model that was chosen has no key, neither the visitor's nor the server's. */
export function keylessNotice(choice: ModelChoice): Phrase {
  const { label, keyHeader } = modelProviders[choice];
  if (choice === "custom") return { code: "notices.customIncomplete" };
  return { code: keyHeader === null ? "notices.noAddress" : "notices.noKey", params: { model: label } };
}

/** The provider where it is the one that was asked; else the host, which is what the visitor or the operator named. */
function nameOf({ provider, baseUrl }: FailedReader): string {
  const { provider: name, officialHosts } = modelProviders[provider];
  const host = URL.parse(baseUrl)?.host ?? "";
  if (provider === "custom") return host;
  return officialHosts.length === 0 || officialHosts.includes(host) || host === "" ? name : host;
}

/** Said when a model failed and the rules parser stood in (SPEC D8). */
export function failureNotice(kind: FailureKind, reader: FailedReader): Phrase {
  const { model, keyFrom } = reader;
  return { code: `notices.${kind}`, params: { name: nameOf(reader), model, key: keyFrom } };
}

/** Said when a model found nothing, or nothing that is in the text, and the rules parser found something. */
export function nothingFoundNotice(reader: FailedReader, refusedEvents: number): Phrase {
  const code = refusedEvents === 0 ? "notices.nothingFound" : "notices.notInText";
  return { code, params: { name: nameOf(reader) } };
}

/** Said when some of a model's events were left out because their time is not in the text; nothing when none was. */
export function refusedNotice(count: number): Phrase[] {
  return count === 0 ? [] : [{ code: "notices.refused", params: { count } }];
}

/** Said when a model told the time of some events in words that are not the text's; nothing where it did of none. */
export function doubtfulNotice(count: number): Phrase[] {
  return count === 0 ? [] : [{ code: "notices.doubtful", params: { count } }];
}

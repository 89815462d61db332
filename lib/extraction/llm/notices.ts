import type { ModelChoice } from "@/lib/wire/choices";
import type { FailureKind } from "./provider-error";
import { modelProviders } from "./registry";

/** SPEC D8: said when a model was asked for and none is set up. */
export const noModelNotice =
  "No language model is set up on this server, so the rules parser read this text.";

/** Who failed and where, in words that the visitor knows; never in the provider's. */
export interface FailedReader {
  provider: ModelChoice;
  model: string;
  baseUrl: string;
  keyFrom: "visitor" | "server" | "none";
}

const stoodIn = "so the rules parser read this text.";

/** Said when the model that was chosen has no key, neither the visitor's nor the server's. */
export function keylessNotice(choice: ModelChoice): string {
  const { label, keyHeader } = modelProviders[choice];
  if (choice === "custom")
    return `The other server needs its address, its model and perhaps a key, ${stoodIn} Settings takes them.`;
  return keyHeader === null
    ? `${label} has no address that this server may ask, ${stoodIn}`
    : `There is no key for ${label}, ${stoodIn} Settings takes one.`;
}

/** The provider where it is the one that was asked; else the host, which is what the visitor or the operator named. */
function nameOf({ provider, baseUrl }: FailedReader): string {
  const { provider: name, officialHosts } = modelProviders[provider];
  const host = URL.parse(baseUrl)?.host ?? "";
  if (provider === "custom") return host;
  return officialHosts.length === 0 || officialHosts.includes(host) || host === "" ? name : host;
}

const keyOf = ({ keyFrom }: FailedReader): string =>
  keyFrom === "visitor" ? "your key" : keyFrom === "server" ? "this server's key" : "a request without a key";

/** What happened, one sentence a kind, the provider's name first. */
const failures: Record<FailureKind, (name: string, reader: FailedReader) => string> = {
  unreachable: (name) => `${name} could not be reached`,
  address_refused: (name) => `The address for ${name} may not be used or leads elsewhere`,
  timed_out: (name) => `${name} did not answer in time`,
  unauthorized: (name, reader) => `${name} does not accept ${keyOf(reader)}`,
  forbidden: (name, reader) => `${name} does not permit this with ${keyOf(reader)}`,
  no_credit: (name) => `The account at ${name} has no credit left`,
  unknown_model: (name, { model }) => `${name} does not have the model ${model}`,
  rate_limited: (name) => `${name} is asked too often at the moment`,
  unavailable: (name) => `${name} is not available at the moment`,
  rejected: (name) => `${name} did not accept the request`,
  too_large: (name) => `The answer of ${name} was too large`,
  declined: (name) => `${name} declined`,
  cut_off: (name) => `The answer of ${name} was cut off`,
  unreadable: (name) => `The answer of ${name} could not be read`,
};

/** Said when a model failed and the rules parser stood in (SPEC D8). */
export function failureNotice(kind: FailureKind, reader: FailedReader): string {
  const said = `${failures[kind](nameOf(reader), reader)}, ${stoodIn}`;
  return kind === "timed_out" ? `${said} A smaller model or a longer deadline would help.` : said;
}

/** Said when a model found nothing, or nothing that is in the text, and the rules parser found something. */
export function nothingFoundNotice(reader: FailedReader, refusedEvents: number): string {
  const name = nameOf(reader);
  return refusedEvents === 0
    ? `${name} found no event, ${stoodIn}`
    : `What ${name} answered is not in the text, ${stoodIn}`;
}

/** Said when some of a model's events were left out because their time is not in the text; null when none was. */
export function refusedNotice(refusedEvents: number): string | null {
  if (refusedEvents === 0) return null;
  return refusedEvents === 1
    ? "The language model named 1 event whose time is not in the text; it was left out."
    : `The language model named ${refusedEvents} events whose times are not in the text; they were left out.`;
}

/** Said when a model told the time of some events in words that are not the text's; null where it did of none. */
export function doubtfulNotice(doubtfulEvents: number): string | null {
  if (doubtfulEvents === 0) return null;
  return doubtfulEvents === 1
    ? "The language model told the time of 1 event in other words than the text: check it."
    : `The language model told the times of ${doubtfulEvents} events in other words than the text: check them.`;
}

import type messages from "@/lib/messages/en.json";

/** The key of a sentence for a failure about which the server said nothing. */
export type FailureWording = keyof typeof messages.failures;

/** SPEC X1: the sentence for an HTTP status when the server sent no sentence of its own. */
const statusWordings: ReadonlyMap<number, FailureWording> = new Map([
  [400, "badInput"],
  [401, "unauthorized"],
  [403, "forbidden"],
  [404, "notFound"],
  [408, "timedOut"],
  [429, "tooMany"],
  [500, "serverError"],
  [502, "badGateway"],
  [503, "unavailable"],
]);

/** The sentence's key for a status (SPEC X1). */
export const wordingOfStatus = (status: number): FailureWording => statusWordings.get(status) ?? "unexpected";

/** What an operation says when the answer itself does not help (SPEC X3). */
export interface Fallback {
  /** For a 2xx answer that is not a success. */
  unsuccessful: FailureWording;
  /** For a 2xx answer that cannot be read. */
  unreadable: FailureWording;
  /** For a success with other data than requested; `unreadable` if absent. */
  malformed?: FailureWording;
  /** For no answer at all; SPEC X0's sentence if absent. */
  transport?: FailureWording;
}

const same = (wording: FailureWording): Fallback => ({ unsuccessful: wording, unreadable: wording });

/** SPEC X3, by operation. Operations without an entry use SPEC X1's "anything else". */
export const fallbacks = {
  createGroup: { ...same("createGroup"), malformed: "invalidResponse" },
  groupDetails: same("groupDetails"),
  deleteEvent: same("deleteEvent"),
  eventStatus: {
    unsuccessful: "getEventStatus",
    unreadable: "fetchEventStatus",
    transport: "fetchEventStatus",
  },
  savePreferences: same("savePreferences"),
  other: same("unexpected"),
} as const satisfies Record<string, Fallback>;

import type messages from "@/lib/messages/en.json";

/** A sentence of the screens' catalogue for a failure that the server said nothing of. */
export type FailureWording = keyof typeof messages.failures;

/** SPEC X1: what a person reads for an HTTP status when the server sent no sentence of its own. */
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

/** SPEC X1, by status. */
export const wordingOfStatus = (status: number): FailureWording => statusWordings.get(status) ?? "unexpected";

/** What one operation says when the answer itself is no help (SPEC X3). */
export interface Fallback {
  /** A 2xx answer that is not a success. */
  unsuccessful: FailureWording;
  /** A 2xx answer that cannot be read. */
  unreadable: FailureWording;
  /** A success whose data is not what was asked for; as `unreadable` where absent. */
  malformed?: FailureWording;
  /** No answer at all; SPEC X0's sentence where absent. */
  transport?: FailureWording;
}

const same = (wording: FailureWording): Fallback => ({ unsuccessful: wording, unreadable: wording });

/** SPEC X3, by operation. The unnamed operations fall back to SPEC X1's "anything else". */
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

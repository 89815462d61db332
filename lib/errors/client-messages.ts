/** SPEC X1: causes of a failure that have no HTTP status. */
export const causeMessages = {
  connectionRefused: "Unable to connect to the server. Please check your internet connection.",
  networkError: "Network error occurred. Please check your connection.",
  badRequest: "Invalid request. Please try again.",
  timedOut: "Request timed out. Please try again.",
} as const;

/** SPEC X1: what a person reads for an HTTP status when the server sent no sentence of its own. */
export const statusMessages: ReadonlyMap<number, string> = new Map([
  [400, "Invalid request. Please check your input."],
  [401, "Please log in to continue."],
  [403, "You don't have permission to perform this action."],
  [404, "Resource not found."],
  [408, "Request timed out. Please try again."],
  [429, "Too many requests. Please try again later."],
  [500, "Internal server error occurred."],
  [502, "Service temporarily unavailable."],
  [503, "Service unavailable. Please try again later."],
]);

/** SPEC X1: anything else. */
export const unexpectedMessage = "An unexpected error occurred. Please try again later.";

/** SPEC X3. An answer of creation without a group id. */
const invalidResponseMessage = "Invalid response from server";

/** What one operation says when the answer itself is no help (SPEC X3). */
export interface Fallback {
  /** A 2xx answer that is not a success. */
  unsuccessful: string;
  /** A 2xx answer that cannot be read. */
  unreadable: string;
  /** A success whose data is not what was asked for; as `unreadable` where absent. */
  malformed?: string;
  /** No answer at all; SPEC X0's sentence where absent. */
  transport?: string;
}

const same = (message: string): Fallback => ({ unsuccessful: message, unreadable: message });

/** SPEC X3, by operation. The unnamed operations fall back to SPEC X1's "anything else". */
export const fallbacks = {
  createGroup: { ...same("Failed to create events"), malformed: invalidResponseMessage },
  groupDetails: same("Failed to fetch group details"),
  deleteEvent: same("Failed to delete event"),
  eventStatus: {
    unsuccessful: "Failed to get event status",
    unreadable: "Failed to fetch event status",
    transport: "Failed to fetch event status",
  },
  savePreferences: same("Failed to save preferences"),
  other: same(unexpectedMessage),
} as const satisfies Record<string, Fallback>;

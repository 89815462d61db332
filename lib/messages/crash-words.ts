/**
 * The words for a failure of the layout itself, and with it of the message catalogue. Every page includes
 * them in its script, so they are only these; a test compares them with the catalogue's.
 */
export const crashWords = {
  title: "Something went wrong",
  text: "The page stumbled. Your events are safe on the server.",
  tryAgain: "Try again",
} as const;

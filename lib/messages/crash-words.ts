/**
 * What is said when the layout itself fails, and with it the message catalogue. Every page carries these words in its
 * script, so they are these alone; a test holds them to the catalogue's.
 */
export const crashWords = {
  title: "Something went wrong",
  text: "The page stumbled. Your events are safe on the server.",
  tryAgain: "Try again",
} as const;

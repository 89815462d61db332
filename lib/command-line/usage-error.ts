/** What a person typed, or a file that they named, cannot be used; the message is a sentence for them. */
export class UsageError extends Error {}

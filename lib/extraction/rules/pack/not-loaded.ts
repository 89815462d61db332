/** A text asks for a reader that a light pack leaves out and the whole pack has. */
export class NotLoaded extends Error {}

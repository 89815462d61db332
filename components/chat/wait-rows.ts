/** The space for the results of a reading: a caption and rows of equal height, so that nothing moves as they arrive. */
export const waitRows = { count: 4, className: "flex h-72 flex-col gap-2" } as const;

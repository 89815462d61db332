/** The room for what stands of a reading: a caption and rows of one height, so that nothing moves as they come. */
export const waitRows = { count: 4, className: "flex h-72 flex-col gap-2" } as const;

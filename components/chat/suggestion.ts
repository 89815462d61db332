/** The id of a suggestion's element in the list with this id. */
export const optionId = (listId: string, position: number): string => `${listId}-${position}`;

/** The drawing of the current house, beside the code that draws it. */
export const housePath = "e2e/documents/house.svg";
export const houseHeading = "The house today";

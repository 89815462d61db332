/** The drawing of the house of today, beside what draws it. */
export const housePath = "e2e/documents/house.svg";
export const houseHeading = "The house today";

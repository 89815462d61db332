/** The header field of a page that marks for whom it was drawn; the page itself has the mark in `data-visitor`. */
export const visitorField = "x-saywhen-visitor";

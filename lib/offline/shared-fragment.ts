/** The fragment of the page that takes what was shared; a browser sends no fragment anywhere. */
export const sharedFragment = "#shared";

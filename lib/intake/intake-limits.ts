/** The most characters that are taken of a file or of what is pasted: sixty times what is read at once. */
export const intakeLengthMax = 100_000;

/** The most bytes of a file, and of a mail, which may carry pictures. */
export const fileBytesMax = 5 * 1024 * 1024;
export const mailBytesMax = 25 * 1024 * 1024;

/** The most characters of a calendar that is sent: what the server takes, with room for how JSON writes them. */
export const calendarLengthMax = 440_000;

/** The most pages of a PDF that are read, and the time that it may take. */
export const pagesMax = 60;
export const pdfReadingMs = 20_000;

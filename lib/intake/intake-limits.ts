/** The most characters that are taken of a file or of what is pasted: sixty times what is read at once. */
export const intakeLengthMax = 100_000;

/** The most bytes of a file, and of one that is or may carry pictures. */
export const fileBytesMax = 5 * 1024 * 1024;
export const pictureBytesMax = 25 * 1024 * 1024;

/** The most characters of a calendar that is sent: what the server takes, with room for how JSON writes them. */
export const calendarLengthMax = 440_000;

/** The most pages of a PDF that are read, and the time that it may take. */
export const pagesMax = 60;
export const pdfReadingMs = 20_000;

/** The most pixels of a picture that is unpacked, of which each takes four bytes. */
export const unpackedPixelsMax = 50_000_000;

/** The most pixels in which words are looked for, the most on one side, and how much a smaller picture is enlarged. */
export const readPixelsMax = 8_000_000;
export const readSideMax = 10_000;
export const enlargedPixelsMax = 5_000_000;
export const enlargedTimesMax = 2;

/** The longer side of the picture that is shown beside its words. */
export const shownSideMax = 1_600;

/** The time that the reading of a picture may take, the code that reads it included. */
export const pictureReadingMs = 120_000;

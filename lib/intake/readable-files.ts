/** The endings and media types of the files that the intake reads, as a form and a web app manifest name them. */
export const readableFiles: readonly string[] = [
  ".eml",
  ".pdf",
  ".ics",
  ".txt",
  ".md",
  ".csv",
  ".tsv",
  ".html",
  ".htm",
  "message/rfc822",
  "application/pdf",
  "text/calendar",
  "text/plain",
  "text/markdown",
  "text/csv",
  "text/html",
];

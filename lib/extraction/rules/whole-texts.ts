import type { DocumentWords } from "./pack/document-words";
import type { WholeTexts } from "./pack/language-pack";
import { traceDocument } from "./read-document";

/** What a language's pack has to read whole texts by these words. */
export const wholeTexts = (words: DocumentWords): WholeTexts => ({
  lines: words,
  document: words,
  readDocument: (request) => {
    const trace = traceDocument(request, words);
    return {
      drafts: trace.drafts,
      setAside: [...trace.over, ...trace.judged.flatMap(({ draft, isEvent }) => (isEvent ? [] : draft))],
      heard: { kind: "document", trace, request, words },
    };
  },
});

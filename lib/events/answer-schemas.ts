import { fetchAhead, lateCode } from "@/lib/api/late-code";

const code = lateCode(() => import("@/lib/wire/answer-schemas"));

/** The schemas of answers about events and groups; zod is not part of a page's first load. */
export const loadAnswerSchemas = async () => (await code.fetch()).answerSchemas;

/** Fetches calls of the API and, at the same time, the schemas of their answers. */
export function withAnswerSchemas<Requests>(load: () => Promise<Requests>): () => Promise<Requests> {
  return () => {
    fetchAhead(code.fetch);
    return load();
  };
}

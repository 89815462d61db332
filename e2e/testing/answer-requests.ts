import { examplePicture } from "@/lib/openapi/examples";
import { type AnswerWorld, answerText } from "@/lib/testing/answer-world";
import type { ApiCall } from "@/lib/testing/api-client";
import { metricsToken } from "@/lib/testing/metrics-token";

type DrivenCall = ApiCall & { query?: string };
/** The origin is that of a model server. */
type Success = (world: AnswerWorld, modelOrigin: string) => DrivenCall | Promise<DrivenCall>;

/** What a successful request to each operation needs besides the path. */
export const successes: Record<string, Success> = {
  createGroupFromText: () => ({
    body: { text: answerText },
    headers: { "idempotency-key": crypto.randomUUID() },
  }),
  importGroup: () => ({
    body: { calendar: "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261205T140000Z\nEND:VEVENT" },
  }),
  listGroups: () => ({ query: "?limit=1" }),
  getGroup: () => ({}),
  deleteGroup: () => ({}),
  addEvent: ({ group: { source_text } }) => ({
    body: { quote_start: 0, quote_end: source_text?.indexOf("\n") ?? 0 },
  }),
  getGroupStatus: () => ({}),
  takeGroup: () => ({}),
  downloadGroup: ({ event }) => ({ query: `?ids=${event.id}` }),
  restoreGroup: () => ({}),
  getFeed: () => ({}),
  endFeed: () => ({}),
  readFeed: () => ({}),
  listEvents: () => ({ query: "?search=retro&limit=5" }),
  deleteEvents: ({ group }) => ({ query: `?ids=${group.events.map((event) => event.id).join(",")}` }),
  getEvent: () => ({}),
  patchEvent: ({ event }) => ({
    body: { title: "Moved", notes: [{ content: "New" }], updated_at: event.updated_at },
  }),
  deleteEvent: () => ({}),
  getEventStatus: () => ({}),
  downloadEvent: () => ({}),
  addNote: () => ({ body: { content: "Bring the slides." } }),
  addAttendee: () => ({ body: { name: "Ana", email: "ana@example.com" } }),
  restoreEvent: () => ({}),
  restoreEvents: ({ event }) => ({ body: { ids: [event.id] } }),
  getPreferences: () => ({}),
  patchPreferences: () => ({ body: { theme: "dark" } }),
  syncPreferences: () => ({ body: { theme: "dark", lastSyncedAt: "2026-11-21T10:00:00Z" } }),
  getLlmConfig: () => ({}),
  listModels: (_, modelOrigin) => ({ body: { provider: "custom", baseUrl: `${modelOrigin}/v1` } }),
  listOllamaModels: (_, modelOrigin) => ({ body: { baseUrl: modelOrigin } }),
  getPictureReader: () => ({ query: "?model=gpt4o&has_key=true" }),
  sendPicture: async ({ visitor }, modelOrigin) => {
    const model_settings = { baseUrl: `${modelOrigin}/v1`, modelName: "llava" };
    await visitor.call("PATCH", "/api/v1/preferences/", { body: { model_settings } });
    return { body: { ...examplePicture, model: "custom", host: new URL(modelOrigin).host } };
  },
  getPictureReading: () => ({}),
  dropPicture: () => ({}),
  deleteVisitor: () => ({}),
  getHealth: () => ({}),
  getReadiness: () => ({}),
  getMetrics: () => ({ headers: { authorization: `Bearer ${metricsToken}` } }),
  getOpenApiDocument: () => ({}),
};

/** A wrong query for each operation that has no body to be wrong. */
export const wrongQueries: Record<string, string> = {
  listGroups: "?limit=0",
  listEvents: `?search=${"x".repeat(201)}`,
  downloadGroup: "?ids=1",
  deleteEvents: "",
  getPictureReader: "?model=nobody",
};

/** Ids of the rows below: 22 characters, like every id of every release. */
export const releasedIds = {
  group: "gAAAAAAAAAAAAAAAAAAAAA",
  failed: "gBBBBBBBBBBBBBBBBBBBBA",
  event: "eAAAAAAAAAAAAAAAAAAAAA",
  deleted: "eBBBBBBBBBBBBBBBBBBBBA",
} as const;

const at = "2026-11-20T12:00:00.000+00:00";

/** One row of everything that the first release stored, as SQL that every later schema accepts. */
export const releasedRows = (visitorId: string): string => `
INSERT INTO Visitor (id, createdAt) VALUES ('${visitorId}', '${at}');
INSERT INTO Preferences (visitorId, theme, language, selectedModel, baseUrl, ollamaBaseUrl, ollamaModel, updatedAt)
VALUES ('${visitorId}', 'dark', 'de', 'claude', NULL, NULL, NULL, '${at}');
INSERT INTO "Group" (id, visitorId, sourceText, timezone, language, state, error, parser, model, notice, processingMs, createdAt)
VALUES ('${releasedIds.group}', '${visitorId}', 'Lunch with Ana at noon, café Luz', 'Europe/Paris', 'en', 'complete', NULL,
        'rules', NULL, 'A notice', 3, '${at}'),
       ('${releasedIds.failed}', '${visitorId}', 'nothing', 'UTC', 'en', 'failed', 'No event was found.', 'rules', NULL, NULL, 1, '${at}');
INSERT INTO CreateRequest (visitorId, key, bodyHash, groupId, createdAt)
VALUES ('${visitorId}', '8f14e45f-ceea-467f-a9d4-1c0f5a3b1e11', 'hash', '${releasedIds.group}', '${at}');
INSERT INTO Event (id, groupId, visitorId, position, title, startWall, endWall, allDay, timezone, recurrence, location, venue,
                   searchText, suggestions, evidence, alternatives, sequence, createdAt, updatedAt, deletedAt)
VALUES ('${releasedIds.event}', '${releasedIds.group}', '${visitorId}', 0, 'Lunch with Ana', '2026-11-21T12:00', '2026-11-21T13:00', 0,
        'Europe/Paris', 'FREQ=WEEKLY;COUNT=3', '12 rue Luz', 'Café Luz', 'lunch with ana', '["Book a table"]',
        '[{"field":"venue","quote":"café Luz","start":24,"end":32}]', '[]', 2, '${at}', '${at}', NULL),
       ('${releasedIds.deleted}', '${releasedIds.group}', '${visitorId}', 1, 'Gone', '2026-11-22T12:00', NULL, 0,
        'Europe/Paris', NULL, '', '', 'gone', '[]', '[]', '[]', 0, '${at}', '${at}', '${at}');
INSERT INTO Attendee (eventId, position, name, email)
VALUES ('${releasedIds.event}', 0, 'Ana', 'ana@example.com'), ('${releasedIds.event}', 1, 'Bo', NULL);
INSERT INTO Note (id, eventId, position, content) VALUES ('nAAAAAAAAAAAAAAAAAAAAA', '${releasedIds.event}', 0, 'Bring the plan');
`;

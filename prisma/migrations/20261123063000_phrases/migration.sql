-- What visitors are told is stored by its code and values, no longer as an English sentence: Group.notice and Group.error
-- hold a phrase a line, Event.alternatives and Event.suggestions one in the place of each sentence. A sentence that is
-- none of these stays as it is, and is shown so.

CREATE TABLE "_Phrase" (
    "kind" TEXT NOT NULL,
    "said" TEXT NOT NULL,
    "phrase" TEXT NOT NULL,
    PRIMARY KEY ("kind", "said")
);

INSERT INTO "_Phrase" ("kind", "said", "phrase") VALUES
('told', 'No language model is set up on this server, so the rules parser read this text.', '{"code":"notices.noModel"}'),
('told', 'The language model took too long, so the rules parser read this text.', '{"code":"notices.late"}'),
('told', 'Too many texts wait for the language model right now, so the rules parser read this text.', '{"code":"notices.busy"}'),
('told', 'The language model could not be used, so the rules parser read this text.', '{"code":"notices.failed"}'),
('told', 'The reading was interrupted, and your key is not kept on the server, so the rules parser read this text.', '{"code":"notices.keyGone"}'),
('told', 'The reading was interrupted, and its language model is not set up any more, so the rules parser read this text.', '{"code":"notices.modelGone"}'),
('told', 'The reading was interrupted several times, so the rules parser read this text.', '{"code":"notices.exhausted"}'),
('told', 'The language model named 1 event whose time is not in the text; it was left out.', '{"code":"notices.refused","params":{"count":1}}'),
('told', 'The language model told the time of 1 event in other words than the text: check it.', '{"code":"notices.doubtful","params":{"count":1}}'),
('told', 'This text held 1 more event; the first 50 were kept.', '{"code":"notices.cut","params":{"count":1,"max":50}}'),
('told', 'No event was found in this text. Say what happens and when, for example: Lunch with Ana tomorrow at noon.', '{"code":"results.noEvent"}'),
('told', 'This text could not be read. Try again with fewer or other words; if it fails again, please report it.', '{"code":"results.unreadable"}'),
('other', 'The hours may be of each day, or of the first and the last.', '{"code":"reasons.hoursOfDays"}'),
('other', 'The abbreviation stands for several zones.', '{"code":"reasons.zoneMeanings"}'),
('other', 'Only the part of the day was said.', '{"code":"reasons.partOfDay"}'),
('other', 'Midnight may be the beginning of the day or its end.', '{"code":"reasons.midnight"}'),
('other', 'The hour was said without am or pm.', '{"code":"reasons.halfOfDay"}'),
('other', '“Next” may also mean the very next one.', '{"code":"reasons.nextDay"}'),
('other', 'The day depends on where the moon is seen.', '{"code":"reasons.moonSighting"}'),
('other', 'It begins the evening before.', '{"code":"reasons.eveBefore"}'),
('other', 'The day and the month can be read either way round.', '{"code":"reasons.dayOrMonth"}'),
('other', 'The day may be one of those before, or the coming one.', '{"code":"reasons.daysBefore"}'),
('other', 'The language model read these words another way.', '{"code":"reasons.modelOtherwise"}'),
('other', 'The rules parser read these words another way.', '{"code":"reasons.rulesOtherwise"}'),
('other', '“Next month” may also mean the same day of it.', '{"code":"reasons.nextPeriod","params":{"unit":"month"}}'),
('other', '“Next year” may also mean the same day of it.', '{"code":"reasons.nextPeriod","params":{"unit":"year"}}'),
('other', 'That date is not a Sunday.', '{"code":"reasons.weekday","params":{"weekday":0}}'),
('other', 'That date is not a Monday.', '{"code":"reasons.weekday","params":{"weekday":1}}'),
('other', 'That date is not a Tuesday.', '{"code":"reasons.weekday","params":{"weekday":2}}'),
('other', 'That date is not a Wednesday.', '{"code":"reasons.weekday","params":{"weekday":3}}'),
('other', 'That date is not a Thursday.', '{"code":"reasons.weekday","params":{"weekday":4}}'),
('other', 'That date is not a Friday.', '{"code":"reasons.weekday","params":{"weekday":5}}'),
('other', 'That date is not a Saturday.', '{"code":"reasons.weekday","params":{"weekday":6}}'),
('other', 'All day', '{"code":"labels.allDay"}'),
('other', 'US Central', '{"code":"labels.zone","params":{"zone":"America/Chicago"}}'),
('other', 'China', '{"code":"labels.zone","params":{"zone":"Asia/Shanghai"}}'),
('other', 'India', '{"code":"labels.zone","params":{"zone":"Asia/Kolkata"}}'),
('other', 'Ireland', '{"code":"labels.zone","params":{"zone":"Europe/Dublin"}}'),
('other', 'Israel', '{"code":"labels.zone","params":{"zone":"Asia/Jerusalem"}}'),
('other', 'British Summer Time', '{"code":"labels.zone","params":{"zone":"Europe/London"}}'),
('other', 'Bangladesh', '{"code":"labels.zone","params":{"zone":"Asia/Dhaka"}}'),
('suggestion', 'Send calendar invites to all attendees', '{"code":"suggestions.invites"}'),
('suggestion', 'Prepare required materials', '{"code":"suggestions.materials"}'),
('suggestion', 'Set up reminders', '{"code":"suggestions.reminders"}');

-- Every sentence that is stored, each once. Several in one column become lines.
CREATE TABLE "_Said" (
    "kind" TEXT NOT NULL,
    "said" TEXT NOT NULL,
    PRIMARY KEY ("kind", "said")
);

UPDATE "Group" SET "notice" = replace(replace(replace(replace("notice",
    ' This text held ', char(10) || 'This text held '),
    ' This text seems to be in ', char(10) || 'This text seems to be in '),
    ' The language model named ', char(10) || 'The language model named '),
    ' The language model told the time', char(10) || 'The language model told the time')
WHERE "notice" IS NOT NULL;

UPDATE "Group" SET "error" = replace(replace(replace(replace(replace("error",
    ' No event was found in this text', char(10) || 'No event was found in this text'),
    ' This text held ', char(10) || 'This text held '),
    ' This text seems to be in ', char(10) || 'This text seems to be in '),
    ' The language model named ', char(10) || 'The language model named '),
    ' The language model told the time', char(10) || 'The language model told the time')
WHERE "error" IS NOT NULL;

INSERT OR IGNORE INTO "_Said" ("kind", "said")
WITH RECURSIVE "lines" ("line", "rest") AS (
    SELECT '', "notice" || char(10) FROM "Group" WHERE "notice" IS NOT NULL
    UNION
    SELECT '', "error" || char(10) FROM "Group" WHERE "error" IS NOT NULL
    UNION
    SELECT substr("rest", 1, instr("rest", char(10)) - 1), substr("rest", instr("rest", char(10)) + 1)
    FROM "lines" WHERE "rest" <> ''
)
SELECT 'told', "line" FROM "lines" WHERE "line" <> '';

INSERT OR IGNORE INTO "_Said" ("kind", "said")
SELECT 'other', json_extract("one"."value", '$.label') FROM "Event" e, json_each(e."alternatives") "one";

INSERT OR IGNORE INTO "_Said" ("kind", "said")
SELECT 'other', json_extract("one"."value", '$.reason') FROM "Event" e, json_each(e."alternatives") "one";

-- Sentences with one name in them.
CREATE TABLE "_Pattern" (
    "code" TEXT NOT NULL,
    "param" TEXT NOT NULL,
    "key" TEXT,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL
);

INSERT INTO "_Pattern" ("code", "param", "key", "before", "after") VALUES
('notices.unreachable', 'name', NULL, '', ' could not be reached, so the rules parser read this text.'),
('notices.timed_out', 'name', NULL, '', ' did not answer in time, so the rules parser read this text. A smaller model or a longer deadline would help.'),
('notices.rate_limited', 'name', NULL, '', ' is asked too often at the moment, so the rules parser read this text.'),
('notices.unavailable', 'name', NULL, '', ' is not available at the moment, so the rules parser read this text.'),
('notices.rejected', 'name', NULL, '', ' did not accept the request, so the rules parser read this text.'),
('notices.declined', 'name', NULL, '', ' declined, so the rules parser read this text.'),
('notices.nothingFound', 'name', NULL, '', ' found no event, so the rules parser read this text.'),
('notices.address_refused', 'name', NULL, 'The address for ', ' may not be used or leads elsewhere, so the rules parser read this text.'),
('notices.no_credit', 'name', NULL, 'The account at ', ' has no credit left, so the rules parser read this text.'),
('notices.too_large', 'name', NULL, 'The answer of ', ' was too large, so the rules parser read this text.'),
('notices.cut_off', 'name', NULL, 'The answer of ', ' was cut off, so the rules parser read this text.'),
('notices.unreadable', 'name', NULL, 'The answer of ', ' could not be read, so the rules parser read this text.'),
('notices.notInText', 'name', NULL, 'What ', ' answered is not in the text, so the rules parser read this text.'),
('notices.noKey', 'model', NULL, 'There is no key for ', ', so the rules parser read this text. Settings takes one.'),
('notices.noAddress', 'model', NULL, '', ' has no address that this server may ask, so the rules parser read this text.'),
('notices.unauthorized', 'name', 'visitor', '', ' does not accept your key, so the rules parser read this text.'),
('notices.unauthorized', 'name', 'server', '', ' does not accept this server''s key, so the rules parser read this text.'),
('notices.unauthorized', 'name', 'none', '', ' does not accept a request without a key, so the rules parser read this text.'),
('notices.forbidden', 'name', 'visitor', '', ' does not permit this with your key, so the rules parser read this text.'),
('notices.forbidden', 'name', 'server', '', ' does not permit this with this server''s key, so the rules parser read this text.'),
('notices.forbidden', 'name', 'none', '', ' does not permit this with a request without a key, so the rules parser read this text.');

INSERT OR IGNORE INTO "_Phrase" ("kind", "said", "phrase")
SELECT 'told', "said", CASE WHEN "key" IS NULL
    THEN json_object('code', "code", 'params', json_object("param", "name"))
    ELSE json_object('code', "code", 'params', json_object("param", "name", 'key', "key")) END
FROM (
    SELECT s."said", p."code", p."param", p."key",
        substr(s."said", length(p."before") + 1, length(s."said") - length(p."before") - length(p."after")) AS "name"
    FROM "_Said" s JOIN "_Pattern" p
        ON s."kind" = 'told' AND length(s."said") > length(p."before") + length(p."after")
        AND substr(s."said", 1, length(p."before")) = p."before"
        AND substr(s."said", -length(p."after")) = p."after"
)
-- A name is a host or a provider's: whatever has a sentence in it is something else.
WHERE "name" NOT LIKE '%. %' AND "name" NOT LIKE '%, %';

INSERT OR IGNORE INTO "_Phrase" ("kind", "said", "phrase")
SELECT 'told', "said", json_object('code', 'notices.unknown_model', 'params', json_object(
    'name', substr("said", 1, "at" - 1),
    'model', substr("said", "at" + length(' does not have the model '),
        length("said") - length(', so the rules parser read this text.') - "at" - length(' does not have the model ') + 1)))
FROM (SELECT "said", instr("said", ' does not have the model ') AS "at" FROM "_Said" WHERE "kind" = 'told')
WHERE "at" > 1 AND "said" LIKE '_% does not have the model _%, so the rules parser read this text.';

-- Sentences with a number in them.
INSERT OR IGNORE INTO "_Phrase" ("kind", "said", "phrase")
SELECT 'told', "said", json_object('code', "code", 'params', CASE WHEN "code" = 'notices.cut'
    THEN json_object('count', "count", 'max', 50) ELSE json_object('count', "count") END)
FROM (
    SELECT s."said", n.*, CAST(substr(s."said", length(n."before") + 1) AS INTEGER) AS "count"
    FROM "_Said" s, (
        SELECT 'notices.refused' AS "code", 'The language model named ' AS "before",
            ' events whose times are not in the text; they were left out.' AS "after"
        UNION ALL SELECT 'notices.doubtful', 'The language model told the times of ',
            ' events in other words than the text: check them.'
        UNION ALL SELECT 'notices.cut', 'This text held ', ' more events; the first 50 were kept.'
    ) n
    WHERE s."kind" = 'told'
)
WHERE "said" = "before" || "count" || "after";

INSERT OR IGNORE INTO "_Phrase" ("kind", "said", "phrase")
SELECT 'told', "said", json_object('code', 'results.undated', 'params', json_object('title', substr("said", length("before") + 1,
    length("said") - length("before") - length("after"))))
FROM (
    SELECT "said", 'No event was found in this text: nothing says when “' AS "before",
        '” is. Add a day or a time, for example: tomorrow at noon.' AS "after"
    FROM "_Said" WHERE "kind" = 'told'
)
WHERE substr("said", 1, length("before")) = "before" AND substr("said", -length("after")) = "after"
    AND length("said") > length("before") + length("after");

-- Clocks and days, alone and together.
INSERT OR IGNORE INTO "_Phrase" ("kind", "said", "phrase")
SELECT 'other', "said", json_object('code', "code", 'params', json_object('clock', printf('%02d:%s', CAST("clock" AS INTEGER) % 12 + CASE WHEN "clock" LIKE '%PM' THEN 12 ELSE 0 END, substr("clock", instr("clock", ':') + 1, 2))))
FROM (
    SELECT "said", 'labels.clock' AS "code", "said" AS "clock" FROM "_Said" WHERE "kind" = 'other'
    UNION ALL SELECT "said", 'labels.secondTime', replace("said", ', the second time', '')
    FROM "_Said" WHERE "kind" = 'other' AND "said" LIKE '%M, the second time'
    UNION ALL SELECT "said", 'reasons.clocksBack',
        replace(replace("said", 'The clocks go back: ', ''), ' happens twice on this day.', '')
    FROM "_Said" WHERE "kind" = 'other' AND "said" LIKE 'The clocks go back: %M happens twice on this day.'
    UNION ALL SELECT "said", 'reasons.clocksForward',
        replace(replace("said", 'The clocks go forward: ', ''), ' does not exist on this day.', '')
    FROM "_Said" WHERE "kind" = 'other' AND "said" LIKE 'The clocks go forward: %M does not exist on this day.'
)
WHERE ("clock" GLOB '[1-9]:[0-5][0-9] [AP]M' OR "clock" GLOB '1[0-2]:[0-5][0-9] [AP]M');

INSERT OR IGNORE INTO "_Phrase" ("kind", "said", "phrase")
SELECT 'other', "said", json_object('code', 'labels.day', 'params', json_object('day', printf('%s-%02d-%02d', substr("said", -4), (instr('JanFebMarAprMayJunJulAugSepOctNovDec', substr("said", 6, 3)) + 2) / 3, CAST(substr("said", 10) AS INTEGER))))
FROM "_Said" WHERE "kind" = 'other' AND ("said" GLOB '[SMTWF][a-z][a-z], [JFMASOND][a-z][a-z] [1-9], [0-9][0-9][0-9][0-9]' OR "said" GLOB '[SMTWF][a-z][a-z], [JFMASOND][a-z][a-z] [1-3][0-9], [0-9][0-9][0-9][0-9]');

INSERT OR IGNORE INTO "_Phrase" ("kind", "said", "phrase")
SELECT 'other', "said", json_object('code', "code", 'params', json_object(
    'day', printf('%s-%02d-%02d', substr("day", -4), (instr('JanFebMarAprMayJunJulAugSepOctNovDec', substr("day", 6, 3)) + 2) / 3, CAST(substr("day", 10) AS INTEGER)),
    'clock', printf('%02d:%s', CAST("clock" AS INTEGER) % 12 + CASE WHEN "clock" LIKE '%PM' THEN 12 ELSE 0 END, substr("clock", instr("clock", ':') + 1, 2))))
FROM (
    SELECT "said", "code", "clock", substr("words", 1, length("words") - length("clock") - 2) AS "day"
    FROM (
        SELECT "said", "words", "code", ltrim(substr("words", -8)) AS "clock"
        FROM (
            SELECT "said", "said" AS "words", 'labels.dayClock' AS "code" FROM "_Said" WHERE "kind" = 'other'
            UNION ALL SELECT "said", substr("said", length('One event until ') + 1), 'labels.oneEventUntil'
            FROM "_Said" WHERE "kind" = 'other' AND "said" LIKE 'One event until %'
        )
    )
)
WHERE ("clock" GLOB '[1-9]:[0-5][0-9] [AP]M' OR "clock" GLOB '1[0-2]:[0-5][0-9] [AP]M') AND ("day" GLOB '[SMTWF][a-z][a-z], [JFMASOND][a-z][a-z] [1-9], [0-9][0-9][0-9][0-9]' OR "day" GLOB '[SMTWF][a-z][a-z], [JFMASOND][a-z][a-z] [1-3][0-9], [0-9][0-9][0-9][0-9]');

UPDATE "Group" SET "notice" = (
    WITH RECURSIVE "lines" ("position", "line", "rest") AS (
        SELECT 0, '', "Group"."notice" || char(10)
        UNION ALL
        SELECT "position" + 1, substr("rest", 1, instr("rest", char(10)) - 1), substr("rest", instr("rest", char(10)) + 1)
        FROM "lines" WHERE "rest" <> ''
    )
    SELECT group_concat(coalesce("phrase", "line"), char(10))
    FROM (SELECT "line", "phrase" FROM "lines" LEFT JOIN "_Phrase" ON "kind" = 'told' AND "said" = "line"
        WHERE "position" > 0 ORDER BY "position")
) WHERE "notice" IS NOT NULL;

UPDATE "Group" SET "error" = (
    WITH RECURSIVE "lines" ("position", "line", "rest") AS (
        SELECT 0, '', "Group"."error" || char(10)
        UNION ALL
        SELECT "position" + 1, substr("rest", 1, instr("rest", char(10)) - 1), substr("rest", instr("rest", char(10)) + 1)
        FROM "lines" WHERE "rest" <> ''
    )
    SELECT group_concat(coalesce("phrase", "line"), char(10))
    FROM (SELECT "line", "phrase" FROM "lines" LEFT JOIN "_Phrase" ON "kind" = 'told' AND "said" = "line"
        WHERE "position" > 0 ORDER BY "position")
) WHERE "error" IS NOT NULL;

UPDATE "Event" SET "alternatives" = (
    SELECT json_group_array(json_set("value",
        '$.label', coalesce((SELECT "phrase" FROM "_Phrase" WHERE "kind" = 'other' AND "said" = json_extract("value", '$.label')),
            json_extract("value", '$.label')),
        '$.reason', coalesce((SELECT "phrase" FROM "_Phrase" WHERE "kind" = 'other' AND "said" = json_extract("value", '$.reason')),
            json_extract("value", '$.reason'))))
    FROM (SELECT "value" FROM json_each("Event"."alternatives") ORDER BY "key")
) WHERE json_array_length("alternatives") > 0;

UPDATE "Event" SET "suggestions" = (
    SELECT json_group_array(coalesce("phrase", "value"))
    FROM (SELECT "value", "phrase" FROM json_each("Event"."suggestions") LEFT JOIN "_Phrase"
        ON "kind" = 'suggestion' AND "said" = "value" ORDER BY "key")
) WHERE json_array_length("suggestions") > 0;

DROP TABLE "_Pattern";
DROP TABLE "_Said";
DROP TABLE "_Phrase";

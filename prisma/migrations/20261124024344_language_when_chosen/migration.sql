-- English was the default and the only language of the screens, so a stored `en` says nothing about a choice: it
-- becomes null, and the browser's language applies until the visitor chooses one. A table that is written anew would
-- need foreign keys switched off, so the column changes instead.
ALTER TABLE "Preferences" ADD COLUMN "chosenLanguage" TEXT;
UPDATE "Preferences" SET "chosenLanguage" = NULLIF("language", 'en');
ALTER TABLE "Preferences" DROP COLUMN "language";
ALTER TABLE "Preferences" RENAME COLUMN "chosenLanguage" TO "language";

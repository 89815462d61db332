-- AlterTable
ALTER TABLE "Event" ADD COLUMN "link" TEXT;
ALTER TABLE "Event" ADD COLUMN "reminders" JSONB;

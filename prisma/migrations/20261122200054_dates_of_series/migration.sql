-- AlterTable
ALTER TABLE "Event" ADD COLUMN "exdates" JSONB;
ALTER TABLE "Event" ADD COLUMN "rdates" JSONB;

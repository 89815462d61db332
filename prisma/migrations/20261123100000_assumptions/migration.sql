-- AlterTable
ALTER TABLE "Event" ADD COLUMN "assumptions" JSONB;

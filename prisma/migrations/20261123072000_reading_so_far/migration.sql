-- AlterTable
ALTER TABLE "Group" ADD COLUMN "standing" JSONB;
ALTER TABLE "Group" ADD COLUMN "standingCount" INTEGER;

-- AlterTable
ALTER TABLE "Group" ADD COLUMN "offered" JSONB;

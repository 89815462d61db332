-- AlterTable
ALTER TABLE "Group" ADD COLUMN "unread" JSONB;

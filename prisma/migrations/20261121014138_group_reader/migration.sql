-- AlterTable
ALTER TABLE "Group" ADD COLUMN "deadlineAt" DATETIME;
ALTER TABLE "Group" ADD COLUMN "readerBaseUrl" TEXT;
ALTER TABLE "Group" ADD COLUMN "readerKeyFrom" TEXT;
ALTER TABLE "Group" ADD COLUMN "readerModel" TEXT;
ALTER TABLE "Group" ADD COLUMN "readerProvider" TEXT;

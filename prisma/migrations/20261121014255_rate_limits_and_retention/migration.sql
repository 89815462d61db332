-- AlterTable
ALTER TABLE "Group" ADD COLUMN "lastOpenedAt" DATETIME;

-- When a group that is there was last opened is not known; RETENTION_DAYS counts from now, so that none goes too early.
UPDATE "Group" SET "lastOpenedAt" = strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now');

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL,
    "expire" DATETIME
);

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- CreateIndex
CREATE INDEX "Group_lastOpenedAt_idx" ON "Group"("lastOpenedAt");

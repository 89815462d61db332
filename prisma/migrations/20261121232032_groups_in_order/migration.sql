-- DropIndex
DROP INDEX "Group_visitorId_state_createdAt_id_idx";

-- CreateIndex
CREATE INDEX "Group_visitorId_createdAt_id_idx" ON "Group"("visitorId", "createdAt", "id");

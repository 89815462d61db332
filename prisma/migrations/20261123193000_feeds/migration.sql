-- CreateTable
CREATE TABLE "Feed" (
    "groupId" TEXT NOT NULL PRIMARY KEY,
    "token" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Feed_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Feed_tokenHash_key" ON "Feed"("tokenHash");

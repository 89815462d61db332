-- CreateTable
CREATE TABLE "Visitor" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Preferences" (
    "visitorId" TEXT NOT NULL PRIMARY KEY,
    "theme" TEXT NOT NULL DEFAULT 'system',
    "language" TEXT NOT NULL DEFAULT 'en',
    "selectedModel" TEXT,
    "baseUrl" TEXT,
    "ollamaBaseUrl" TEXT,
    "ollamaModel" TEXT,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Preferences_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Group" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "visitorId" TEXT NOT NULL,
    "sourceText" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "error" TEXT,
    "parser" TEXT NOT NULL,
    "model" TEXT,
    "notice" TEXT,
    "processingMs" INTEGER,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    "leaseOwner" TEXT,
    "leaseExpiresAt" DATETIME,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "Group_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CreateRequest" (
    "visitorId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "groupId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("visitorId", "key"),
    CONSTRAINT "CreateRequest_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CreateRequest_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Event" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "visitorId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "startWall" TEXT NOT NULL,
    "startFold" TEXT NOT NULL DEFAULT 'earlier',
    "endWall" TEXT,
    "endFold" TEXT NOT NULL DEFAULT 'earlier',
    "allDay" BOOLEAN NOT NULL,
    "timezone" TEXT NOT NULL,
    "recurrence" TEXT,
    "location" TEXT NOT NULL,
    "venue" TEXT NOT NULL,
    "searchText" TEXT NOT NULL,
    "suggestions" JSONB NOT NULL,
    "evidence" JSONB NOT NULL,
    "alternatives" JSONB NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    CONSTRAINT "Event_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Attendee" (
    "eventId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,

    PRIMARY KEY ("eventId", "position"),
    CONSTRAINT "Attendee_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Note" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "eventId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    CONSTRAINT "Note_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Group_visitorId_state_createdAt_id_idx" ON "Group"("visitorId", "state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Group_deletedAt_idx" ON "Group"("deletedAt");

-- CreateIndex
CREATE INDEX "CreateRequest_createdAt_idx" ON "CreateRequest"("createdAt");

-- CreateIndex
CREATE INDEX "CreateRequest_groupId_idx" ON "CreateRequest"("groupId");

-- CreateIndex
CREATE INDEX "Event_groupId_position_idx" ON "Event"("groupId", "position");

-- CreateIndex
CREATE INDEX "Event_visitorId_createdAt_id_idx" ON "Event"("visitorId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Event_deletedAt_idx" ON "Event"("deletedAt");

-- CreateIndex
CREATE INDEX "Note_eventId_position_idx" ON "Note"("eventId", "position");

-- AlterTable
ALTER TABLE "Preferences" ADD COLUMN "modelName" TEXT;

-- AlterTable
ALTER TABLE "content_item" ADD COLUMN     "checked_by" TEXT,
ADD COLUMN     "checked_on" DATE,
ADD COLUMN     "written_by" TEXT;

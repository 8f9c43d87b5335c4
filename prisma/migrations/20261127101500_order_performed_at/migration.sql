-- AlterTable
ALTER TABLE "order" ADD COLUMN     "performed_at" TIMESTAMPTZ(3);

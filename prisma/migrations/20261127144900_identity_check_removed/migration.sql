-- AlterTable
ALTER TABLE "identity_check" ADD COLUMN     "removed_at" TIMESTAMPTZ(3);

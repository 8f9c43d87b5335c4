-- AlterTable
ALTER TABLE "refund" ADD COLUMN     "key_number" INTEGER NOT NULL DEFAULT 1;

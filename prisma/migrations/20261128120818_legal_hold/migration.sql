-- AlterTable
ALTER TABLE "user" ADD COLUMN     "legal_hold_since" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "viewing" ADD COLUMN     "feedback_choice" TEXT,
ADD COLUMN     "reminded_at" TIMESTAMPTZ(3);

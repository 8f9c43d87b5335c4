-- AlterTable
ALTER TABLE "dispute" ADD COLUMN     "fee_pence" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "sandbox_session" ADD COLUMN     "cancelled_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_disputed" BOOLEAN NOT NULL DEFAULT false;

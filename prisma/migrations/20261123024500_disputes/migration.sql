-- CreateEnum
CREATE TYPE "dispute_status" AS ENUM ('inquiry', 'open', 'won', 'lost', 'closed');

-- AlterEnum
ALTER TYPE "order_event_type" ADD VALUE 'refund_failed';
ALTER TYPE "order_event_type" ADD VALUE 'disputed';

-- CreateTable
CREATE TABLE "dispute" (
    "id" SERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_dispute_id" TEXT NOT NULL,
    "amount_pence" BIGINT NOT NULL,
    "status" "dispute_status" NOT NULL,
    "reason" TEXT NOT NULL,
    "withdrawn_pence" BIGINT NOT NULL DEFAULT 0,
    "lost_pence" BIGINT NOT NULL DEFAULT 0,
    "respond_by" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dispute_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "dispute" ADD CONSTRAINT "dispute_amounts_are_whole"
  CHECK ("amount_pence" > 0 AND "lost_pence" BETWEEN 0 AND "withdrawn_pence");

-- CreateIndex
CREATE INDEX "dispute_payment_id_idx" ON "dispute"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "dispute_provider_provider_dispute_id_key" ON "dispute"("provider", "provider_dispute_id");

-- AddForeignKey
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

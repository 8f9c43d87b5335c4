-- CreateEnum
CREATE TYPE "sale_milestone_key" AS ENUM ('contract_pack', 'mortgage_offer', 'survey', 'searches', 'enquiries', 'exchange', 'completion');

-- CreateEnum
CREATE TYPE "milestone_state" AS ENUM ('done', 'expected');

-- CreateTable
CREATE TABLE "sale_milestone" (
    "id" SERIAL NOT NULL,
    "offer_id" INTEGER NOT NULL,
    "milestone" "sale_milestone_key" NOT NULL,
    "state" "milestone_state" NOT NULL,
    "day" DATE NOT NULL,
    "party" "sale_party" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sale_milestone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sale_reminder" (
    "id" SERIAL NOT NULL,
    "offer_id" INTEGER NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sale_reminder_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sale_milestone_offer_id_id_idx" ON "sale_milestone"("offer_id", "id");

-- CreateIndex
CREATE INDEX "sale_reminder_offer_id_sent_at_idx" ON "sale_reminder"("offer_id", "sent_at");

-- AddForeignKey
ALTER TABLE "sale_milestone" ADD CONSTRAINT "sale_milestone_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sale_reminder" ADD CONSTRAINT "sale_reminder_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "sale_milestone_append_only" BEFORE UPDATE OR DELETE ON "sale_milestone"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "idle_warned_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "contact_message_email_idx" ON "contact_message"("email");

-- CreateIndex
CREATE INDEX "thread_message_offer_id_idx" ON "thread_message"("offer_id");

-- CreateIndex
CREATE INDEX "thread_message_let_request_id_idx" ON "thread_message"("let_request_id");

-- CreateIndex
CREATE INDEX "offer_thread_id_idx" ON "offer"("thread_id");

-- CreateIndex
CREATE INDEX "let_request_thread_id_idx" ON "let_request"("thread_id");

-- Setting the reference to null would change an append-only record, so no viewing, offer or request could be deleted.
-- DropForeignKey
ALTER TABLE "thread_message" DROP CONSTRAINT "thread_message_viewing_id_fkey";

-- DropForeignKey
ALTER TABLE "thread_message" DROP CONSTRAINT "thread_message_offer_id_fkey";

-- DropForeignKey
ALTER TABLE "thread_message" DROP CONSTRAINT "thread_message_let_request_id_fkey";

-- AddForeignKey
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_viewing_id_fkey" FOREIGN KEY ("viewing_id") REFERENCES "viewing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_let_request_id_fkey" FOREIGN KEY ("let_request_id") REFERENCES "let_request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Records whose retention period has ended are deleted by a transaction that sets agency.retention (GDPR art. 5(1)(e)).
-- Records of money, of terms and of listings are never deleted.
CREATE OR REPLACE FUNCTION refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('agency.retention', true) = 'on' AND TG_TABLE_NAME IN (
      'thread_message', 'viewing_event', 'offer_event', 'let_request_event', 'sale_milestone', 'tenancy_milestone',
      'memorandum', 'identity_check_event') THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

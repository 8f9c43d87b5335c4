-- CreateEnum
CREATE TYPE "order_kind" AS ENUM ('package', 'adhoc', 'portal', 'subscription', 'tenant');

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('open', 'settled', 'cancelled');

-- CreateEnum
CREATE TYPE "order_event_type" AS ENUM ('created', 'terms_accepted', 'settled', 'cancelled', 'refunded');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('created', 'open', 'paid', 'expired', 'failed');

-- CreateEnum
CREATE TYPE "refund_status" AS ENUM ('requested', 'done', 'failed');

-- CreateEnum
CREATE TYPE "deposit_status" AS ENUM ('awaited', 'held', 'returning', 'returned', 'kept');

-- CreateTable
CREATE TABLE "order" (
    "id" SERIAL NOT NULL,
    "reference" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "kind" "order_kind" NOT NULL,
    "package_def" TEXT,
    "additional_package" TEXT,
    "description" TEXT NOT NULL,
    "amount_pence" BIGINT NOT NULL,
    "vat_pence" BIGINT NOT NULL,
    "on_completion_pence" BIGINT NOT NULL DEFAULT 0,
    "status" "order_status" NOT NULL DEFAULT 'open',
    "terms_version" TEXT,
    "terms_hash" TEXT,
    "start_requested_at" TIMESTAMPTZ(3),
    "cancellable_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "terms" (
    "hash" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "terms_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "order_event" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "type" "order_event_type" NOT NULL,
    "actor_id" INTEGER,
    "amount_pence" BIGINT NOT NULL,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "session_id" TEXT,
    "intent_id" TEXT,
    "subscription_id" TEXT,
    "url" TEXT,
    "amount_pence" BIGINT NOT NULL,
    "status" "payment_status" NOT NULL DEFAULT 'created',
    "is_surplus" BOOLEAN NOT NULL DEFAULT false,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_event" (
    "id" SERIAL NOT NULL,
    "provider" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "amount_pence" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "refund_status" NOT NULL DEFAULT 'requested',
    "provider_refund_id" TEXT,
    "failure" TEXT,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_transaction" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "payment_id" INTEGER,
    "refund_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_transaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "id" SERIAL NOT NULL,
    "transaction_id" INTEGER NOT NULL,
    "account" TEXT NOT NULL,
    "amount_pence" BIGINT NOT NULL,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenant_deposit" (
    "order_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "status" "deposit_status" NOT NULL DEFAULT 'awaited',
    "held_at" TIMESTAMPTZ(3),
    "deadline_at" TIMESTAMPTZ(3),
    "return_by" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "tenant_deposit_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "sandbox_session" (
    "id" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "amount_pence" BIGINT NOT NULL,
    "description" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "is_subscription" BOOLEAN NOT NULL DEFAULT false,
    "success_url" TEXT NOT NULL,
    "cancel_url" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "intent_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_refund" (
    "id" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "amount_pence" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_refund_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "order_reference_key" ON "order"("reference");

-- CreateIndex
CREATE INDEX "order_user_id_id_idx" ON "order"("user_id", "id");

-- CreateIndex
CREATE INDEX "order_listing_id_kind_status_idx" ON "order"("listing_id", "kind", "status");

-- CreateIndex
CREATE INDEX "order_event_order_id_id_idx" ON "order_event"("order_id", "id");

-- CreateIndex
CREATE INDEX "payment_order_id_idx" ON "payment"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_provider_session_id_key" ON "payment"("provider", "session_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_provider_intent_id_key" ON "payment"("provider", "intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "provider_event_provider_event_id_key" ON "provider_event"("provider", "event_id");

-- CreateIndex
CREATE INDEX "refund_order_id_idx" ON "refund"("order_id");

-- CreateIndex
CREATE INDEX "refund_payment_id_idx" ON "refund"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_transaction_key_key" ON "ledger_transaction"("key");

-- CreateIndex
CREATE INDEX "ledger_entry_transaction_id_idx" ON "ledger_entry"("transaction_id");

-- CreateIndex
CREATE INDEX "ledger_entry_account_idx" ON "ledger_entry"("account");

-- CreateIndex
CREATE INDEX "tenant_deposit_listing_id_idx" ON "tenant_deposit"("listing_id");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_session_idempotency_key_key" ON "sandbox_session"("idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_refund_idempotency_key_key" ON "sandbox_refund"("idempotency_key");

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_terms_hash_fkey" FOREIGN KEY ("terms_hash") REFERENCES "terms"("hash") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refund"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "ledger_transaction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_deposit" ADD CONSTRAINT "tenant_deposit_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_deposit" ADD CONSTRAINT "tenant_deposit_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sandbox_session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Money that moved is a record: it is added to, never rewritten.
CREATE TRIGGER "order_event_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "ledger_transaction_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transaction"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "terms_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "terms"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- At the commit, so that the entries of a transaction can be inserted one after the other.
CREATE FUNCTION ledger_transaction_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_pence), 0) FROM ledger_entry WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to nought', NEW.transaction_id
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "ledger_entry_balances" AFTER INSERT ON "ledger_entry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_balances();
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_has_an_amount" CHECK ("amount_pence" <> 0);

ALTER TABLE "order" ADD CONSTRAINT "order_amounts_are_whole"
  CHECK ("amount_pence" >= 0 AND "on_completion_pence" >= 0 AND "vat_pence" BETWEEN 0 AND "amount_pence");
ALTER TABLE "payment" ADD CONSTRAINT "payment_has_an_amount" CHECK ("amount_pence" > 0);
ALTER TABLE "refund" ADD CONSTRAINT "refund_has_an_amount" CHECK ("amount_pence" > 0);

-- A payment page makes a record at each opening (PAY-12), and finds the one that is open.
CREATE UNIQUE INDEX "order_one_open" ON "order"("user_id", "listing_id", "kind")
  WHERE "status" = 'open' AND "kind" <> 'adhoc';
-- Two tabs pay in the same checkout session, which the provider closes when it is paid.
CREATE UNIQUE INDEX "payment_one_open" ON "payment"("order_id") WHERE "status" IN ('created', 'open');
-- One holding deposit at a time (Tenant Fees Act 2019, schedule 1, paragraph 3).
CREATE UNIQUE INDEX "tenant_deposit_one_held" ON "tenant_deposit"("listing_id") WHERE "status" = 'held';
CREATE INDEX "payment_unfinished" ON "payment"("checked_at") WHERE "status" IN ('created', 'open');
CREATE INDEX "provider_event_unhandled" ON "provider_event"("id") WHERE "handled_at" IS NULL;

CREATE FUNCTION order_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event(jsonb_build_object('type', 'order-settled', 'orderId', NEW.id, 'listingId', NEW.listing_id));
  RETURN NULL;
END $$;
CREATE TRIGGER "order_settled" AFTER UPDATE OF "status" ON "order"
  FOR EACH ROW WHEN (OLD.status <> 'settled' AND NEW.status = 'settled') EXECUTE FUNCTION order_settled();

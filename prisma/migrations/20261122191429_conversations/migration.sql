-- CreateEnum
CREATE TYPE "viewing_status" AS ENUM ('proposed', 'accepted', 'declined', 'rescheduled', 'cancelled', 'done');

-- CreateEnum
CREATE TYPE "offer_status" AS ENUM ('made', 'countered', 'accepted', 'declined', 'withdrawn', 'expired');

-- CreateEnum
CREATE TYPE "proof_of_funds" AS ENUM ('shown', 'later', 'none');

-- CreateEnum
CREATE TYPE "let_request_status" AS ENUM ('made', 'accepted', 'declined', 'withdrawn', 'expired');

-- CreateTable
CREATE TABLE "thread" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "starter_id" INTEGER NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "thread_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_participant" (
    "thread_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "last_read_message_id" INTEGER NOT NULL DEFAULT 0,
    "last_mailed_message_id" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "thread_participant_pkey" PRIMARY KEY ("thread_id","user_id")
);

-- CreateTable
CREATE TABLE "thread_message" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "viewing_id" INTEGER,
    "offer_id" INTEGER,
    "let_request_id" INTEGER,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "thread_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_block" (
    "blocker_id" INTEGER NOT NULL,
    "blocked_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_block_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "thread_report" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER NOT NULL,
    "reporter_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "thread_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "availability" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "weekday" SMALLINT NOT NULL,
    "start_minute" SMALLINT NOT NULL,
    "end_minute" SMALLINT NOT NULL,

    CONSTRAINT "availability_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "day_off" (
    "user_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "day_off_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "viewing" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "host_id" INTEGER NOT NULL,
    "viewer_id" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "status" "viewing_status" NOT NULL DEFAULT 'proposed',
    "proposed_by_id" INTEGER NOT NULL,
    "replaces_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "feedback" TEXT,
    "feedback_key_hash" TEXT,

    CONSTRAINT "viewing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "viewing_event" (
    "id" SERIAL NOT NULL,
    "viewing_id" INTEGER NOT NULL,
    "type" "viewing_status" NOT NULL,
    "actor_id" INTEGER,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "viewing_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "buyer_id" INTEGER NOT NULL,
    "status" "offer_status" NOT NULL DEFAULT 'made',
    "amount_pence" BIGINT NOT NULL,
    "position" TEXT NOT NULL,
    "chain" TEXT NOT NULL,
    "conditions" TEXT NOT NULL,
    "proof_of_funds" "proof_of_funds" NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_event" (
    "id" SERIAL NOT NULL,
    "offer_id" INTEGER NOT NULL,
    "type" "offer_status" NOT NULL,
    "actor_id" INTEGER,
    "amount_pence" BIGINT NOT NULL,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "let_request" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "status" "let_request_status" NOT NULL DEFAULT 'made',
    "move_in_on" DATE NOT NULL,
    "tenants" SMALLINT NOT NULL,
    "pets" TEXT NOT NULL DEFAULT '',
    "rent_pence" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "let_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "let_request_event" (
    "id" SERIAL NOT NULL,
    "let_request_id" INTEGER NOT NULL,
    "type" "let_request_status" NOT NULL,
    "actor_id" INTEGER,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "let_request_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "thread_starter_id_last_message_at_idx" ON "thread"("starter_id", "last_message_at");

-- CreateIndex
CREATE INDEX "thread_owner_id_last_message_at_idx" ON "thread"("owner_id", "last_message_at");

-- CreateIndex
CREATE UNIQUE INDEX "thread_listing_id_starter_id_owner_id_key" ON "thread"("listing_id", "starter_id", "owner_id");

-- CreateIndex
CREATE INDEX "thread_participant_user_id_idx" ON "thread_participant"("user_id");

-- CreateIndex
CREATE INDEX "thread_message_thread_id_id_idx" ON "thread_message"("thread_id", "id");

-- CreateIndex
CREATE INDEX "thread_report_thread_id_idx" ON "thread_report"("thread_id");

-- CreateIndex
CREATE UNIQUE INDEX "availability_user_id_weekday_start_minute_key" ON "availability"("user_id", "weekday", "start_minute");

-- CreateIndex
CREATE UNIQUE INDEX "viewing_replaces_id_key" ON "viewing"("replaces_id");

-- CreateIndex
CREATE UNIQUE INDEX "viewing_feedback_key_hash_key" ON "viewing"("feedback_key_hash");

-- CreateIndex
CREATE INDEX "viewing_host_id_starts_at_idx" ON "viewing"("host_id", "starts_at");

-- CreateIndex
CREATE INDEX "viewing_viewer_id_starts_at_idx" ON "viewing"("viewer_id", "starts_at");

-- CreateIndex
CREATE INDEX "viewing_thread_id_idx" ON "viewing"("thread_id");

-- CreateIndex
CREATE INDEX "viewing_event_viewing_id_id_idx" ON "viewing_event"("viewing_id", "id");

-- CreateIndex
CREATE INDEX "offer_listing_id_status_idx" ON "offer"("listing_id", "status");

-- CreateIndex
CREATE INDEX "offer_buyer_id_idx" ON "offer"("buyer_id");

-- CreateIndex
CREATE INDEX "offer_event_offer_id_id_idx" ON "offer_event"("offer_id", "id");

-- CreateIndex
CREATE INDEX "let_request_listing_id_status_idx" ON "let_request"("listing_id", "status");

-- CreateIndex
CREATE INDEX "let_request_tenant_id_idx" ON "let_request"("tenant_id");

-- CreateIndex
CREATE INDEX "let_request_event_let_request_id_id_idx" ON "let_request_event"("let_request_id", "id");

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_starter_id_fkey" FOREIGN KEY ("starter_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_participant" ADD CONSTRAINT "thread_participant_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_participant" ADD CONSTRAINT "thread_participant_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_viewing_id_fkey" FOREIGN KEY ("viewing_id") REFERENCES "viewing"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_let_request_id_fkey" FOREIGN KEY ("let_request_id") REFERENCES "let_request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_report" ADD CONSTRAINT "thread_report_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_report" ADD CONSTRAINT "thread_report_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "availability" ADD CONSTRAINT "availability_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "day_off" ADD CONSTRAINT "day_off_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_viewer_id_fkey" FOREIGN KEY ("viewer_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "viewing"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viewing_event" ADD CONSTRAINT "viewing_event_viewing_id_fkey" FOREIGN KEY ("viewing_id") REFERENCES "viewing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viewing_event" ADD CONSTRAINT "viewing_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_event" ADD CONSTRAINT "offer_event_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_event" ADD CONSTRAINT "offer_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "let_request" ADD CONSTRAINT "let_request_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "let_request" ADD CONSTRAINT "let_request_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "let_request" ADD CONSTRAINT "let_request_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "let_request_event" ADD CONSTRAINT "let_request_event_let_request_id_fkey" FOREIGN KEY ("let_request_id") REFERENCES "let_request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "let_request_event" ADD CONSTRAINT "let_request_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What was said and done is a record: it is added to, never rewritten.
CREATE TRIGGER "thread_message_append_only" BEFORE UPDATE OR DELETE ON "thread_message"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "viewing_event_append_only" BEFORE UPDATE OR DELETE ON "viewing_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "offer_event_append_only" BEFORE UPDATE OR DELETE ON "offer_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "let_request_event_append_only" BEFORE UPDATE OR DELETE ON "let_request_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

ALTER TABLE "thread" ADD CONSTRAINT "thread_has_two_parties" CHECK ("starter_id" <> "owner_id");
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_has_two_users" CHECK ("blocker_id" <> "blocked_id");
ALTER TABLE "availability" ADD CONSTRAINT "availability_is_within_a_day"
  CHECK ("weekday" BETWEEN 1 AND 7 AND 0 <= "start_minute" AND "start_minute" < "end_minute" AND "end_minute" <= 1440);
ALTER TABLE "offer" ADD CONSTRAINT "offer_has_an_amount" CHECK ("amount_pence" > 0);
ALTER TABLE "let_request" ADD CONSTRAINT "let_request_has_tenants" CHECK ("tenants" BETWEEN 1 AND 20);

-- Viewings begin at whole slots, so a person who is free at the same start is free for the whole viewing.
CREATE UNIQUE INDEX "viewing_host_slot" ON "viewing"("host_id", "starts_at") WHERE "status" IN ('proposed', 'accepted');
CREATE UNIQUE INDEX "viewing_viewer_slot" ON "viewing"("viewer_id", "starts_at") WHERE "status" IN ('proposed', 'accepted');

CREATE UNIQUE INDEX "offer_one_accepted" ON "offer"("listing_id") WHERE "status" = 'accepted';
CREATE UNIQUE INDEX "offer_one_open" ON "offer"("listing_id", "buyer_id")
  WHERE "status" IN ('made', 'countered', 'accepted');
CREATE UNIQUE INDEX "let_request_one_accepted" ON "let_request"("listing_id") WHERE "status" = 'accepted';
CREATE UNIQUE INDEX "let_request_one_open" ON "let_request"("listing_id", "tenant_id")
  WHERE "status" IN ('made', 'accepted');

-- Sockets and mails follow what the tables tell, whichever process wrote it.
CREATE FUNCTION thread_message_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event(jsonb_build_object('type', 'message-sent', 'threadId', NEW.thread_id, 'messageId', NEW.id,
    'senderId', NEW.sender_id));
  RETURN NULL;
END $$;
CREATE TRIGGER "thread_message_sent" AFTER INSERT ON "thread_message"
  FOR EACH ROW EXECUTE FUNCTION thread_message_sent();

CREATE FUNCTION thread_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event(jsonb_build_object('type', 'thread-read', 'threadId', NEW.thread_id, 'userId', NEW.user_id,
    'messageId', NEW.last_read_message_id));
  RETURN NULL;
END $$;
CREATE TRIGGER "thread_read" AFTER UPDATE OF "last_read_message_id" ON "thread_participant"
  FOR EACH ROW WHEN (OLD.last_read_message_id <> NEW.last_read_message_id) EXECUTE FUNCTION thread_read();

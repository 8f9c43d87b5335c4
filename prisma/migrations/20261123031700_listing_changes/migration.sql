-- CreateTable
CREATE TABLE "listing_change" (
    "id" BIGSERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "transaction_id" BIGINT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "listing_change_transaction_id_idx" ON "listing_change"("transaction_id");

-- CreateIndex
CREATE INDEX "listing_change_changed_at_idx" ON "listing_change"("changed_at");

-- As before, and each listing is also noted with its transaction. A process that keeps listings in memory asks for the
-- notes of transactions that its last snapshot did not see, so it misses nothing, in whatever order they commit.
CREATE OR REPLACE FUNCTION publish_listing_event(event_type text, listing_ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_change (listing_id, transaction_id)
    SELECT id, pg_current_xact_id()::text::bigint FROM (SELECT DISTINCT unnest(listing_ids) AS id) known;
  SELECT publish_event(jsonb_build_object('type', event_type, 'ids', jsonb_agg(id ORDER BY id)))
    FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 400 AS message
            FROM (SELECT DISTINCT unnest(listing_ids) AS id) known) numbered
   GROUP BY message;
$$;

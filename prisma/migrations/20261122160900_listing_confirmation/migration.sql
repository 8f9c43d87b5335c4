-- CreateTable
CREATE TABLE "confirmation_request" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "key_hash" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "confirmation_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "confirmation_request_key_hash_key" ON "confirmation_request"("key_hash");

-- CreateIndex
CREATE INDEX "confirmation_request_listing_id_asked_at_idx" ON "confirmation_request"("listing_id", "asked_at");

-- AddForeignKey
ALTER TABLE "confirmation_request" ADD CONSTRAINT "confirmation_request_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Every act of the seller confirms a listing: whoever changes the price of a home is still selling it.
CREATE FUNCTION last_confirmed_at(id integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT max(at) FROM listing_event WHERE listing_event.listing_id = $1 AND type <> 'withdrawn'),
                  (SELECT created_at FROM listing WHERE listing.id = $1));
$$;

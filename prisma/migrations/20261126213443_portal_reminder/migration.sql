-- CreateTable
CREATE TABLE "portal_reminder" (
    "listing_id" INTEGER NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portal_reminder_pkey" PRIMARY KEY ("listing_id","ends_at")
);

-- AddForeignKey
ALTER TABLE "portal_reminder" ADD CONSTRAINT "portal_reminder_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

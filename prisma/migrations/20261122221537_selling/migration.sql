-- CreateEnum
CREATE TYPE "identity_state" AS ENUM ('not_started', 'submitted', 'passed', 'refer', 'expired');

-- CreateTable
CREATE TABLE "listing_revision" (
    "listing_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "fields" TEXT[],
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_revision_pkey" PRIMARY KEY ("listing_id","revision")
);

-- CreateTable
CREATE TABLE "listing_submission" (
    "listing_id" INTEGER NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "approved_at" TIMESTAMPTZ(3),

    CONSTRAINT "listing_submission_pkey" PRIMARY KEY ("listing_id")
);

-- CreateTable
CREATE TABLE "identity_check" (
    "id" SERIAL NOT NULL,
    "property_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "name" TEXT NOT NULL,
    "state" "identity_state" NOT NULL DEFAULT 'not_started',
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_check_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_check_event" (
    "id" SERIAL NOT NULL,
    "check_id" INTEGER NOT NULL,
    "state" "identity_state" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_check_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_day" (
    "listing_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "listing_day_pkey" PRIMARY KEY ("listing_id","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "identity_check_property_id_name_key" ON "identity_check"("property_id", "name");

-- CreateIndex
CREATE INDEX "identity_check_event_check_id_id_idx" ON "identity_check_event"("check_id", "id");

-- AddForeignKey
ALTER TABLE "listing_revision" ADD CONSTRAINT "listing_revision_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_submission" ADD CONSTRAINT "listing_submission_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_check_event" ADD CONSTRAINT "identity_check_event_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "identity_check"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_day" ADD CONSTRAINT "listing_day_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "listing_day" ADD CONSTRAINT "listing_day_views" CHECK ("views" >= 0);

CREATE TRIGGER "listing_revision_append_only" BEFORE UPDATE OR DELETE ON "listing_revision"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "identity_check_event_append_only" BEFORE UPDATE OR DELETE ON "identity_check_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- The price of a draft is asked for after its address.
ALTER TABLE "listing" DROP CONSTRAINT "listing_price_or_poa";
ALTER TABLE "listing" ADD CONSTRAINT "listing_price_or_poa" CHECK (
  ("status" = 'draft' AND "price_pence" IS NULL OR ("price_qualifier" = 'poa') = ("price_pence" IS NULL))
  AND ("price_pence" IS NULL OR "price_pence" >= 0));

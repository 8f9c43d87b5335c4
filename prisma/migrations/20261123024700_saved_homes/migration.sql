-- AlterTable
ALTER TABLE "listing_day" ADD COLUMN     "saves" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "saved_home" (
    "user_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "price_pence" BIGINT,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_home_pkey" PRIMARY KEY ("user_id","listing_id")
);

-- CreateIndex
CREATE INDEX "saved_home_listing_id_idx" ON "saved_home"("listing_id");

-- AddForeignKey
ALTER TABLE "saved_home" ADD CONSTRAINT "saved_home_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_home" ADD CONSTRAINT "saved_home_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "listing_day" ADD CONSTRAINT "listing_day_saves" CHECK ("saves" >= 0);

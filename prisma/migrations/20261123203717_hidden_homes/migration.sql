-- CreateTable
CREATE TABLE "hidden_home" (
    "user_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "hidden_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hidden_home_pkey" PRIMARY KEY ("user_id","listing_id")
);

-- CreateIndex
CREATE INDEX "hidden_home_listing_id_idx" ON "hidden_home"("listing_id");

-- AddForeignKey
ALTER TABLE "hidden_home" ADD CONSTRAINT "hidden_home_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_home" ADD CONSTRAINT "hidden_home_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

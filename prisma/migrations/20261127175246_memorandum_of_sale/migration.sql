-- CreateEnum
CREATE TYPE "sale_party" AS ENUM ('seller', 'buyer');

-- AlterTable
ALTER TABLE "identity_check" ADD COLUMN     "offer_id" INTEGER,
ALTER COLUMN "property_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "conveyancer" (
    "offer_id" INTEGER NOT NULL,
    "party" "sale_party" NOT NULL,
    "firm" TEXT NOT NULL,
    "contact_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conveyancer_pkey" PRIMARY KEY ("offer_id","party")
);

-- CreateTable
CREATE TABLE "memorandum" (
    "id" SERIAL NOT NULL,
    "offer_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memorandum_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "memorandum_offer_id_id_idx" ON "memorandum"("offer_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "identity_check_offer_id_name_key" ON "identity_check"("offer_id", "name");

-- AddForeignKey
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conveyancer" ADD CONSTRAINT "conveyancer_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memorandum" ADD CONSTRAINT "memorandum_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A check is of an owner of a property, or of a buyer under an offer.
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_subject" CHECK (num_nonnulls("property_id", "offer_id") = 1);

CREATE TRIGGER "memorandum_append_only" BEFORE UPDATE OR DELETE ON "memorandum"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- CreateEnum
CREATE TYPE "letting_certificate_key" AS ENUM ('gas', 'electrical', 'energy', 'registration', 'licence');

-- CreateTable
CREATE TABLE "letting_certificate" (
    "property_id" INTEGER NOT NULL,
    "certificate" "letting_certificate_key" NOT NULL,
    "valid_until" DATE,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reminder_count" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "letting_certificate_pkey" PRIMARY KEY ("property_id","certificate")
);

-- CreateIndex
CREATE INDEX "letting_certificate_valid_until_idx" ON "letting_certificate"("valid_until");

-- AddForeignKey
ALTER TABLE "letting_certificate" ADD CONSTRAINT "letting_certificate_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

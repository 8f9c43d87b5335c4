-- CreateEnum
CREATE TYPE "price_paid_type" AS ENUM ('detached', 'semi-detached', 'terraced', 'flat');

-- CreateEnum
CREATE TYPE "price_paid_tenure" AS ENUM ('freehold', 'leasehold');

-- CreateTable
CREATE TABLE "price_paid" (
    "id" UUID NOT NULL,
    "price_pence" BIGINT NOT NULL,
    "paid_on" DATE NOT NULL,
    "postcode" TEXT NOT NULL,
    "sector" TEXT NOT NULL,
    "type" "price_paid_type" NOT NULL,
    "is_new" BOOLEAN NOT NULL,
    "tenure" "price_paid_tenure" NOT NULL,
    "address" TEXT NOT NULL,

    CONSTRAINT "price_paid_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_paid_file" (
    "digest" TEXT NOT NULL,
    "lines" INTEGER NOT NULL,

    CONSTRAINT "price_paid_file_pkey" PRIMARY KEY ("digest")
);

-- CreateIndex
CREATE INDEX "price_paid_sector_paid_on_idx" ON "price_paid"("sector", "paid_on");

-- CreateEnum
CREATE TYPE "upload_state" AS ENUM ('receiving', 'received', 'refused');

-- AlterTable
ALTER TABLE "listing_media" ADD COLUMN     "advice" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "upload" (
    "id" TEXT NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" "media_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "state" "upload_state" NOT NULL DEFAULT 'receiving',
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "upload_listing_id_idx" ON "upload"("listing_id");

-- CreateIndex
CREATE INDEX "upload_user_id_idx" ON "upload"("user_id");

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Which branches a run of an import refreshed, and when its file was written: an older file must not
-- overwrite a newer one.
-- AlterTable
ALTER TABLE "import_run" ADD COLUMN     "branches" TEXT[],
ADD COLUMN     "generated_at" TIMESTAMPTZ(3);

-- The feed's own name of a picture: a feed sends a picture once, and names it again in every later file.
-- AlterTable
ALTER TABLE "listing_media" ADD COLUMN     "source" TEXT;

-- Whether a file may be read is asked by its name.
-- CreateIndex
CREATE INDEX "listing_media_file_idx" ON "listing_media"("file");

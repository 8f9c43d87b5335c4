-- CreateIndex
CREATE INDEX "thread_message_viewing_id_idx" ON "thread_message"("viewing_id");

-- CreateIndex
CREATE INDEX "viewing_listing_id_idx" ON "viewing"("listing_id");

-- CreateTable
CREATE TABLE "chat_conversation" (
    "key" TEXT NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_conversation_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "chat_conversation_updated_at_idx" ON "chat_conversation"("updated_at");

-- AddForeignKey
ALTER TABLE "chat_conversation" ADD CONSTRAINT "chat_conversation_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "deposit_reminder" (
    "let_request_id" INTEGER NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deposit_reminder_pkey" PRIMARY KEY ("let_request_id")
);

-- AddForeignKey
ALTER TABLE "deposit_reminder" ADD CONSTRAINT "deposit_reminder_let_request_id_fkey" FOREIGN KEY ("let_request_id") REFERENCES "let_request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

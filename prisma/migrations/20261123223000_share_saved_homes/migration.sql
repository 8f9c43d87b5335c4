-- CreateTable
CREATE TABLE "share_invitation" (
    "inviter_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "share_invitation_pkey" PRIMARY KEY ("inviter_id")
);

-- CreateTable
CREATE TABLE "sharing_partner" (
    "user_id" INTEGER NOT NULL,
    "partner_id" INTEGER NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sharing_partner_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "share_invitation_key_hash_key" ON "share_invitation"("key_hash");

-- CreateIndex
CREATE INDEX "share_invitation_expires_at_idx" ON "share_invitation"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "sharing_partner_partner_id_key" ON "sharing_partner"("partner_id");

-- AddForeignKey
ALTER TABLE "share_invitation" ADD CONSTRAINT "share_invitation_inviter_id_fkey" FOREIGN KEY ("inviter_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sharing_partner" ADD CONSTRAINT "sharing_partner_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sharing_partner" ADD CONSTRAINT "sharing_partner_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "sharing_partner" ADD CONSTRAINT "sharing_partner_not_self" CHECK ("user_id" <> "partner_id");

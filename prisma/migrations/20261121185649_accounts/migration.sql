-- CreateEnum
CREATE TYPE "link_purpose" AS ENUM ('login', 'reset');

-- CreateEnum
CREATE TYPE "user_message_type" AS ENUM ('success', 'info', 'warning', 'error');

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "notify_logins" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "notify_messages" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "otp_failures" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "secret" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "user_session" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "socket_hash" TEXT NOT NULL,
    "device_id" TEXT NOT NULL DEFAULT '',
    "device" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_password" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "device_id" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_password_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_link" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "purpose" "link_purpose" NOT NULL,
    "key_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_subscription" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "key" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "subscribed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "unsubscribed_at" TIMESTAMPTZ(3),

    CONSTRAINT "newsletter_subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_message" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "type" "user_message_type" NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_session_token_hash_key" ON "user_session"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "user_session_socket_hash_key" ON "user_session"("socket_hash");

-- CreateIndex
CREATE INDEX "user_session_user_id_device_id_idx" ON "user_session"("user_id", "device_id");

-- CreateIndex
CREATE INDEX "user_session_expires_at_idx" ON "user_session"("expires_at");

-- CreateIndex
CREATE INDEX "one_time_password_device_id_created_at_idx" ON "one_time_password"("device_id", "created_at");

-- CreateIndex
CREATE INDEX "one_time_password_user_id_idx" ON "one_time_password"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_link_key_hash_key" ON "account_link"("key_hash");

-- CreateIndex
CREATE INDEX "account_link_user_id_idx" ON "account_link"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscription_email_key" ON "newsletter_subscription"("email");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscription_key_key" ON "newsletter_subscription"("key");

-- CreateIndex
CREATE INDEX "user_message_user_id_read_at_idx" ON "user_message"("user_id", "read_at");

-- AddForeignKey
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_password" ADD CONSTRAINT "one_time_password_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_message" ADD CONSTRAINT "user_message_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

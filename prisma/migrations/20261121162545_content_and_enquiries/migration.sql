-- CreateEnum
CREATE TYPE "content_section" AS ENUM ('news', 'guide');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('queued', 'sent', 'given-up');

-- CreateTable
CREATE TABLE "content_item" (
    "id" SERIAL NOT NULL,
    "section" "content_section" NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "page_title" TEXT NOT NULL,
    "meta_content" TEXT NOT NULL,
    "short_description" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "thumbnail" TEXT,
    "thumbnail_alt" TEXT NOT NULL DEFAULT '',
    "large_image" TEXT,
    "large_image_alt" TEXT NOT NULL DEFAULT '',
    "youtube_url" TEXT,
    "video_src" TEXT,
    "image_video_status" SMALLINT NOT NULL DEFAULT 0,
    "related_automatic" BOOLEAN NOT NULL DEFAULT true,
    "related_slugs" TEXT[],
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "tags" TEXT[],
    "published_on" DATE NOT NULL,

    CONSTRAINT "content_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vacancy" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "salary" TEXT NOT NULL,
    "contract" TEXT NOT NULL,
    "hours" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "added_on" DATE NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'live',
    "deleted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "vacancy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "contact_no" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" SERIAL NOT NULL,
    "to" TEXT NOT NULL,
    "reply_to" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "state" "mail_state" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_window" (
    "key" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "rate_window_pkey" PRIMARY KEY ("key","starts_at")
);

-- CreateIndex
CREATE INDEX "content_item_section_published_on_id_idx" ON "content_item"("section", "published_on" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "content_item_section_slug_key" ON "content_item"("section", "slug");

-- CreateIndex
CREATE INDEX "mail_state_next_try_at_idx" ON "mail"("state", "next_try_at");

-- CreateIndex
CREATE INDEX "rate_window_starts_at_idx" ON "rate_window"("starts_at");

CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_tags', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER "content_item_changed" AFTER INSERT OR UPDATE OR DELETE ON "content_item"
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed('news,guides');
CREATE TRIGGER "vacancy_changed" AFTER INSERT OR UPDATE OR DELETE ON "vacancy"
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed('vacancies');
-- A queued mail wakes the sender at once.
CREATE TRIGGER "mail_queued" AFTER INSERT ON "mail"
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed('mail-queued');

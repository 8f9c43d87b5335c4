-- CreateEnum
CREATE TYPE "alert_frequency" AS ENUM ('at_once', 'daily', 'weekly', 'none');

-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "unsubscribe_url" TEXT;

-- CreateTable
CREATE TABLE "saved_search" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "href" TEXT NOT NULL,
    "frequency" "alert_frequency" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "digested_on" DATE NOT NULL,

    CONSTRAINT "saved_search_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_news" (
    "event_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,

    CONSTRAINT "listing_news_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "search_match" (
    "search_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "event_id" INTEGER NOT NULL,

    CONSTRAINT "search_match_pkey" PRIMARY KEY ("search_id","listing_id")
);

-- CreateTable
CREATE TABLE "search_alert" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "key_hash" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_alert_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alerted_home" (
    "alert_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "event_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "alerted_home_pkey" PRIMARY KEY ("alert_id","listing_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_search_user_id_href_key" ON "saved_search"("user_id", "href");

-- CreateIndex
CREATE INDEX "search_match_listing_id_idx" ON "search_match"("listing_id");

-- CreateIndex
CREATE UNIQUE INDEX "search_alert_key_hash_key" ON "search_alert"("key_hash");

-- CreateIndex
CREATE INDEX "search_alert_user_id_idx" ON "search_alert"("user_id");

-- CreateIndex
CREATE INDEX "alerted_home_user_id_listing_id_idx" ON "alerted_home"("user_id", "listing_id");

-- CreateIndex
CREATE INDEX "alerted_home_listing_id_idx" ON "alerted_home"("listing_id");

-- AddForeignKey
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_match" ADD CONSTRAINT "search_match_search_id_fkey" FOREIGN KEY ("search_id") REFERENCES "saved_search"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_match" ADD CONSTRAINT "search_match_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_alert" ADD CONSTRAINT "search_alert_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerted_home" ADD CONSTRAINT "alerted_home_alert_id_fkey" FOREIGN KEY ("alert_id") REFERENCES "search_alert"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerted_home" ADD CONSTRAINT "alerted_home_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_texts"
  CHECK (length("name") BETWEEN 1 AND 100 AND length("href") BETWEEN 1 AND 2000);

-- Notes what searches with alerts are to be told, and adds the job that matches it, in the transaction of the event.
-- There is a job for each transaction, because a shared key would make transactions wait for each other.
CREATE FUNCTION listing_news_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM saved_search WHERE frequency <> 'none') THEN
    RETURN NULL;
  END IF;
  INSERT INTO listing_news (event_id, listing_id)
    SELECT id, listing_id FROM added
     WHERE type IN ('listed', 'live_again') OR (type = 'price_changed' AND price_pence < previous_pence);
  IF FOUND THEN
    PERFORM graphile_worker.add_job('match-saved-searches', '{}'::json, queue_name => 'match-saved-searches',
                                    max_attempts => 25, job_key => 'match-saved-searches:' || pg_current_xact_id());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "listing_news_added" AFTER INSERT ON "listing_event" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listing_news_added();

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "nation" AS ENUM ('england', 'scotland', 'wales', 'northern-ireland');

-- CreateEnum
CREATE TYPE "listing_kind" AS ENUM ('sale', 'let');

-- CreateEnum
CREATE TYPE "listing_status" AS ENUM ('draft', 'available', 'under_offer', 'sold_subject_to_contract', 'reserved', 'let_agreed', 'withdrawn', 'completed');

-- CreateEnum
CREATE TYPE "price_qualifier" AS ENUM ('price', 'poa', 'guide-price', 'fixed-price', 'offers-over', 'offers-in-excess-of', 'offers-in-the-region-of', 'offers-invited', 'from', 'sale-by-tender', 'shared-ownership', 'part-buy-part-rent', 'shared-equity', 'equity-loan');

-- CreateEnum
CREATE TYPE "listing_event_type" AS ENUM ('listed', 'price_changed', 'under_offer', 'let_agreed', 'withdrawn', 'live_again', 'confirmed');

-- CreateEnum
CREATE TYPE "media_kind" AS ENUM ('image', 'floorplan', 'epc', 'document');

-- CreateEnum
CREATE TYPE "fact_source" AS ENUM ('owner', 'agent', 'register');

-- CreateTable
CREATE TABLE "user" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "title" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "mobile" TEXT,
    "buying_position" TEXT,
    "password_hash" TEXT,
    "seller_info_completed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "building" TEXT NOT NULL DEFAULT '',
    "street" TEXT NOT NULL,
    "street_slug" TEXT NOT NULL,
    "locality" TEXT,
    "locality_slug" TEXT,
    "town" TEXT NOT NULL,
    "town_slug" TEXT NOT NULL,
    "county" TEXT NOT NULL,
    "county_slug" TEXT NOT NULL,
    "nation" "nation" NOT NULL,
    "postcode" TEXT NOT NULL,
    "district" TEXT NOT NULL,
    "sector" TEXT,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "type" TEXT NOT NULL,
    "bedrooms" SMALLINT NOT NULL,
    "bathrooms" SMALLINT NOT NULL,
    "reception_rooms" SMALLINT,
    "floor_area_sq_ft" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "property_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "local_agent" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "logo" TEXT NOT NULL,

    CONSTRAINT "local_agent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing" (
    "id" SERIAL NOT NULL,
    "property_id" INTEGER NOT NULL,
    "kind" "listing_kind" NOT NULL,
    "status" "listing_status" NOT NULL,
    "price_pence" BIGINT,
    "price_qualifier" "price_qualifier" NOT NULL DEFAULT 'price',
    "deposit_pence" INTEGER,
    "available_from" DATE,
    "slug" TEXT NOT NULL,
    "display_address" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "features" TEXT[],
    "chain_free" BOOLEAN,
    "local_agent_id" INTEGER,
    "package_def" TEXT,
    "import_branch" TEXT,
    "import_ref" TEXT,
    "import_digest" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_event" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "type" "listing_event_type" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "price_pence" BIGINT,
    "previous_pence" BIGINT,

    CONSTRAINT "listing_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_media" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "kind" "media_kind" NOT NULL,
    "position" SMALLINT NOT NULL,
    "file" TEXT NOT NULL,
    "alt" TEXT NOT NULL,

    CONSTRAINT "listing_media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "material_fact" (
    "id" SERIAL NOT NULL,
    "property_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "source" "fact_source" NOT NULL,
    "supplied_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "material_fact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_entry" (
    "listing_id" INTEGER NOT NULL,
    "kind" "listing_kind" NOT NULL,
    "status" "listing_status" NOT NULL,
    "type" TEXT NOT NULL,
    "price_pence" BIGINT,
    "bedrooms" SMALLINT NOT NULL,
    "listed_at" TIMESTAMPTZ(3) NOT NULL,
    "reduced_at" TIMESTAMPTZ(3),
    "reduced_from" BIGINT,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "nation" "nation" NOT NULL,
    "county_slug" TEXT NOT NULL,
    "town_slug" TEXT NOT NULL,
    "locality_slug" TEXT,
    "street_slug" TEXT NOT NULL,
    "district" TEXT NOT NULL,
    "sector" TEXT,
    "postcode" TEXT NOT NULL,

    CONSTRAINT "search_entry_pkey" PRIMARY KEY ("listing_id")
);

-- CreateTable
CREATE TABLE "site_meta" (
    "attr" TEXT NOT NULL,
    "val" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_meta_pkey" PRIMARY KEY ("attr")
);

-- CreateTable
CREATE TABLE "postcode_unit" (
    "postcode" TEXT NOT NULL,
    "sector" TEXT NOT NULL,
    "district" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "source" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "postcode_unit_pkey" PRIMARY KEY ("postcode")
);

-- CreateTable
CREATE TABLE "postcode_sector" (
    "code" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "postcode_sector_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "postcode_district" (
    "code" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "postcode_district_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "import_run" (
    "id" SERIAL NOT NULL,
    "format" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "created" INTEGER NOT NULL,
    "updated" INTEGER NOT NULL,
    "unchanged" INTEGER NOT NULL,
    "withdrawn" INTEGER NOT NULL,
    "refused" INTEGER NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "import_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "property_owner_id_idx" ON "property"("owner_id");

-- CreateIndex
CREATE INDEX "listing_property_id_idx" ON "listing"("property_id");

-- CreateIndex
CREATE UNIQUE INDEX "listing_import_branch_import_ref_key" ON "listing"("import_branch", "import_ref");

-- CreateIndex
CREATE INDEX "listing_event_listing_id_at_idx" ON "listing_event"("listing_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "listing_media_listing_id_kind_position_key" ON "listing_media"("listing_id", "kind", "position");

-- CreateIndex
CREATE INDEX "material_fact_property_id_key_supplied_at_idx" ON "material_fact"("property_id", "key", "supplied_at");

-- CreateIndex
CREATE INDEX "postcode_unit_sector_idx" ON "postcode_unit"("sector");

-- CreateIndex
CREATE INDEX "postcode_unit_district_idx" ON "postcode_unit"("district");

-- AddForeignKey
ALTER TABLE "property" ADD CONSTRAINT "property_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_local_agent_id_fkey" FOREIGN KEY ("local_agent_id") REFERENCES "local_agent"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "material_fact" ADD CONSTRAINT "material_fact_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_entry" ADD CONSTRAINT "search_entry_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules that the schema language cannot say --------------------------------------------------

-- At most one live listing of a kind per property.
CREATE UNIQUE INDEX "listing_one_live_per_kind" ON "listing" ("property_id", "kind")
  WHERE "status" IN ('available', 'under_offer', 'sold_subject_to_contract', 'reserved', 'let_agreed');

-- Only a sale may hide its price; a letting states one specific rent (Renters' Rights Act 2025, s.56).
ALTER TABLE "listing" ADD CONSTRAINT "listing_price_or_poa"
  CHECK (("price_qualifier" = 'poa') = ("price_pence" IS NULL) AND ("price_pence" IS NULL OR "price_pence" >= 0));
ALTER TABLE "listing" ADD CONSTRAINT "listing_let_has_one_rent" CHECK ("kind" = 'sale' OR "price_qualifier" = 'price');

-- Events and facts are records: they are added to, never rewritten.
CREATE FUNCTION refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER "listing_event_append_only" BEFORE UPDATE OR DELETE ON "listing_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "material_fact_append_only" BEFORE UPDATE OR DELETE ON "material_fact"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- search_entry follows listing, property and listing_event, whoever writes them.
CREATE FUNCTION refresh_search_entries(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entry e USING listing l
    WHERE e.listing_id = ANY (ids) AND l.id = e.listing_id
      AND l.status NOT IN ('available', 'under_offer', 'sold_subject_to_contract', 'reserved', 'let_agreed');
  INSERT INTO search_entry AS e (listing_id, kind, status, type, price_pence, bedrooms, listed_at, reduced_at, reduced_from,
      lat, lng, nation, county_slug, town_slug, locality_slug, street_slug, district, sector, postcode)
    SELECT l.id, l.kind, l.status, p.type, l.price_pence, p.bedrooms,
           coalesce(first_listed.at, l.created_at),
           CASE WHEN change.price_pence < change.previous_pence THEN change.at END,
           CASE WHEN change.price_pence < change.previous_pence THEN change.previous_pence END,
           p.lat, p.lng, p.nation, p.county_slug, p.town_slug, p.locality_slug, p.street_slug, p.district, p.sector, p.postcode
      FROM listing l
      JOIN property p ON p.id = l.property_id
      LEFT JOIN LATERAL (SELECT max(at) AS at FROM listing_event WHERE listing_id = l.id AND type = 'listed') first_listed ON true
      LEFT JOIN LATERAL (SELECT at, price_pence, previous_pence FROM listing_event
                          WHERE listing_id = l.id AND type = 'price_changed' ORDER BY at DESC, id DESC LIMIT 1) change ON true
     WHERE l.id = ANY (ids)
       AND l.status IN ('available', 'under_offer', 'sold_subject_to_contract', 'reserved', 'let_agreed')
  ON CONFLICT (listing_id) DO UPDATE SET
      kind = excluded.kind, status = excluded.status, type = excluded.type, price_pence = excluded.price_pence,
      bedrooms = excluded.bedrooms, listed_at = excluded.listed_at, reduced_at = excluded.reduced_at,
      reduced_from = excluded.reduced_from, lat = excluded.lat, lng = excluded.lng, nation = excluded.nation,
      county_slug = excluded.county_slug, town_slug = excluded.town_slug, locality_slug = excluded.locality_slug,
      street_slug = excluded.street_slug, district = excluded.district, sector = excluded.sector, postcode = excluded.postcode;
  PERFORM pg_notify('cache_tags', 'listings');
END $$;

CREATE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_entries((SELECT array_agg(id) FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER "listing_inserted" AFTER INSERT ON "listing" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
CREATE TRIGGER "listing_updated" AFTER UPDATE ON "listing" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();

CREATE FUNCTION listing_event_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_entries((SELECT array_agg(DISTINCT listing_id) FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER "listing_event_inserted" AFTER INSERT ON "listing_event" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION listing_event_added();

CREATE FUNCTION property_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_entries((SELECT array_agg(l.id) FROM changed c JOIN listing l ON l.property_id = c.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "property_updated" AFTER UPDATE ON "property" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION property_changed();

CREATE FUNCTION site_meta_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_tags', 'site-meta');
  RETURN NULL;
END $$;
CREATE TRIGGER "site_meta_changed" AFTER INSERT OR UPDATE OR DELETE ON "site_meta"
  FOR EACH STATEMENT EXECUTE FUNCTION site_meta_changed();

-- What searches read by: order indexes (price on application last in both directions), place
-- columns, and the point for distances.
CREATE INDEX "search_entry_newest" ON "search_entry" ("kind", "listed_at" DESC, "listing_id" DESC);
CREATE INDEX "search_entry_cheapest" ON "search_entry" ("kind", (coalesce("price_pence", 9223372036854775807)), "listing_id");
CREATE INDEX "search_entry_dearest" ON "search_entry" ("kind", (coalesce("price_pence", -1)) DESC, "listing_id" DESC);
CREATE INDEX "search_entry_county" ON "search_entry" ("county_slug", "kind");
CREATE INDEX "search_entry_town" ON "search_entry" ("town_slug", "kind");
CREATE INDEX "search_entry_locality" ON "search_entry" ("locality_slug", "kind");
CREATE INDEX "search_entry_district" ON "search_entry" ("district", "kind");
CREATE INDEX "search_entry_street" ON "search_entry" ("street_slug" text_pattern_ops, "kind");
CREATE INDEX "search_entry_point" ON "search_entry" USING gist (point("lng", "lat"));

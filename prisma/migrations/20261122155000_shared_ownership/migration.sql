-- AlterTable
ALTER TABLE "listing" ADD COLUMN "share_percent" DOUBLE PRECISION,
ADD COLUMN "share_rent_pence" INTEGER;

-- Before, the terms of a share stood in a text only, as "25% share; rent of £455 a month on the rest.".
UPDATE "listing" l
   SET "share_percent" = (regexp_match(fact.value, '^(\d{1,2})% share; rent of £[\d,]+ a month'))[1]::float8,
       "share_rent_pence" =
         replace((regexp_match(fact.value, '^\d{1,2}% share; rent of £([\d,]{1,7}) a month'))[1], ',', '')::integer * 100
  FROM (SELECT DISTINCT ON (property_id) property_id, value FROM material_fact
         WHERE key = 'shared_ownership' ORDER BY property_id, supplied_at DESC, id DESC) fact
 WHERE fact.property_id = l.property_id AND l.price_qualifier IN ('shared-ownership', 'part-buy-part-rent')
   AND fact.value ~ '^[1-9]\d?% share; rent of £[\d,]{1,7} a month';

ALTER TABLE "listing" ADD CONSTRAINT "listing_share_terms" CHECK (
  ("share_percent" IS NULL OR ("share_percent" > 0 AND "share_percent" < 100))
  AND ("share_rent_pence" IS NULL OR "share_rent_pence" >= 0)
  AND (("share_percent" IS NULL AND "share_rent_pence" IS NULL)
    OR "price_qualifier" IN ('shared-ownership', 'part-buy-part-rent')));

-- Typical prices leave shares out, which are few.
CREATE INDEX "listing_share_of_home" ON "listing" ("id")
  WHERE "price_qualifier" IN ('shared-ownership', 'part-buy-part-rent');

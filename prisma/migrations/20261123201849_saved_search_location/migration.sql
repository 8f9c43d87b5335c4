-- '/find-a-property/witham', of '/find-a-property/witham/any-price/flat/any-bedrooms/this-only?sort=nearest'.
ALTER TABLE "saved_search" ADD COLUMN "location_path" TEXT NOT NULL
  GENERATED ALWAYS AS (substring("href" FROM '^/[^/?]*(?:/[^/?]*)?')) STORED;

-- Most saved searches are of other parts of the country than a new home, and many of the same place.
CREATE INDEX "saved_search_location_path" ON "saved_search" ("location_path", "id") WHERE "frequency" <> 'none';

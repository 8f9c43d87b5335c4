-- AlterTable
ALTER TABLE "search_entry" ADD COLUMN     "available_from" DATE,
ADD COLUMN     "epc" SMALLINT,
ADD COLUMN     "features" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "floor_area_sq_ft" INTEGER;

-- The newest statement of each fact that searches know.
CREATE FUNCTION newest_search_facts(of_property integer)
RETURNS TABLE (garden text, parking text, pets text, tenure text, furnishing text, bills text, construction text, epc_rating text)
LANGUAGE sql STABLE AS $$
  SELECT max(value) FILTER (WHERE key = 'garden'), max(value) FILTER (WHERE key = 'parking'),
         max(value) FILTER (WHERE key = 'pets'), max(value) FILTER (WHERE key = 'tenure'),
         max(value) FILTER (WHERE key = 'furnishing'), max(value) FILTER (WHERE key = 'bills'),
         max(value) FILTER (WHERE key = 'construction'), max(value) FILTER (WHERE key = 'epc_rating')
    FROM (SELECT DISTINCT ON (key) key, value FROM material_fact
           WHERE property_id = of_property
             AND key IN ('garden', 'parking', 'pets', 'tenure', 'furnishing', 'bills', 'construction', 'epc_rating')
           ORDER BY key, supplied_at DESC, id DESC) newest
$$;

-- The features of lib/domain/home-feature.ts that a home is known to have, a bit for each in its order. Owners and feeds
-- write facts in words of their own: \m and \M are the ends of a word, and words such as 'No' or 'None' deny the fact.
CREATE FUNCTION search_facts(l listing, p property, is_reduced boolean)
RETURNS TABLE (features integer, epc smallint) LANGUAGE sql STABLE AS $$
  SELECT (SELECT coalesce(sum(1 << (flag.bit - 1)::integer), 0)::integer
            FROM unnest(ARRAY[
              fact.garden ~* '\m(gardens?|patio|courtyard|terrace|lawns?|yard|grounds|yes)\M'
                AND fact.garden !~* '^\s*(no|none|not|without)\M',
              fact.parking ~* '\m(garages?|drive|driveway|allocated|off[ -](street|road)|car ?(port|park)|spaces?|underground|private|secure|yes)\M'
                AND fact.parking !~* '^\s*(no|none|not|without|on[ -](street|road))\M',
              -- 'No dogs', 'Not allowed by the lease' and 'Sorry, no pets' are refusals, whatever else is said.
              l.kind = 'let'
                AND fact.pets ~* '\m(welcome|consider|allow|accept|permit|friendly|negotia|arrange|request|possible|ok|okay|yes|consent|permission)'
                AND fact.pets !~* '\m(no|without)\M[^.;]*\m(pet|dog|cat|animal)s?\M|\m(not|never|cannot|except|refused|unsuitable|unable)\M|n[’'']t\M|^(no|none)\M',
              fact.construction ~* '\mnew[ -]build\M'
                OR array_to_string(l.features, '; ') ~* '\m(new[ -]build|newly[ -]built|brand[ -]new (home|house|flat|apartment|bungalow))\M',
              l.chain_free,
              fact.tenure ~* '^\s*(freehold|commonhold)\M',
              fact.tenure ~* '^\s*leasehold\M',
              p.type = 'retirement-flat',
              l.price_qualifier IN ('shared-ownership', 'part-buy-part-rent'),
              fact.furnishing ~* '\mfurnished\M' AND fact.furnishing !~* '\m(part|partly|semi|not)\M[ -]*furnished',
              fact.furnishing ~* '\munfurnished\M',
              fact.bills ~* '\m(all bills|bills( are)?) included\M|^\s*(all )?included\M|\mincluded in the rent\M'
                AND fact.bills !~* '\m(not?|excluding|excluded|except)\M',
              is_reduced,
              l.status <> 'available'
            ]) WITH ORDINALITY AS flag (is_set, bit)
           WHERE flag.is_set),
         position(upper(substring(fact.epc_rating FROM '^\s*([A-Ga-g])\M')) IN 'ABCDEFG')::smallint
    FROM newest_search_facts(p.id) fact
$$;

-- As before, with the facts.
CREATE OR REPLACE FUNCTION refresh_search_entries(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entry e USING listing l
    WHERE e.listing_id = ANY (ids) AND l.id = e.listing_id
      AND l.status NOT IN ('available', 'under_offer', 'sold_subject_to_contract', 'reserved', 'let_agreed');
  INSERT INTO search_entry AS e (listing_id, kind, status, type, price_pence, bedrooms, listed_at, reduced_at, reduced_from,
      lat, lng, nation, county_slug, town_slug, locality_slug, street_slug, district, sector, postcode,
      features, epc, floor_area_sq_ft, available_from)
    SELECT l.id, l.kind, l.status, p.type, l.price_pence, p.bedrooms,
           coalesce(first_listed.at, l.created_at),
           CASE WHEN change.price_pence < change.previous_pence THEN change.at END,
           CASE WHEN change.price_pence < change.previous_pence THEN change.previous_pence END,
           p.lat, p.lng, p.nation, p.county_slug, p.town_slug, p.locality_slug, p.street_slug, p.district, p.sector, p.postcode,
           fact.features, fact.epc, p.floor_area_sq_ft, l.available_from
      FROM listing l
      JOIN property p ON p.id = l.property_id
      LEFT JOIN LATERAL (SELECT max(at) AS at FROM listing_event WHERE listing_id = l.id AND type = 'listed') first_listed ON true
      LEFT JOIN LATERAL (SELECT at, price_pence, previous_pence FROM listing_event
                          WHERE listing_id = l.id AND type = 'price_changed' ORDER BY at DESC, id DESC LIMIT 1) change ON true
      CROSS JOIN LATERAL search_facts(l, p, change.price_pence < change.previous_pence) fact
     WHERE l.id = ANY (ids)
       AND l.status IN ('available', 'under_offer', 'sold_subject_to_contract', 'reserved', 'let_agreed')
  ON CONFLICT (listing_id) DO UPDATE SET
      kind = excluded.kind, status = excluded.status, type = excluded.type, price_pence = excluded.price_pence,
      bedrooms = excluded.bedrooms, listed_at = excluded.listed_at, reduced_at = excluded.reduced_at,
      reduced_from = excluded.reduced_from, lat = excluded.lat, lng = excluded.lng, nation = excluded.nation,
      county_slug = excluded.county_slug, town_slug = excluded.town_slug, locality_slug = excluded.locality_slug,
      street_slug = excluded.street_slug, district = excluded.district, sector = excluded.sector, postcode = excluded.postcode,
      features = excluded.features, epc = excluded.epc, floor_area_sq_ft = excluded.floor_area_sq_ft,
      available_from = excluded.available_from;
  PERFORM publish_listings_changed(ids);
END $$;

-- A fact is also what a search may go by.
CREATE OR REPLACE FUNCTION material_fact_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_entries((SELECT array_agg(DISTINCT l.id) FROM changed c JOIN listing l USING (property_id)));
  RETURN NULL;
END $$;

UPDATE search_entry e
   SET features = fact.features, epc = fact.epc, floor_area_sq_ft = p.floor_area_sq_ft, available_from = l.available_from
  FROM listing l JOIN property p ON p.id = l.property_id
 CROSS JOIN LATERAL (SELECT reduced_at IS NOT NULL AS is_reduced FROM search_entry WHERE listing_id = l.id) price
 CROSS JOIN LATERAL search_facts(l, p, price.is_reduced) fact
 WHERE l.id = e.listing_id;

-- The words of the advertisements that searches look through. Only a listing on the market is in the index.
CREATE FUNCTION listing_words(display_address text, summary text, features text[], description text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('english'::regconfig,
    display_address || ' ; ' || summary || ' ; ' || array_to_string(features, ' ; ') || ' ; ' || description)
$$;
CREATE INDEX "listing_words" ON "listing" USING gin (listing_words("display_address", "summary", "features", "description"))
  WHERE "status" IN ('available', 'under_offer', 'sold_subject_to_contract', 'reserved', 'let_agreed');

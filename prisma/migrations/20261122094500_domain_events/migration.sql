-- Domain events: one channel on which triggers tell, after the commit, what has changed. The shapes of the
-- messages are held by lib/events/domain-events.ts.
CREATE FUNCTION publish_event(event jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('domain_events', event::text);
$$;

-- A notification holds at most 8,000 bytes, so many listings are told in several.
CREATE FUNCTION publish_listing_event(event_type text, listing_ids integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT publish_event(jsonb_build_object('type', event_type, 'ids', jsonb_agg(id ORDER BY id)))
    FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 400 AS message
            FROM (SELECT DISTINCT unnest(listing_ids) AS id) known) numbered
   GROUP BY message;
$$;

CREATE FUNCTION publish_listings_changed(listing_ids integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT publish_listing_event('listing-changed',
    (SELECT array_agg(listing_id) FROM search_entry WHERE listing_id = ANY (listing_ids)));
$$;

-- As before, but the change is told by name, and a listing that is not advertised is not told at all.
CREATE OR REPLACE FUNCTION refresh_search_entries(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
  PERFORM publish_listings_changed(ids);
END $$;

CREATE FUNCTION search_entry_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_listing_event('listing-removed', (SELECT array_agg(listing_id) FROM removed));
  RETURN NULL;
END $$;
CREATE TRIGGER "search_entry_deleted" AFTER DELETE ON "search_entry" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION search_entry_deleted();

-- A listing's page shows its pictures and material facts, and its card the local agent.
CREATE FUNCTION listing_media_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_listings_changed((SELECT array_agg(DISTINCT listing_id) FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER "listing_media_inserted" AFTER INSERT ON "listing_media" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION listing_media_changed();
CREATE TRIGGER "listing_media_updated" AFTER UPDATE ON "listing_media" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION listing_media_changed();
CREATE TRIGGER "listing_media_deleted" AFTER DELETE ON "listing_media" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION listing_media_changed();

CREATE FUNCTION material_fact_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_listings_changed((SELECT array_agg(DISTINCT l.id) FROM changed c JOIN listing l USING (property_id)));
  RETURN NULL;
END $$;
CREATE TRIGGER "material_fact_inserted" AFTER INSERT ON "material_fact" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION material_fact_added();

CREATE FUNCTION local_agent_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_listings_changed((SELECT array_agg(l.id) FROM changed c JOIN listing l ON l.local_agent_id = c.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "local_agent_updated" AFTER UPDATE ON "local_agent" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION local_agent_changed();

-- Editors write a few rows at a time, so these are told row by row. A row that is renamed is told under both names.
DROP TRIGGER "site_meta_changed" ON "site_meta";
CREATE OR REPLACE FUNCTION site_meta_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM publish_event(jsonb_build_object('type', 'site-meta-changed', 'key', OLD.attr));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM publish_event(jsonb_build_object('type', 'site-meta-changed', 'key', NEW.attr));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "site_meta_changed" AFTER INSERT OR UPDATE OR DELETE ON "site_meta"
  FOR EACH ROW EXECUTE FUNCTION site_meta_changed();

CREATE FUNCTION publish_article_changed(article content_item) RETURNS void LANGUAGE sql AS $$
  SELECT publish_event(jsonb_build_object('type', 'article-changed', 'slug', article.slug,
    'section', CASE article.section WHEN 'guide' THEN 'guides' ELSE 'news' END));
$$;
DROP TRIGGER "content_item_changed" ON "content_item";
CREATE FUNCTION content_item_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM publish_article_changed(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM publish_article_changed(NEW); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "content_item_changed" AFTER INSERT OR UPDATE OR DELETE ON "content_item"
  FOR EACH ROW EXECUTE FUNCTION content_item_changed();

DROP TRIGGER "vacancy_changed" ON "vacancy";
CREATE FUNCTION vacancy_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event(jsonb_build_object('type', 'vacancy-changed'));
  RETURN NULL;
END $$;
CREATE TRIGGER "vacancy_changed" AFTER INSERT OR UPDATE OR DELETE ON "vacancy"
  FOR EACH STATEMENT EXECUTE FUNCTION vacancy_changed();

-- A queued mail is nobody else's event.
DROP TRIGGER "mail_queued" ON "mail";
DROP FUNCTION content_changed();

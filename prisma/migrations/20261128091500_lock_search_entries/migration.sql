-- Another transaction may be changing the same listing, for example its status, while this one changes the property of its
-- two listings. The entries are locked first, so that what is written to them is read after the other transaction has
-- ended: otherwise the old values would replace its own, and the entry of a listing that it withdrew would come back.
ALTER FUNCTION refresh_search_entries(integer[]) RENAME TO write_search_entries;

CREATE FUNCTION refresh_search_entries(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search_entry WHERE listing_id = ANY (ids) ORDER BY listing_id FOR UPDATE;
  -- Each statement of a function sees what was committed before the statement.
  PERFORM write_search_entries(ids);
END $$;

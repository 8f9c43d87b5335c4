import { sql } from 'kysely'
import { db } from '../../../../lib/agency/database'
import type { EngineRow } from '../../../../lib/agency/search/engine/row'

/** Inserts listings with the values of engine rows, and completes the search entries that triggers create. */
export async function insertRows(rows: readonly EngineRow[]): Promise<void> {
  const owner = await db()
    .insertInto('user')
    .values({ email: 'rows@test.example', firstName: 'Rose', lastName: 'Rowe' })
    // An update, because `returning` gives nothing for a row that is left as it is.
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ firstName: 'Rose' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const json = JSON.stringify(rows)
  const table = sql`jsonb_to_recordset(${json}::jsonb) as r (
    id int, kind listing_kind, type text, bedrooms smallint, features int, epc smallint,
    "floorAreaSqFt" int, "availableDay" int, "pricePence" bigint, "listedAtMs" float8,
    lat float8, lng float8, nation nation, county text, town text, locality text,
    street text, district text, sector text, postcode text)`
  // The places of an engine row are slugs, which serve as names too.
  await sql`insert into property (id, owner_id, street, street_slug, locality, locality_slug, town, town_slug, county,
      county_slug, nation, postcode, district, sector, lat, lng, type, bedrooms, bathrooms)
    select id, ${owner.id}, street, street, locality, locality, town, town, county, county, nation, postcode, district,
      sector, lat, lng, type, bedrooms, 1 from ${table}`.execute(db())
  await sql`insert into listing (id, property_id, kind, status, price_pence, price_qualifier, slug, display_address,
      summary, description)
    select id, id, kind, 'available', "pricePence",
      (case when "pricePence" is null then 'poa' else 'price' end)::price_qualifier,
      'home', 'High Street', 'A home.', 'A home.' from ${table}`.execute(db())
  await sql`insert into listing_event (listing_id, type, at)
    select id, 'listed', to_timestamp("listedAtMs" / 1000) from ${table}`.execute(db())
  await sql`with changed as (
      update search_entry entry set features = r.features, epc = r.epc, floor_area_sq_ft = r."floorAreaSqFt",
          available_from = date '1970-01-01' + r."availableDay"
        from ${table} where r.id = entry.listing_id returning listing_id)
    select publish_listings_changed(array_agg(listing_id)) from changed`.execute(db())
}

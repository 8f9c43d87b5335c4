import { sql } from 'kysely'
import type { AreaIndex } from '../../contract/search'
import { success, type Reply } from '../../contract/call'
import { commercialTypes } from '../../domain/property-type'
import type { ListingKind } from '../../domain/listing-kind'
import { db } from '../database'
import { describeCounty, describePlace, describePostcode } from '../places/describe'
import { findPlaces } from '../places/name-index'
import { districtOf } from '../places/postcode'
import { COUNTIES } from '../places/tables/counties'
import type { Resolution } from '../places/types'

interface AreaRow {
  county: string
  name: string | null
  district: string | null
  listedAt: Date
}

/** The homes of a kind by county, by town, by locality and by postcode district, with the newest of each. */
async function readAreas(kind: ListingKind): Promise<AreaRow[]> {
  const homes = () =>
    db()
      .selectFrom('searchEntry')
      .where('kind', '=', kind)
      .where('type', 'not in', [...commercialTypes])
  const newest = sql<Date>`max(listed_at)`.as('listedAt')
  const [towns, localities, districts] = await Promise.all([
    homes()
      .select(['countySlug as county', sql<string | null>`town_slug`.as('name'), newest])
      .groupBy(sql`grouping sets ((county_slug), (county_slug, town_slug))`)
      .execute(),
    homes()
      .where('localitySlug', 'is not', null)
      .select(['countySlug as county', 'localitySlug as name', newest])
      .groupBy(['countySlug', 'localitySlug'])
      .execute(),
    homes().select(['district', newest]).groupBy('district').execute(),
  ])
  // Towns come before counties, because the search for London is known by that name and not by Greater London.
  const namedRows = [...towns, ...localities].sort(
    (a, b) => Number(a.name === null) - Number(b.name === null),
  )
  return [
    ...namedRows.map((row) => ({ ...row, district: null })),
    ...districts.map((row) => ({ ...row, county: '', name: null })),
  ]
}

function describeArea({ county: countySlug, name, district }: AreaRow): Resolution | null {
  if (district !== null) {
    const known = districtOf(district)
    return known === undefined ? null : describePostcode({ area: known.area, district })
  }
  const county = COUNTIES.get(countySlug)
  if (name === null) return county === undefined ? null : describeCounty(county)
  const place = findPlaces(name).find(({ place: other }) => other.county === countySlug)?.place
  return place === undefined ? null : describePlace(place)
}

/** Lists the areas that have homes, for the sitemap; each once, by the text that means it, in alphabetical order. */
export async function getAreaIndex({ kind }: { kind: ListingKind }): Promise<Reply<AreaIndex>> {
  const newestByValue = new Map<string, Date>()
  const matches = new Set<string>()
  for (const row of await readAreas(kind)) {
    const area = describeArea(row)
    if (area === null) continue
    const known = newestByValue.get(area.value)
    // London and Greater London are one search.
    const match = JSON.stringify(area.match)
    if (known === undefined && matches.has(match)) continue
    matches.add(match)
    if (known === undefined || known < row.listedAt) newestByValue.set(area.value, row.listedAt)
  }
  const areas = [...newestByValue].sort(([a], [b]) => (a < b ? -1 : 1))
  return success(areas.map(([value, listedAt]) => ({ value, updated_at: listedAt.toISOString() })))
}

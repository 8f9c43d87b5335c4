import { sql } from 'kysely'
import type { AreaIndex } from '../../contract/search'
import { success, type Reply } from '../../contract/call'
import type { ListingKind } from '../../domain/listing-kind'
import { db } from '../database'
import { describeCounty, describePostcode, describeTown } from '../places/describe'
import { findDistrict } from '../places/postcode'
import { COUNTIES } from '../places/tables/counties'
import type { Resolution } from '../places/types'
import { isHome } from './condition'

/** A county, a town or locality in it, or a postcode district. */
interface AreaRow {
  /** Slug of the county; '' for a postcode district. */
  county: string
  /** Slug of the town or locality; null for a county and for a postcode district. */
  name: string | null
  district: string | null
  /** When its newest home was listed. */
  listedAt: Date
}

/** Groups the homes of a kind by county, by town, by locality and by postcode district. */
async function readAreas(kind: ListingKind): Promise<AreaRow[]> {
  const homes = () => db().selectFrom('searchEntry').where('kind', '=', kind).where(isHome)
  const newestListedAt = sql<Date>`max(listed_at)`.as('listedAt')
  const [towns, localities, districts] = await Promise.all([
    homes()
      .select(['countySlug as county', sql<string | null>`town_slug`.as('name'), newestListedAt])
      .groupBy(sql`grouping sets ((county_slug), (county_slug, town_slug))`)
      .execute(),
    homes()
      .where('localitySlug', 'is not', null)
      .select(['countySlug as county', 'localitySlug as name', newestListedAt])
      .groupBy(['countySlug', 'localitySlug'])
      .execute(),
    homes().select(['district', newestListedAt]).groupBy('district').execute(),
  ])
  // Towns come before counties, so that getAreaIndex lists London and leaves out Greater London, which is the same search.
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
    const postcodeDistrict = findDistrict(district)
    if (postcodeDistrict === undefined) return null
    return describePostcode({ area: postcodeDistrict.area, district })
  }
  const county = COUNTIES.get(countySlug)
  if (name === null) return county === undefined ? null : describeCounty(county)
  return describeTown(name, countySlug)
}

/** Lists the areas that have homes, for the sitemap. Each is listed once, by its search text, in alphabetical order. */
export async function getAreaIndex({ kind }: { kind: ListingKind }): Promise<Reply<AreaIndex>> {
  const newestByValue = new Map<string, Date>()
  const listedMatches = new Set<string>()
  for (const row of await readAreas(kind)) {
    const area = describeArea(row)
    if (area === null) continue
    const newestSoFar = newestByValue.get(area.value)
    const match = JSON.stringify(area.match)
    // Leaves out a new name for a search that is already listed: Greater London after London.
    const isNewName = newestSoFar === undefined
    if (isNewName && listedMatches.has(match)) continue
    listedMatches.add(match)
    if (isNewName || newestSoFar < row.listedAt) newestByValue.set(area.value, row.listedAt)
  }
  const areas = [...newestByValue].sort(([a], [b]) => (a < b ? -1 : 1))
  return success(areas.map(([value, listedAt]) => ({ value, updated_at: listedAt.toISOString() })))
}

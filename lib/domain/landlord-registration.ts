import { isCalendarDay } from '../format/iso-day'
import type { Nation } from './nation'

/** The laws by which an advert or a letting needs the landlord's registration number (domain B3). */
const registrationLaws: Readonly<Record<Exclude<Nation, 'england'>, string>> = {
  scotland: 'Antisocial Behaviour etc. (Scotland) Act 2004, s.92B',
  wales: 'Housing (Wales) Act 2014, s.4',
  'northern-ireland': 'Landlord Registration Scheme Regulations (Northern Ireland) 2014',
}
const DATABASE_LAW = 'Renters’ Rights Act 2025, part 2'

const OTHER_COUNTIES = '*'
/** Matches 'essex:2027-03-01' and '*:2028-01-01'. */
const COUNTY_AND_DAY = /^([a-z][a-z-]*|\*):(\d{4}-\d{2}-\d{2})$/

/**
 * The first day on which an advert in a county of England needs the landlord's number in the new database, by the
 * county's slug; '*' stands for all other counties. England opens the database region by region.
 */
export type LandlordDatabaseDays = Readonly<Record<string, string>>

/** Parses 'essex:2027-03-01, *:2028-01-01'; null for a text in another format. */
export function parseLandlordDatabaseDays(text: string): LandlordDatabaseDays | null {
  const days: Record<string, string> = {}
  for (const entry of text.split(',')) {
    const [, county, day] = COUNTY_AND_DAY.exec(entry.trim()) ?? []
    if (!county || !day || !isCalendarDay(day)) return null
    days[county] = day
  }
  return days
}

/** Returns the law that requires the landlord's number; null for none. @param day in London, as YYYY-MM-DD */
export function findRegistrationLaw(
  { nation, countySlug }: { nation: Nation; countySlug: string },
  day: string,
  days: LandlordDatabaseDays,
): string | null {
  if (nation !== 'england') return registrationLaws[nation]
  const firstDay = Object.hasOwn(days, countySlug) ? days[countySlug] : days[OTHER_COUNTIES]
  return firstDay !== undefined && firstDay <= day ? DATABASE_LAW : null
}

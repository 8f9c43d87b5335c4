import type { ListingKind } from '../../../domain/listing-kind'
import type { Nation } from '../../../domain/nation'
import { isCommercialType } from '../../../domain/property-type'
import { plainText } from '../../../html/sanitise'
import { placeSlug } from '../../../format/slug'
import { findAdvertFaults } from '../../../domain/advert-text'
import { readDate } from '../blm/dates'
import { RowRefused } from '../errors'
import type { ImportedHome, ImportedListing } from '../types'
import { stripControlCharacters, quote, truncateText, type ReadCell, type Warn } from './cells'
import { readAdvertText, type AdvertText } from './description'
import { readCommonFacts, readFeatureFacts, readSaleFacts } from './facts'
import { readHome, parseRooms, type LocatePostcode } from './home'
import { isCommercialLet, readLettingTerms } from './letting'
import { readSalePrice } from './money'
import { readPictures } from './pictures'
import { readPropertyType } from './property-type'
import { isPublished, readListingKind, readListingStatus } from './status'

/** The BLM format allows this length for DISPLAY_ADDRESS. */
const MAX_ADDRESS_CHARACTERS = 120

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** Reads a date; null for a blank. A date that cannot be read is null too, and gives a warning. */
function readDateColumn(readCell: ReadCell, column: string, warn: Warn): Date | null {
  const date = readDate(readCell(column))
  if (date !== 'unreadable') return date
  warn(`${column} ${quote(readCell(column))} cannot be read`)
  return null
}

/** Creates the last part of the listing's URL: 'high-street-witham-3-bedroom-semi-detached-house'. */
function createSlug({ streetSlug, townSlug, bedrooms, type }: ImportedHome): string {
  const size = bedrooms > 0 && !isCommercialType(type) ? [`${bedrooms}-bedroom`] : []
  return [streetSlug, townSlug, ...size, type].join('-')
}

/** Reads DISPLAY_ADDRESS. If it is blank, composes the public address of street, town and postcode district. */
function readDisplayAddress(
  readCell: ReadCell,
  { street, streetSlug, town, district: postcodeDistrict }: ImportedHome,
): string {
  const displayAddress = truncateText(readCell('DISPLAY_ADDRESS'), MAX_ADDRESS_CHARACTERS)
  if (displayAddress) return displayAddress
  const isStreetNamedAsTown = placeSlug(town) === streetSlug
  return (isStreetNamedAsTown ? [street, postcodeDistrict] : [street, town, postcodeDistrict]).join(', ')
}

function readBedrooms(readCell: ReadCell, warn: Warn): number {
  const bedrooms = parseRooms('BEDROOMS', readCell('BEDROOMS'))
  if (bedrooms === null) warn('BEDROOMS is blank; the listing is shown without a number of them')
  return bedrooms ?? 0 // pages show no number of bedrooms for 0
}

/** Warns of doubtful wording and contact details. @throws RowRefused for unlawful wording, such as a ban on children */
function assertLawful(
  { summary, description, features }: AdvertText,
  subject: { kind: ListingKind; nation: Nation; isResidential: boolean },
  warn: Warn,
): void {
  const advert = [summary, plainText(description), ...features].join('\n')
  for (const { grade, words, why } of findAdvertFaults(advert, subject)) {
    if (grade === 'unlawful') throw new RowRefused(`it says ${quote(words)}: ${why}`)
    warn(`it says ${quote(words)}: ${why}`)
  }
}

/**
 * Converts a row to a listing. Warns of each value that is guessed or left out.
 * @throws RowRefused for a row that lacks an essential value, or whose advertisement is unlawful
 */
export async function mapRow(
  readRawCell: ReadCell,
  columns: readonly string[],
  locate: LocatePostcode,
  warn: Warn,
): Promise<ImportedListing> {
  const readCell: ReadCell = (column) => stripControlCharacters(readRawCell(column))
  const kind = readListingKind(readCell)
  const status = readListingStatus(readCell, kind, warn)
  const bedrooms = readBedrooms(readCell, warn)
  const type = readPropertyType(readCell, kind, bedrooms, warn)
  const price = kind === 'sale' ? readSalePrice(readCell, warn) : null
  const home = await readHome(readCell, type, bedrooms, locate, warn)
  const hasBusinessTenant = kind === 'let' && isCommercialLet(readCell)
  const isResidential = !isCommercialType(type) && !hasBusinessTenant
  const premises = { nation: home.nation, bedrooms, isResidential }
  const terms = kind === 'let' ? readLettingTerms(readCell, premises, warn) : null
  const text = readAdvertText(readCell, warn)
  assertLawful(text, { kind, nation: home.nation, isResidential }, warn)
  const kindFacts = terms ? terms.facts : readSaleFacts(readCell, warn)
  return {
    kind,
    status,
    home,
    isPublished: isPublished(readCell, warn),
    // A sale whose price is on application has no price in pence.
    pricePence: terms?.pricePence ?? price?.pricePence ?? null,
    priceQualifier: price?.priceQualifier ?? 'price',
    share: price?.share ?? null,
    depositPence: terms?.depositPence ?? null,
    availableFrom: terms?.availableFrom ?? null,
    slug: createSlug(home),
    displayAddress: readDisplayAddress(readCell, home),
    ...text,
    features: unique([...text.features, ...(terms?.features ?? [])]),
    facts: [
      ...kindFacts,
      ...readCommonFacts(readCell, home.nation, warn),
      ...readFeatureFacts(text.features, { kind, isResidential }),
    ],
    pictures: readPictures(readCell, columns),
    createdAt: readDateColumn(readCell, 'CREATE_DATE', warn),
    updatedAt: readDateColumn(readCell, 'UPDATE_DATE', warn),
  }
}

import { isCommercialType } from '../../../domain/property-type'
import { plainText } from '../../../html/sanitise'
import { placeSlug } from '../../../format/slug'
import { findAdvertFaults } from '../../listings/advert-text'
import { readDate } from '../blm/dates'
import { RowRefused } from '../errors'
import type { ImportedHome, ImportedListing } from '../types'
import { stripControlCharacters, quote, truncateText, type Cells, type Warn } from './cells'
import { readAdvertText } from './description'
import { commonFacts, saleFacts } from './facts'
import { readHome, parseRooms, type Locate } from './home'
import { isCommercialLet, readLettingTerms } from './letting'
import { readSalePrice } from './money'
import { readPictures } from './pictures'
import { readPropertyType } from './property-type'
import { isPublished, readListingKind, readListingStatus } from './status'

const MAX_ADDRESS_CHARACTERS = 120

function readDateColumn(cells: Cells, column: string, warn: Warn): Date | null {
  const date = readDate(cells(column))
  if (date !== 'unreadable') return date
  warn(`${column} ${quote(cells(column))} cannot be read`)
  return null
}

/** 'high-street-witham-3-bedroom-semi-detached-house'. */
function slugOf({ streetSlug, townSlug, bedrooms, type }: ImportedHome): string {
  const size = bedrooms > 0 && !isCommercialType(type) ? [`${bedrooms}-bedroom`] : []
  return [streetSlug, townSlug, ...size, type].join('-')
}

function readDisplayAddress(cells: Cells, { street, streetSlug, town, district }: ImportedHome): string {
  const given = truncateText(cells('DISPLAY_ADDRESS'), MAX_ADDRESS_CHARACTERS)
  if (given) return given
  const isStreetNamedAsTown = placeSlug(town) === streetSlug
  return (isStreetNamedAsTown ? [street, district] : [street, town, district]).join(', ')
}

function readBedrooms(cells: Cells, warn: Warn): number {
  const bedrooms = parseRooms('BEDROOMS', cells('BEDROOMS'))
  if (bedrooms === null) warn('BEDROOMS is blank; the listing is shown without a number of them')
  return bedrooms ?? 0
}

/** @throws RowRefused when the row cannot or may not be advertised */
export async function mapRow(
  raw: Cells,
  columns: readonly string[],
  locate: Locate,
  warn: Warn,
): Promise<ImportedListing> {
  const cells: Cells = (column) => stripControlCharacters(raw(column))
  const kind = readListingKind(cells)
  const status = readListingStatus(cells, kind, warn)
  const bedrooms = readBedrooms(cells, warn)
  const type = readPropertyType(cells, kind, bedrooms, warn)
  const price = kind === 'sale' ? readSalePrice(cells, warn) : null
  const home = await readHome(cells, type, bedrooms, locate, warn)
  const isHome = !isCommercialType(type) && !(kind === 'let' && isCommercialLet(cells))
  const terms =
    kind === 'let' ? readLettingTerms(cells, { nation: home.nation, bedrooms, isHome }, warn) : null
  const text = readAdvertText(cells, warn)

  const wholeText = `${text.summary}\n${plainText(text.description)}\n${text.features.join('\n')}`
  const premises = { kind, nation: home.nation, isResidential: isHome }
  for (const { grade, words, why } of findAdvertFaults(wholeText, premises)) {
    if (grade === 'unlawful') throw new RowRefused(`it says ${quote(words)}: ${why}`)
    warn(`it says ${quote(words)}: ${why}`)
  }
  return {
    kind,
    status,
    home,
    isPublished: isPublished(cells, warn),
    pricePence: terms?.pricePence ?? price?.pricePence ?? null,
    priceQualifier: price?.priceQualifier ?? 'price',
    depositPence: terms?.depositPence ?? null,
    availableFrom: terms?.availableFrom ?? null,
    slug: slugOf(home),
    displayAddress: readDisplayAddress(cells, home),
    ...text,
    features: [...new Set([...text.features, ...(terms?.features ?? [])])],
    facts: [...(terms?.facts ?? saleFacts(cells, warn)), ...commonFacts(cells, home.nation, warn)],
    pictures: readPictures(cells, columns),
    createdAt: readDateColumn(cells, 'CREATE_DATE', warn),
    updatedAt: readDateColumn(cells, 'UPDATE_DATE', warn),
  }
}

import { toLondonClock } from '../../format/london-clock'
import { epcRatings } from '../../domain/epc'
import type { ListingKind } from '../../domain/listing-kind'
import { councilTaxBands } from '../../domain/material-facts'
import { isCommercialType } from '../../domain/property-type'
import { findTenureId } from '../import/map/facts'
import { findFurnishingId } from '../import/map/letting'
import { findQualifierId } from '../import/map/money'
import { findTypeId } from '../import/map/property-type'
import { findStatusId } from '../import/map/status'
import type { ExportedListing } from './find-listings'
import { formatTenantFees } from './tenant-fees'
import { toPounds } from '../../format/money'
import { toIsoDay } from '../../format/iso-day'

/** Codes that the BLM format defines. */
const PUBLISHED = '1'
const RESALE = '1'
const LETTING = '2'
const PRICE_WITHOUT_QUALIFIER = '0'
const MONTHLY_RENT = '1'
const TWELVE_PAYMENTS_A_YEAR = '12'
const LONG_TERM_LETTING = '1'
const COMMERCIAL_LETTING = '4'
const SQUARE_FEET = '1'

/** The values of a row by column. An absent column is blank. */
export type Cells = Readonly<Record<string, string>>

export const MAX_FEATURES = 10

/** Owners may write a fact in words, such as 'Awaiting banding'. A portal refuses words where it expects a code. */
const pickLetter = (letters: readonly string[]) => (value: string) => (letters.includes(value) ? value : '')
const pickNumber = (value: string) => (/^\d+(\.\d+)?$/.test(value) ? value : '')
const pickWholeNumber = (value: string) => pickNumber(value).replace(/\..*/, '')

interface FactColumn {
  column: string
  /** Returns a blank cell for a value that the column cannot hold. */
  toCell: (value: string) => string
  /** The only kind of listing whose rows state the fact; both if absent. */
  kind?: ListingKind
}

const factColumns: Readonly<Record<string, FactColumn>> = {
  tenure: { column: 'TENURE_TYPE_ID', toCell: findTenureId, kind: 'sale' },
  lease_years: { column: 'TENURE_UNEXPIRED_YEARS', toCell: pickWholeNumber, kind: 'sale' },
  ground_rent: { column: 'ANNUAL_GROUND_RENT', toCell: pickNumber, kind: 'sale' },
  service_charge: { column: 'ANNUAL_SERVICE_CHARGE', toCell: pickNumber, kind: 'sale' },
  council_tax_band: { column: 'COUNCIL_TAX_BAND', toCell: pickLetter(councilTaxBands) },
  epc_rating: { column: 'EPC_RATING', toCell: pickLetter(epcRatings) },
  furnishing: { column: 'LET_FURN_ID', toCell: findFurnishingId, kind: 'let' },
}

const appliesTo = ({ kind }: FactColumn, listingKind: ListingKind): boolean =>
  kind === undefined || kind === listingKind

export const hasColumn = (key: string): boolean => Object.hasOwn(factColumns, key)

/** Whether a fact applies to the listing, but is stated in words that its column cannot hold. */
export function isFactInWords(key: string, value: string, listingKind: ListingKind): boolean {
  const factColumn = factColumns[key]
  if (!factColumn || !appliesTo(factColumn, listingKind)) return false
  return value !== '' && factColumn.toCell(value) === ''
}

/** Formats a time as the BLM format requires, on London's clock: 'YYYY-MM-DD HH:MM:SS'. */
export const formatDate = (date: Date): string =>
  toLondonClock(date).toISOString().slice(0, 19).replace('T', ' ')

/** Formats pence as pounds: '1250' or '1250.50'. */
const formatMoney = (pence: number | bigint | null): string => {
  if (pence === null) return ''
  const pounds = toPounds(pence)
  return Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2)
}

const toText = (value: number | null): string => (value === null ? '' : String(value))

export const toReference = ({ id, importRef }: ExportedListing, branch: string): string =>
  importRef ?? `${branch}_${id}`

function toAddressCells({
  building,
  street,
  locality,
  town,
  county,
  postcode,
  lat,
  lng,
}: ExportedListing): Cells {
  const [outward = '', inward = ''] = postcode.split(' ')
  return {
    ADDRESS_1: building || street,
    ADDRESS_2: building ? street : '',
    ADDRESS_3: locality ?? '',
    TOWN: town,
    COUNTY: county,
    POSTCODE1: outward,
    POSTCODE2: inward,
    LATITUDE: toText(lat),
    LONGITUDE: toText(lng),
  }
}

function toPriceCells(listing: ExportedListing): Cells {
  const { kind, pricePence, priceQualifier, sharePercent, shareRentPence } = listing
  if (kind === 'let')
    return {
      PRICE: formatMoney(pricePence),
      PRICE_QUALIFIER: PRICE_WITHOUT_QUALIFIER,
      LET_RENT_FREQUENCY: MONTHLY_RENT,
    }
  return {
    PRICE: formatMoney(pricePence),
    PRICE_QUALIFIER: findQualifierId(priceQualifier),
    SHARED_OWNERSHIP_PERCENTAGE: toText(sharePercent),
    SHARED_OWNERSHIP_RENT: formatMoney(shareRentPence),
    SHARED_OWNERSHIP_RENT_FREQUENCY: shareRentPence === null ? '' : TWELVE_PAYMENTS_A_YEAR,
  }
}

function toLettingCells({ kind, type, nation, depositPence, availableFrom }: ExportedListing): Cells {
  if (kind === 'sale') return {}
  const isCommercial = isCommercialType(type)
  return {
    LET_BOND: formatMoney(depositPence),
    LET_DATE_AVAILABLE: availableFrom ? `${toIsoDay(availableFrom)} 00:00:00` : '',
    LET_TYPE_ID: isCommercial ? COMMERCIAL_LETTING : LONG_TERM_LETTING,
    ADMINISTRATION_FEE: isCommercial ? '' : formatTenantFees(nation),
  }
}

function toFactCells({ kind: listingKind, facts, floorAreaSqFt }: ExportedListing): Cells {
  const cells = Object.entries(factColumns)
    .filter(([, factColumn]) => appliesTo(factColumn, listingKind))
    .map(([key, { column, toCell }]) => [column, toCell(facts.get(key) ?? '')])
  return {
    ...(Object.fromEntries(cells) as Cells),
    MIN_SIZE_ENTERED: toText(floorAreaSqFt),
    AREA_SIZE_UNIT_ID: floorAreaSqFt === null ? '' : SQUARE_FEET,
  }
}

/** Returns the cells of a listing other than those of its files. @param branch the portal's id of the branch */
export function toCells(listing: ExportedListing, branch: string): Cells {
  const { kind, status, type, createdAt, features } = listing
  return {
    AGENT_REF: toReference(listing, branch),
    BRANCH_ID: branch,
    STATUS_ID: findStatusId(kind, status),
    CREATE_DATE: createdAt ? formatDate(createdAt) : '',
    PUBLISHED_FLAG: PUBLISHED,
    TRANS_TYPE_ID: kind === 'sale' ? RESALE : LETTING,
    DISPLAY_ADDRESS: listing.displayAddress,
    ...toAddressCells(listing),
    ...Object.fromEntries(
      features.slice(0, MAX_FEATURES).map((text, index) => [`FEATURE${index + 1}`, text]),
    ),
    SUMMARY: listing.summary,
    DESCRIPTION: listing.description,
    BEDROOMS: String(listing.bedrooms),
    BATHROOMS: String(listing.bathrooms),
    LIVING_ROOMS: toText(listing.receptionRooms),
    PROP_SUB_ID: findTypeId(type),
    NEW_HOME_FLAG: 'N',
    ...toPriceCells(listing),
    ...toLettingCells(listing),
    ...toFactCells(listing),
  }
}

import { isShareOfHome, type PriceQualifier } from '../../../domain/price-qualifier'
import { RowRefused } from '../errors'
import type { ImportedShare } from '../types'
import { findIdOf, quote, readId, type ReadCell, type Warn } from './cells'
import { PENCE_PER_POUND } from '../../../format/money'

/** By PRICE_QUALIFIER. 16, of Rightmove's later feed (RTDF), is "coming soon" and says nothing about the price. */
const QUALIFIERS = new Map(
  Object.entries<PriceQualifier>({
    '': 'price',
    '0': 'price',
    '1': 'poa',
    '2': 'guide-price',
    '3': 'fixed-price',
    '4': 'offers-in-excess-of',
    '5': 'offers-in-the-region-of',
    '6': 'sale-by-tender',
    '7': 'from',
    '9': 'shared-ownership',
    '10': 'offers-over',
    '11': 'part-buy-part-rent',
    '12': 'shared-equity',
    '14': 'equity-loan',
    '15': 'offers-invited',
    '16': 'price',
  }),
)

export const findQualifierId = (qualifier: PriceQualifier): string =>
  // Of '0' and '', which both mean a plain price, '0' comes first, because an object lists integer keys first.
  findIdOf(QUALIFIERS, qualifier) ?? '0'

/** £10 billion. A larger amount is a mistake. */
const MAX_PENCE = 1_000_000_000_000

/** Reads '£1,250.00' as pence; null for a blank. @throws RowRefused, also for '159.950': it may mean £159,950 */
export function readMoney(column: string, text: string): number | null {
  // Some people write whole pounds as '250.-' or '250/-'.
  const digits = text.replace(/&pound;|£|gbp|[\s,]/gi, '').replace(/\.-$|\/-$/, '')
  if (digits === '') return null
  // Some exports write four decimals, as in '1250.0000'.
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}|\d{2}00))?$/.exec(digits)
  if (!match) throw new RowRefused(`${column} ${quote(text)} is not an amount of money`)
  const [, minus, wholePounds, decimals = ''] = match
  if (minus) throw new RowRefused(`${column} ${quote(text)} is negative`)
  const pence = Number(wholePounds) * PENCE_PER_POUND + Number(decimals.slice(0, 2).padEnd(2, '0'))
  if (pence > MAX_PENCE) throw new RowRefused(`${column} ${quote(text)} is more than any home costs`)
  return pence
}

export interface Price {
  /** Null for a price on application. */
  pricePence: number | null
  priceQualifier: PriceQualifier
  share: ImportedShare | null
}

/** @throws RowRefused if there is neither a figure nor "price on application" */
export function readSalePrice(readCell: ReadCell, warn: Warn): Price {
  const qualifierId = readId(readCell, 'PRICE_QUALIFIER')
  const text = readCell('PRICE')
  const isOnApplication = /^(poa|price on application|p\.o\.a\.?)$/i.test(text)
  const priceQualifier = isOnApplication ? 'poa' : QUALIFIERS.get(qualifierId)
  if (!priceQualifier)
    warn(`PRICE_QUALIFIER ${quote(qualifierId)} is not known; the price is shown without one`)
  if (priceQualifier === 'poa') return { pricePence: null, priceQualifier, share: null }
  const pricePence = readMoney('PRICE', text)
  if (!pricePence)
    throw new RowRefused(
      text
        ? `PRICE ${quote(text)} is no price, and PRICE_QUALIFIER does not say price on application`
        : 'PRICE is blank, and PRICE_QUALIFIER does not say price on application',
    )
  const share = priceQualifier && isShareOfHome(priceQualifier) ? readShare(readCell, warn) : null
  return { pricePence, priceQualifier: priceQualifier ?? 'price', share }
}

/** £20 million a month. A larger rent might not fit into the database's 32-bit integer. */
const MAX_SHARE_RENT_PENCE = 2_000_000_000
const MONTHS_A_YEAR = 12
/** SHARED_OWNERSHIP_RENT_FREQUENCY is the number of payments in a year. Blank means monthly. */
const SHARE_RENT_FREQUENCIES = new Set(['1', '4', '12', '52', '365'])

/** Reads the share that PRICE buys and the monthly rent on the rest. An unreadable value is null, with a warning. */
function readShare(readCell: ReadCell, warn: Warn): ImportedShare {
  const share = { percent: readSharePercent(readCell, warn), rentPence: readShareRent(readCell, warn) }
  const unknownParts = [
    ...(share.percent === null ? ['the size of the share'] : []),
    ...(share.rentPence === null ? ['the rent on the rest'] : []),
  ]
  if (unknownParts.length) warn(`PRICE is that of a share; not known: ${unknownParts.join(', ')}`)
  return share
}

function readSharePercent(readCell: ReadCell, warn: Warn): number | null {
  const text = readCell('SHARED_OWNERSHIP_PERCENTAGE').replace(/\s*%$/, '')
  if (text === '' || Number(text) === 0) return null
  const percent = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN
  if (percent > 0) return percent
  warn(`SHARED_OWNERSHIP_PERCENTAGE ${quote(text)} is not between 1 and 99`)
  return null
}

function readShareRent(readCell: ReadCell, warn: Warn): number | null {
  const frequency = readCell('SHARED_OWNERSHIP_RENT_FREQUENCY') || String(MONTHS_A_YEAR)
  try {
    const rent = readMoney('SHARED_OWNERSHIP_RENT', readCell('SHARED_OWNERSHIP_RENT'))
    if (rent === null) return null
    if (!SHARE_RENT_FREQUENCIES.has(frequency))
      throw new RowRefused(`SHARED_OWNERSHIP_RENT_FREQUENCY ${quote(frequency)} is not known`)
    const monthlyPence = Math.round((rent * Number(frequency)) / MONTHS_A_YEAR)
    if (monthlyPence <= MAX_SHARE_RENT_PENCE) return monthlyPence
    throw new RowRefused('SHARED_OWNERSHIP_RENT is more than any home costs')
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    warn(error.message)
    return null
  }
}

/** By LET_RENT_FREQUENCY: 0 weekly, 1 or blank monthly, 2 quarterly, 3 yearly, 5 weekly for each person. */
const PAYMENTS_A_YEAR = new Map(Object.entries<number>({ '0': 52, '': 12, '1': 12, '2': 4, '3': 1, '5': 52 }))

const PER_PERSON_AND_WEEK = '5'

export interface Rent {
  /** The rent of a calendar month, rounded. */
  pricePence: number
  /** The rent of a year, from which caps on deposits are computed. */
  yearPence: number
  /** Whether the file may hold a rounded rent: a month's rent with odd pence usually comes from a week's rent. */
  mayBeRounded: boolean
}

/** Reads the rent of the whole home as one figure for a calendar month (Renters' Rights Act 2025, s.56). */
export function readRent(readCell: ReadCell, bedrooms: number, warn: Warn): Rent {
  const frequency = readId(readCell, 'LET_RENT_FREQUENCY')
  const paymentsAYear = PAYMENTS_A_YEAR.get(frequency)
  if (!paymentsAYear)
    throw new RowRefused(
      `LET_RENT_FREQUENCY ${quote(frequency)} is not known, so the rent of a month is not either`,
    )
  const qualifier = QUALIFIERS.get(readId(readCell, 'PRICE_QUALIFIER'))
  // `readMoney` refuses other words, such as 'price on application', because they are not an amount.
  const isOnApplication = /^poa$/i.test(readCell('PRICE'))
  const rent = isOnApplication ? null : readMoney('PRICE', readCell('PRICE'))
  if (!rent || qualifier === 'poa') throw new RowRefused('a letting needs one specific rent')
  if (qualifier !== 'price') warn('PRICE_QUALIFIER is left out: a rent is advertised as one specific figure')
  if (frequency === '') warn('LET_RENT_FREQUENCY is blank; the rent is read as monthly')
  const people = frequency === PER_PERSON_AND_WEEK ? Math.max(1, bedrooms) : 1
  if (people > 1) warn(`the rent is per person and week; it is shown for all ${people} bedrooms together`)
  const yearPence = rent * paymentsAYear * people
  return {
    pricePence: Math.round(yearPence / MONTHS_A_YEAR),
    yearPence,
    mayBeRounded: paymentsAYear === MONTHS_A_YEAR && rent % PENCE_PER_POUND !== 0,
  }
}

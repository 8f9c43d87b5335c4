import type { Nation } from '../../../domain/nation'
import { londonDay, readDate } from '../blm/dates'
import { depositCapOfYear } from '../../../tenancy/deposit'
import { pounds, poundsAndPence } from '../../../format/money'
import { RowRefused } from '../errors'
import { flag, quoted, type Cells, type Warn } from './cells'
import { letRent, readMoney } from './money'

/** LET_FURN_ID in words (domain C1); 3 says nothing. */
const FURNISHING: Record<string, string> = {
  '0': 'Furnished',
  '1': 'Part furnished',
  '2': 'Unfurnished',
  '4': 'Furnished or unfurnished',
}

const BILLS: [column: string, name: string][] = [
  ['LET_BILL_INC_WATER', 'water'],
  ['LET_BILL_INC_GAS', 'gas'],
  ['LET_BILL_INC_ELECTRICITY', 'electricity'],
  ['LET_BILL_INC_INTERNET', 'internet'],
  ['LET_BILL_INC_TV_LICIENCE', 'TV licence'],
  ['LET_BILL_INC_TV_LICENCE', 'TV licence'],
  ['LET_BILL_INC_TV_SUBSCRIPTION', 'TV subscription'],
]
const APPLIANCES: [column: string, name: string][] = [
  ['LET_WASHING_MACHINE_FLAG', 'Washing machine'],
  ['LET_DISHWASHER_FLAG', 'Dishwasher'],
  ['LET_BURGLAR_ALARM_FLAG', 'Burglar alarm'],
]

/** £20 million; what is kept of a deposit has no room for more. */
const LARGEST_DEPOSIT = 2_000_000_000

const ticked = (cells: Cells, list: [string, string][]): string[] => [
  ...new Set(list.flatMap(([column, name]) => (flag(cells(column)) ? name : []))),
]

/** True for premises let to a business, to which the law of tenancies of homes does not apply. */
export const isCommercialLet = (cells: Cells): boolean => cells('LET_TYPE_ID') === '4'

export interface LettingTerms {
  pricePence: number
  depositPence: number | null
  availableFrom: string | null
  facts: { key: string; value: string }[]
  features: string[]
}

/**
 * Rent, deposit and terms of a letting.
 * @throws RowRefused without a specific rent, and for a deposit above what the law allows: such a
 * listing may not be advertised (Tenant Fees Act 2019 and its siblings)
 */
export function lettingTerms(
  cells: Cells,
  { nation, bedrooms, isHome }: { nation: Nation; bedrooms: number; isHome: boolean },
  warn: Warn,
): LettingTerms {
  const rent = letRent(cells, bedrooms, warn)
  const depositPence = readMoney('LET_BOND', cells('LET_BOND'))
  if (depositPence !== null && depositPence > LARGEST_DEPOSIT)
    throw new RowRefused(`LET_BOND ${quoted(cells('LET_BOND'))} is more than any deposit`)
  const cap = isHome ? depositCapOfYear(nation, rent.yearPence) : null
  if (cap && depositPence !== null && depositPence > cap.pence) {
    throw new RowRefused(
      `the deposit of ${poundsAndPence(depositPence)} is more than ${cap.words}, ${poundsAndPence(cap.pence)} at ${pounds(rent.pricePence / 100)} a month (${cap.law})`,
    )
  }
  const available = readDate(cells('LET_DATE_AVAILABLE'))
  if (available === 'unreadable')
    warn(`LET_DATE_AVAILABLE ${quoted(cells('LET_DATE_AVAILABLE'))} cannot be read`)
  const furnishing = isHome ? FURNISHING[cells('LET_FURN_ID')] : undefined
  const bills = ticked(cells, BILLS)
  return {
    pricePence: rent.pricePence,
    depositPence,
    availableFrom: available instanceof Date ? londonDay(available) : null,
    facts: [
      ...(furnishing ? [{ key: 'furnishing', value: furnishing }] : []),
      ...(bills.length ? [{ key: 'bills', value: `The rent includes ${bills.join(', ')}` }] : []),
    ],
    features: ticked(cells, APPLIANCES),
  }
}

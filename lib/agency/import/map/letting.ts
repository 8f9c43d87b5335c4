import type { Nation } from '../../../domain/nation'
import { londonDay } from '../../../format/london-clock'
import { readDate } from '../blm/dates'
import { getDepositCapFromYearlyRent, isAboveCap } from '../../../tenancy/deposit'
import { formatPence } from '../../../format/money'
import { RowRefused } from '../errors'
import { findIdOf, parseFlag, quote, readId, type ReadCell, type Warn } from './cells'
import { readMoney, readRent } from './money'

/** The furnishing by LET_FURN_ID. */
const FURNISHING = new Map(
  Object.entries<string>({
    '0': 'Furnished',
    '1': 'Part furnished',
    '2': 'Unfurnished',
    '4': 'Furnished or unfurnished',
  }),
)

/** The LET_FURN_ID of a letting that does not state its furnishing. */
const UNSPECIFIED_FURNISHING_ID = '3'

export const findFurnishingId = (furnishing: string | undefined): string =>
  findIdOf(FURNISHING, furnishing) ?? UNSPECIFIED_FURNISHING_ID

/** The format itself misspells 'LICIENCE'. Some exports correct it. */
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

/** £20 million. A larger deposit is a mistake, and might not fit into the database's 32-bit integer. */
const MAX_DEPOSIT_PENCE = 2_000_000_000

/** Lists the names whose column says yes. Two columns may have the same name. */
function readFlaggedNames(readCell: ReadCell, flagColumns: [column: string, name: string][]): string[] {
  const names = flagColumns.filter(([column]) => parseFlag(readCell(column))).map(([, name]) => name)
  return [...new Set(names)]
}

const COMMERCIAL_LET_ID = '4'
/** Whether LET_TYPE_ID says that the tenant is a business. The law of residential tenancies does not apply then. */
export const isCommercialLet = (readCell: ReadCell): boolean =>
  readId(readCell, 'LET_TYPE_ID') === COMMERCIAL_LET_ID

export interface LettingTerms {
  /** The rent of a calendar month. */
  pricePence: number
  depositPence: number | null
  /** 'YYYY-MM-DD'. */
  availableFrom: string | null
  facts: { key: string; value: string }[]
  features: string[]
}

/** @throws RowRefused if the rent is not one figure, or the deposit is above the cap */
export function readLettingTerms(
  readCell: ReadCell,
  { nation, bedrooms, isResidential }: { nation: Nation; bedrooms: number; isResidential: boolean },
  warn: Warn,
): LettingTerms {
  const rent = readRent(readCell, bedrooms, warn)
  const depositPence = readMoney('LET_BOND', readCell('LET_BOND'))
  if (depositPence !== null && depositPence > MAX_DEPOSIT_PENCE)
    throw new RowRefused(`LET_BOND ${quote(readCell('LET_BOND'))} is more than any deposit`)
  const cap = isResidential ? getDepositCapFromYearlyRent(nation, rent.yearPence) : null
  if (cap && depositPence !== null && isAboveCap(depositPence, cap, rent)) {
    const deposit = formatPence(depositPence)
    const monthlyRent = formatPence(rent.pricePence)
    const legalCap = `${cap.description}, ${formatPence(cap.pence)} at ${monthlyRent} a month`
    throw new RowRefused(`the deposit of ${deposit} is more than ${legalCap} (${cap.law})`)
  }
  const available = readDate(readCell('LET_DATE_AVAILABLE'))
  if (available === 'unreadable')
    warn(`LET_DATE_AVAILABLE ${quote(readCell('LET_DATE_AVAILABLE'))} cannot be read`)
  const furnishing = isResidential ? FURNISHING.get(readId(readCell, 'LET_FURN_ID')) : undefined
  const bills = readFlaggedNames(readCell, BILLS)
  return {
    pricePence: rent.pricePence,
    depositPence,
    availableFrom: available instanceof Date ? londonDay(available) : null,
    facts: [
      ...(furnishing ? [{ key: 'furnishing', value: furnishing }] : []),
      ...(bills.length ? [{ key: 'bills', value: `The rent includes ${bills.join(', ')}` }] : []),
    ],
    features: readFlaggedNames(readCell, APPLIANCES),
  }
}

import { parsePostcode } from '../places/postcode'
import { toTitleCase } from '../places/split-words'
import { isCalendarDay } from '../../format/iso-day'
import { PENCE_PER_POUND } from '../../format/money'

/** A sale with the column names of the table price_paid. */
export interface PricePaidRow {
  id: string
  price_pence: number
  /** '2026-11-21' */
  paid_on: string
  postcode: string
  sector: string
  type: HomeType
  is_new: boolean
  tenure: 'freehold' | 'leasehold'
  /** 'Flat 2, 12 Mill Lane, Witham' */
  address: string
}

/** Why a line is skipped. A standard sale is of one home at its market price. A line that is 'not a sale' is invalid. */
export type SkipReason = 'not a standard sale' | 'no postcode' | 'not a sale'

export type PricePaidLine =
  | { action: 'store'; row: PricePaidRow }
  /** The registry deleted the sale. */
  | { action: 'remove'; id: string }
  /** A stored sale with this id is removed: an earlier line may have described a standard sale with a postcode. */
  | { action: 'skip'; reason: SkipReason; id?: string }

const HOME_TYPES = { D: 'detached', S: 'semi-detached', T: 'terraced', F: 'flat' } as const
type HomeType = (typeof HOME_TYPES)[keyof typeof HOME_TYPES]
const TYPE_BY_CODE = new Map<string, HomeType>(Object.entries(HOME_TYPES))
const TENURE_BY_CODE = new Map<string, PricePaidRow['tenure']>([
  ['F', 'freehold'],
  ['L', 'leasehold'],
])

const FIELD_COUNT = 16
const FIRST_ADDRESS_INDEX = 7
const TRANSACTION_ID = /^\{?([0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12})\}?$/i
/** A higher price is a mistake: the most expensive home ever sold in England cost about £210 million. */
const MAX_POUNDS = 1_000_000_000

const LOWER_CASE_WORD = /^(And|At|By|In|Of|On|The|Under|Upon)$/

/** 'KING'S LYNN' → 'King's Lynn', but '12A' stays. `toTitleCase` drops hyphens, so they are put back. */
const normaliseAddressPart = (text: string): string =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => (/\d/.test(word) ? word : toTitleCase(word.toLowerCase()).replaceAll(' ', '-')))
    // `toTitleCase` capitalises the first word, and here each word is the first.
    .map((word, index) => (index > 0 && LOWER_CASE_WORD.test(word) ? word.toLowerCase() : word))
    .join(' ')

/** Formats an address. `primary` is the number or name of the house, and only a name is followed by a comma. */
function toAddress([primary = '', flat = '', street = '', locality = '', town = '']: string[]): string {
  const houseAndStreet = /^\d/.test(primary) ? [`${primary} ${street}`] : [primary, street]
  return [flat, ...houseAndStreet, locality === town ? '' : locality, town]
    .map(normaliseAddressPart)
    .filter(Boolean)
    .join(', ')
}

/** Reads the registry's 16 columns. Category B (repossessions, buy-to-let, companies) and non-homes are skipped. */
export function readPricePaidLine(fields: readonly string[]): PricePaidLine {
  const [
    idField = '',
    price = '',
    date = '',
    postcodeField = '',
    typeCode = '',
    isNew = '',
    tenureCode = '',
  ] = fields
  const addressFields = fields.slice(FIRST_ADDRESS_INDEX, -2)
  const [category, recordStatus] = fields.slice(-2)
  const id = TRANSACTION_ID.exec(idField)?.[1]?.toLowerCase()
  if (fields.length !== FIELD_COUNT || !id) return { action: 'skip', reason: 'not a sale' }
  if (recordStatus === 'D') return { action: 'remove', id }
  // A date of the file is '2026-11-21 00:00'.
  const day = /^(\d{4}-\d\d-\d\d)(?: 00:00(?::00)?)?$/.exec(date)?.[1]
  // MAX_POUNDS has ten digits.
  const pounds = /^\d{1,10}$/.test(price) ? Number(price) : 0
  if (day === undefined || !isCalendarDay(day) || pounds < 1 || pounds > MAX_POUNDS)
    return { action: 'skip', reason: 'not a sale' }
  const type = TYPE_BY_CODE.get(typeCode)
  const tenure = TENURE_BY_CODE.get(tenureCode)
  if (!type || !tenure || category !== 'A') return { action: 'skip', reason: 'not a standard sale', id }
  const postcode = parsePostcode(postcodeField)
  if (!postcode?.unit || !postcode.sector) return { action: 'skip', reason: 'no postcode', id }
  return {
    action: 'store',
    row: {
      id,
      price_pence: pounds * PENCE_PER_POUND,
      paid_on: day,
      postcode: postcode.unit,
      sector: postcode.sector,
      type,
      is_new: isNew === 'Y',
      tenure,
      address: toAddress(addressFields),
    },
  }
}

import { parsePostcode } from '../places/postcode'
import { toTitleCase } from '../places/split-words'
import { PENCE_PER_POUND } from '../../format/money'

/** A sale as the table has it. */
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

/** Why a line is not stored: what is no sale of one home at its market price, and what cannot be read. */
export type SkipReason = 'not a standard sale' | 'no postcode' | 'not a sale'

export type PricePaidLine =
  | { do: 'store'; row: PricePaidRow }
  /** The registry took the sale back. */
  | { do: 'remove'; id: string }
  | { do: 'leave out'; reason: SkipReason }

const HOME_TYPES = { D: 'detached', S: 'semi-detached', T: 'terraced', F: 'flat' } as const
type HomeType = (typeof HOME_TYPES)[keyof typeof HOME_TYPES]
const typeOf = new Map<string, HomeType>(Object.entries(HOME_TYPES))
const tenureOf = new Map([
  ['F', 'freehold'],
  ['L', 'leasehold'],
] as const)

const FIELDS = 16
const ID = /^\{?([0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12})\}?$/i
/** The dearest home ever sold in England cost about £210 million. */
const MAX_POUNDS = 1_000_000_000

/** The 30th of February becomes another day, which tells it. */
const isDay = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** 'KING'S LYNN' → 'King's Lynn', '12A' stays. */
const readable = (text: string): string =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => (/\d/.test(word) ? word : toTitleCase(word.toLowerCase()).replaceAll(' ', '-')))
    .map((word, index) =>
      index > 0 && /^(And|At|By|In|Of|On|The|Under|Upon)$/.test(word) ? word.toLowerCase() : word,
    )
    .join(' ')

/** A house number stands before its street, a house name before a comma. */
function toAddress([primary = '', secondary = '', street = '', locality = '', town = '']: string[]): string {
  const isNumber = /^\d/.test(primary)
  const parts = [secondary, isNumber ? `${primary} ${street}` : primary, isNumber ? '' : street]
  return [...parts, locality === town ? '' : locality, town].map(readable).filter(Boolean).join(', ')
}

/**
 * Reads a line of Price Paid Data: 16 columns without a header, as HM Land Registry describes them. Sales of category
 * B (repossessions, buy-to-let, companies) and other buildings than homes are left out.
 */
export function readPricePaidLine(fields: readonly string[]): PricePaidLine {
  const [id = '', price = '', date = '', code = '', type = '', isNew = '', duration = '', ...rest] = fields
  const [category, record] = [rest[7], rest[8]]
  const found = ID.exec(id)?.[1]?.toLowerCase()
  if (fields.length !== FIELDS || !found) return { do: 'leave out', reason: 'not a sale' }
  if (record === 'D') return { do: 'remove', id: found }
  const day = /^(\d{4}-\d\d-\d\d)(?: 00:00(?::00)?)?$/.exec(date)?.[1]
  const pounds = /^\d{1,10}$/.test(price) ? Number(price) : 0
  if (!isDay(day) || pounds < 1 || pounds > MAX_POUNDS) return { do: 'leave out', reason: 'not a sale' }
  const [home, tenure] = [typeOf.get(type), tenureOf.get(duration as 'F' | 'L')]
  if (!home || !tenure || category !== 'A') return { do: 'leave out', reason: 'not a standard sale' }
  const postcode = parsePostcode(code)
  if (!postcode?.unit || !postcode.sector) return { do: 'leave out', reason: 'no postcode' }
  return {
    do: 'store',
    row: {
      id: found,
      price_pence: pounds * PENCE_PER_POUND,
      paid_on: day,
      postcode: postcode.unit,
      sector: postcode.sector,
      type: home,
      is_new: isNew === 'Y',
      tenure,
      address: toAddress(rest),
    },
  }
}

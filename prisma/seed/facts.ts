import { requiresEpc } from '../../lib/domain/epc'
import { isCommercialType, isFlatType } from '../../lib/domain/property-type'
import type { ListingKind } from '../../lib/domain/listing-kind'
import { councilTaxBands, type FactSource } from '../../lib/domain/material-facts'
import type { Home } from './home'
import type { Area } from './places/area'
import type { Nation } from '../../lib/domain/nation'
import { formatPence } from '../../lib/format/money'
import { getHoldingDepositCap } from '../../lib/tenancy/deposit'
import type { Random } from './random'

/** A fact without its property and date. */
export interface DrawnFact {
  key: string
  value: string
  source: FactSource
}

export interface FactContext {
  random: Random
  home: Home
  area: Area
  kind: ListingKind
  /** Pounds: asking price, or rent of a calendar month; null on application. */
  price: number | null
  /** Pounds. */
  deposit: number | null
  furnishing: string | null
  /** Shared ownership: share for sale, per cent, and the rent on the rest in pounds a month. */
  share: { percent: number; rent: number } | null
}

const formatPounds = (amount: number): string => `£${amount.toLocaleString('en-GB')}`

/**
 * Upper ends of the council tax bands, in thousands of pounds at the valuation date of the nation. `base` and `slope`
 * estimate the price of a semi-detached house then, in thousands, from its price today in millions.
 */
const bandEnds = {
  england: { ends: [40, 52, 68, 88, 120, 160, 320], base: 30, slope: 105 },
  scotland: { ends: [27, 35, 45, 58, 80, 106, 212], base: 20, slope: 105 },
  wales: { ends: [44, 65, 91, 123, 162, 223, 324, 424], base: 20, slope: 330 },
}

/** The council tax band, from the estimated price in 1991, or in Wales 2003. @param semi the area's `semi` */
function councilTaxBand(nation: keyof typeof bandEnds, price: number, semi: number): string {
  const { ends, base, slope } = bandEnds[nation]
  const oldSemiThousands = base + (slope * semi) / 1_000_000
  const oldPriceThousands = (oldSemiThousands * price) / semi
  const index = ends.findIndex((end) => oldPriceThousands <= end)
  return councilTaxBands[index === -1 ? ends.length : index]!
}

/** Weight of ratings below E, with which a home may not be let. */
function poorRatingWeight(kind: ListingKind, condition: Home['condition']): number {
  if (kind === 'let') return 0
  return condition === 'tired' ? 3 : 0.5
}

function drawEpcRating({ random, home, kind }: FactContext): string {
  if (home.era === 'new')
    return random.weighted([
      ['A', 1],
      ['B', 9],
    ])
  if (home.era === 'modern')
    return random.weighted([
      ['B', 7],
      ['C', 5],
    ])
  if (home.era === 'nineties')
    return random.weighted([
      ['B', 1],
      ['C', 8],
      ['D', 3],
    ])
  if (home.condition === 'refurbished')
    return random.weighted([
      ['C', 6],
      ['D', 5],
    ])
  const poorWeight = poorRatingWeight(kind, home.condition)
  if (home.era === 'seventies' || home.era === 'postwar')
    return random.weighted([
      ['C', 6],
      ['D', 8],
      ['E', 2],
      ['F', poorWeight / 2],
    ])
  return random.weighted([
    ['C', 3],
    ['D', 9],
    ['E', 4],
    ['F', poorWeight],
    ['G', poorWeight / 4],
  ])
}

/** Stands for a figure that the owner does not have yet (domain B1). */
const awaitingReply = 'Unknown – enquiries made of the managing agent'

type FactMaker = (key: string, value: string, source?: FactSource) => DrawnFact

function drawTenureFacts(context: FactContext): DrawnFact[] {
  const { random, home, area, share } = context
  const fact: FactMaker = (key, value, source = 'owner') => ({ key, value, source })
  if (share) {
    return [
      fact('tenure', 'Leasehold'),
      fact('lease_years', String(random.int(95, 988))),
      fact('ground_rent', '0'),
      fact('service_charge', String(random.int(9, 26) * 90)),
      fact(
        'shared_ownership',
        `${share.percent}% share; rent of ${formatPounds(share.rent)} a month on the rest. More shares may be bought later.`,
        'agent',
      ),
    ]
  }
  const flat = isFlatType(home.type)
  const hasLeaseholds = area.nation === 'england' || area.nation === 'wales'
  if (home.type === 'park-home') {
    return [
      fact('tenure', 'Pitch agreement'),
      fact('lease_years', 'No fixed term (Mobile Homes Act 1983)'),
      fact('ground_rent', String(random.int(150, 260) * 12)),
      fact('service_charge', '0'),
    ]
  }
  if (home.type === 'office' && area.nation !== 'scotland' && random.chance(0.6)) {
    return [
      fact('tenure', 'Leasehold', 'register'),
      fact('lease_years', String(random.int(92, 240))),
      fact('ground_rent', String(random.int(1, 8) * 50)),
      fact('service_charge', String(Math.round(home.areaSqFt * 0.45) * 10)),
    ]
  }
  if (!flat || !hasLeaseholds) {
    // In Scotland the owners of flats pay a factor, who looks after the building.
    const factor = flat && random.chance(0.6) ? [fact('service_charge', String(random.int(8, 24) * 60))] : []
    return [fact('tenure', 'Freehold', random.chance(0.6) ? 'register' : 'owner'), ...factor]
  }
  return drawFlatLease(context, fact)
}

/** The lease of a flat in England or Wales. */
function drawFlatLease({ random, home, price }: FactContext, fact: FactMaker): DrawnFact[] {
  const isShareOfFreehold =
    home.type !== 'retirement-flat' && ['victorian', 'edwardian'].includes(home.era) && random.chance(0.35)
  const years = drawLeaseYears(random, home, isShareOfFreehold)
  const groundRent = drawGroundRent(random, home, isShareOfFreehold)
  const serviceCharge = drawServiceCharge(random, home, price)
  const tenure = isShareOfFreehold ? 'Share of freehold' : 'Leasehold'
  return [
    fact('tenure', tenure, random.chance(0.5) ? 'register' : 'owner'),
    fact('lease_years', String(years)),
    fact('ground_rent', random.chance(0.95) ? String(groundRent) : awaitingReply),
    fact('service_charge', random.chance(0.95) ? String(serviceCharge) : awaitingReply),
  ]
}

function drawLeaseYears(random: Random, { era }: Home, isShareOfFreehold: boolean): number {
  if (isShareOfFreehold) return random.pick([958, 962, 974, 989])
  if (era === 'new') return random.pick([125, 250, 999])
  return era === 'modern' ? random.int(108, 240) : random.int(78, 168)
}

/** Draws the ground rent in pounds a year; new leases have none, by the Leasehold Reform (Ground Rent) Act 2022. */
function drawGroundRent(random: Random, { type, era }: Home, isShareOfFreehold: boolean): number {
  if (isShareOfFreehold || era === 'new') return 0
  if (type === 'retirement-flat') return random.int(35, 50) * 10
  return random.pick([0, 10, 50, 75, 100, 150, 150, 200, 250, 250])
}

const LIFT_CHARGE_POUNDS = 500

/** Draws the service charge in pounds a year, which rises with the price of the flat. */
function drawServiceCharge(random: Random, { type, lift }: Home, price: number | null): number {
  if (type === 'retirement-flat') return random.int(24, 42) * 100
  const priceLevel = Math.min(Math.max((price ?? 200_000) / 200_000, 0.6), 3)
  const charge = random.int(9, 18) * 90 * priceLevel + (lift ? LIFT_CHARGE_POUNDS : 0)
  return Math.round(charge / 10) * 10
}

/** Domestic rates of a year in Northern Ireland, as a share of the price today. */
const DOMESTIC_RATE = 0.0068

function drawTaxFacts({ random, home, area, kind, price }: FactContext): DrawnFact[] {
  if (isCommercialType(home.type)) {
    if (home.type === 'garage' || home.type === 'land') return []
    const amount = formatPounds(Math.round((home.areaSqFt * (6 + area.rent * 0.008)) / 250) * 250)
    const isNorthern = area.nation === 'northern-ireland'
    const value = isNorthern ? `Net annual value ${amount}` : `Rateable value ${amount} (2026 list)`
    return [{ key: 'rates', value, source: 'register' }]
  }
  if (area.nation === 'northern-ireland') {
    const capitalValue = kind === 'let' ? area.semi * 0.8 : (price ?? area.semi)
    const yearlyRates = formatPounds(Math.round((capitalValue * DOMESTIC_RATE) / 10) * 10)
    const payer = kind === 'let' ? ', paid by the landlord' : ''
    const value = `Domestic rates of about ${yearlyRates} a year${payer}`
    return [{ key: 'rates', value, source: 'register' }]
  }
  if (home.type === 'park-home') return [{ key: 'council_tax_band', value: 'A', source: 'register' }]
  // A letting, and a price on application, are banded by a usual price: that of a semi has three bedrooms.
  const usualPrice = area.semi * (isFlatType(home.type) ? area.flatShare : 1) * (0.5 + home.bedrooms / 5)
  const bandedPrice = kind === 'sale' && price !== null ? price : usualPrice
  if (home.era === 'new' && random.chance(0.6))
    return [{ key: 'council_tax_band', value: 'Awaiting banding', source: 'agent' }]
  return [
    {
      key: 'council_tax_band',
      value: councilTaxBand(area.nation, bandedPrice, area.semi),
      source: random.chance(0.8) ? 'register' : 'agent',
    },
  ]
}

/** From this yearly rent on, the Tenant Fees Act permits a deposit of six weeks' rent and not five. */
const HIGH_RENT_POUNDS_PER_YEAR = 50_000

/** The size of a deposit as `depositFor` computes it. */
function describeDepositSize(nation: Nation, rentPcm: number, commercial: boolean): string {
  if (commercial) return 'three months’ rent'
  if (nation === 'scotland' || nation === 'northern-ireland') return 'one month’s rent'
  return rentPcm * 12 >= HIGH_RENT_POUNDS_PER_YEAR ? 'six weeks’ rent' : 'five weeks’ rent'
}

function drawLettingFacts({ random, home, area, price, deposit, furnishing }: FactContext): DrawnFact[] {
  const facts: DrawnFact[] = []
  const commercial = isCommercialType(home.type)
  if (deposit !== null && price !== null) {
    const size = describeDepositSize(area.nation, price, commercial)
    facts.push({
      key: 'deposit',
      value: `${formatPounds(deposit)} (${size}${commercial ? '' : ', held in a government-approved scheme'})`,
      source: 'agent',
    })
    const holding = commercial ? null : getHoldingDepositCap(area.nation, price)
    if (holding !== null)
      facts.push({
        key: 'holding_deposit',
        value: `Up to ${formatPence(holding)} (one week’s rent), put towards the first rent`,
        source: 'agent',
      })
  }
  if (commercial) return facts
  facts.push({
    key: 'bills',
    value: random.weighted([
      ['Not included in the rent', 8],
      ['All bills included in the rent', 1],
      ['Water included; other bills not', 1],
    ]),
    source: 'owner',
  })
  if (furnishing) facts.push({ key: 'furnishing', value: furnishing, source: 'owner' })
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('')
  if (area.nation === 'scotland')
    facts.push({
      key: 'landlord_registration',
      value: `${digits(6)}/${digits(3)}/${digits(5)}`,
      source: 'register',
    })
  if (area.nation === 'wales')
    facts.push({
      key: 'landlord_registration',
      value: `Rent Smart Wales RN-${digits(5)}-${digits(5)}`,
      source: 'register',
    })
  if (area.nation === 'northern-ireland')
    facts.push({ key: 'landlord_registration', value: `LR-${digits(6)}`, source: 'register' })
  return facts
}

/** Draws the facts of part A: tenure, tax and payments. */
export function drawPriceFacts(context: FactContext): DrawnFact[] {
  const { home, area, kind } = context
  const needsHomeReport =
    kind === 'sale' &&
    area.nation === 'scotland' &&
    !isCommercialType(home.type) &&
    home.type !== 'park-home' &&
    home.era !== 'new'
  return [
    ...(kind === 'sale' ? drawTenureFacts(context) : drawLettingFacts(context)),
    ...drawTaxFacts(context),
    ...(needsHomeReport
      ? [{ key: 'home_report', value: 'Available to download on request', source: 'agent' } as const]
      : []),
    ...(requiresEpc(home.type)
      ? [{ key: 'epc_rating', value: drawEpcRating(context), source: 'register' } as const]
      : []),
  ]
}

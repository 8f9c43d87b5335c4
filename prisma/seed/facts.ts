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

/* The probabilities and weights are estimates, which only have to make the demonstration plausible. */

/** A material fact that has no property and no date yet. */
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
  /** The asking price or the monthly rent in pounds; null if the price is on application. */
  price: number | null
  /** The deposit in pounds. */
  deposit: number | null
  furnishing: string | null
  /** Shared ownership: the share for sale in per cent, and the monthly rent for the rest in pounds. */
  share: { percent: number; rent: number } | null
}

const formatPounds = (amount: number): string => `£${amount.toLocaleString('en-GB')}`

/**
 * The council tax bands. `ends` are their upper limits, in thousands of pounds at the nation's valuation date. A semi
 * that costs x million pounds today is assumed to have cost `base` + `slope` × x thousand pounds then.
 */
const bandRules = {
  england: { ends: [40, 52, 68, 88, 120, 160, 320], base: 30, slope: 105 },
  scotland: { ends: [27, 35, 45, 58, 80, 106, 212], base: 20, slope: 105 },
  wales: { ends: [44, 65, 91, 123, 162, 223, 324, 424], base: 20, slope: 330 },
}

/**
 * Estimates the council tax band, which follows from the price in 1991, or in 2003 in Wales.
 * @param semiPrice the present price of a semi-detached house in the area, in pounds
 */
function estimateCouncilTaxBand(nation: keyof typeof bandRules, price: number, semiPrice: number): string {
  const { ends, base, slope } = bandRules[nation]
  const oldSemiThousands = base + (slope * semiPrice) / 1_000_000
  const oldPriceThousands = (oldSemiThousands * price) / semiPrice
  const index = ends.findIndex((end) => oldPriceThousands <= end)
  return councilTaxBands[index === -1 ? ends.length : index]!
}

/** Returns the weight of the ratings F and G, with which a home may not be let. */
function getPoorRatingWeight(kind: ListingKind, condition: Home['condition']): number {
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
  const poorWeight = getPoorRatingWeight(kind, home.condition)
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

/** The value of a charge that the owner does not know yet (domain B1). */
const UNKNOWN_CHARGE = 'Unknown – enquiries made of the managing agent'

const createFact = (key: string, value: string, source: FactSource = 'owner'): DrawnFact => ({
  key,
  value,
  source,
})

function drawTenureFacts(context: FactContext): DrawnFact[] {
  const { random, home, area, share } = context
  if (share) {
    return [
      createFact('tenure', 'Leasehold'),
      createFact('lease_years', String(random.int(95, 988))),
      createFact('ground_rent', '0'),
      createFact('service_charge', String(random.int(9, 26) * 90)),
      createFact(
        'shared_ownership',
        `${share.percent}% share; rent of ${formatPounds(share.rent)} a month on the rest. More shares may be bought later.`,
        'agent',
      ),
    ]
  }
  const isFlat = isFlatType(home.type)
  const hasLeaseholds = area.nation === 'england' || area.nation === 'wales'
  if (home.type === 'park-home') {
    return [
      createFact('tenure', 'Pitch agreement'),
      createFact('lease_years', 'No fixed term (Mobile Homes Act 1983)'),
      createFact('ground_rent', String(random.int(150, 260) * 12)),
      createFact('service_charge', '0'),
    ]
  }
  if (home.type === 'office' && area.nation !== 'scotland' && random.chance(0.6)) {
    return [
      createFact('tenure', 'Leasehold', 'register'),
      createFact('lease_years', String(random.int(92, 240))),
      createFact('ground_rent', String(random.int(1, 8) * 50)),
      // £4.50 for each square foot, rounded to £10.
      createFact('service_charge', String(Math.round(home.areaSqFt * 0.45) * 10)),
    ]
  }
  if (!isFlat || !hasLeaseholds) {
    // In Scotland the owners of flats pay a factor, the manager of the building.
    const factorCharge =
      isFlat && random.chance(0.6) ? [createFact('service_charge', String(random.int(8, 24) * 60))] : []
    return [createFact('tenure', 'Freehold', random.chance(0.6) ? 'register' : 'owner'), ...factorCharge]
  }
  return drawFlatLease(context)
}

/** Draws the lease of a flat in England or Wales. */
function drawFlatLease({ random, home, price }: FactContext): DrawnFact[] {
  const isShareOfFreehold =
    home.type !== 'retirement-flat' && ['victorian', 'edwardian'].includes(home.era) && random.chance(0.35)
  const years = drawLeaseYears(random, home, isShareOfFreehold)
  const groundRent = drawGroundRent(random, home, isShareOfFreehold)
  const serviceCharge = drawServiceCharge(random, home, price)
  const tenure = isShareOfFreehold ? 'Share of freehold' : 'Leasehold'
  return [
    createFact('tenure', tenure, random.chance(0.5) ? 'register' : 'owner'),
    createFact('lease_years', String(years)),
    createFact('ground_rent', random.chance(0.95) ? String(groundRent) : UNKNOWN_CHARGE),
    createFact('service_charge', random.chance(0.95) ? String(serviceCharge) : UNKNOWN_CHARGE),
  ]
}

function drawLeaseYears(random: Random, { era }: Home, isShareOfFreehold: boolean): number {
  if (isShareOfFreehold) return random.pick([958, 962, 974, 989])
  if (era === 'new') return random.pick([125, 250, 999])
  return era === 'modern' ? random.int(108, 240) : random.int(78, 168)
}

/** Draws the ground rent in pounds a year. New leases have none (Leasehold Reform (Ground Rent) Act 2022). */
function drawGroundRent(random: Random, { type, era }: Home, isShareOfFreehold: boolean): number {
  if (isShareOfFreehold || era === 'new') return 0
  if (type === 'retirement-flat') return random.int(35, 50) * 10
  return random.pick([0, 10, 50, 75, 100, 150, 150, 200, 250, 250])
}

const LIFT_CHARGE_POUNDS = 500

/** Draws the service charge in pounds a year, which rises with the price of the flat. */
function drawServiceCharge(random: Random, { type, hasLift }: Home, price: number | null): number {
  if (type === 'retirement-flat') return random.int(24, 42) * 100
  const priceLevel = Math.min(Math.max((price ?? 200_000) / 200_000, 0.6), 3)
  const charge = random.int(9, 18) * 90 * priceLevel + (hasLift ? LIFT_CHARGE_POUNDS : 0)
  return Math.round(charge / 10) * 10
}

/** Yearly domestic rates in Northern Ireland, as a share of the present price. */
const DOMESTIC_RATE = 0.0068

function drawTaxFacts({ random, home, area, kind, price }: FactContext): DrawnFact[] {
  if (isCommercialType(home.type)) {
    if (home.type === 'garage' || home.type === 'land') return []
    // The value of a square foot rises with the rents of the area.
    const poundsPerSqFt = 6 + area.flatRent * 0.008
    const amount = formatPounds(Math.round((home.areaSqFt * poundsPerSqFt) / 250) * 250)
    const isInNorthernIreland = area.nation === 'northern-ireland'
    const value = isInNorthernIreland ? `Net annual value ${amount}` : `Rateable value ${amount} (2026 list)`
    return [{ key: 'rates', value, source: 'register' }]
  }
  if (area.nation === 'northern-ireland') {
    const capitalValue = kind === 'let' ? area.semiPrice * 0.8 : (price ?? area.semiPrice)
    const yearlyRates = formatPounds(Math.round((capitalValue * DOMESTIC_RATE) / 10) * 10)
    const payer = kind === 'let' ? ', paid by the landlord' : ''
    const value = `Domestic rates of about ${yearlyRates} a year${payer}`
    return [{ key: 'rates', value, source: 'register' }]
  }
  if (home.type === 'park-home') return [{ key: 'council_tax_band', value: 'A', source: 'register' }]
  // A letting, or a sale without a price, is banded by an estimate from the area's price of a three-bedroom semi.
  const typeFactor = isFlatType(home.type) ? area.flatShare : 1
  const sizeFactor = 0.5 + home.bedrooms / 5
  const estimatedPrice = area.semiPrice * typeFactor * sizeFactor
  const bandedPrice = kind === 'sale' && price !== null ? price : estimatedPrice
  if (home.era === 'new' && random.chance(0.6))
    return [{ key: 'council_tax_band', value: 'Awaiting banding', source: 'agent' }]
  return [
    {
      key: 'council_tax_band',
      value: estimateCouncilTaxBand(area.nation, bandedPrice, area.semiPrice),
      source: random.chance(0.8) ? 'register' : 'agent',
    },
  ]
}

/** From this yearly rent on, the Tenant Fees Act 2019 permits a deposit of six weeks' rent instead of five. */
const HIGH_RENT_POUNDS_PER_YEAR = 50_000

/** Describes the deposit that `computeDeposit` returns in weeks or months of rent. */
function describeDepositSize(nation: Nation, rentPcm: number, isCommercial: boolean): string {
  if (isCommercial) return 'three months’ rent'
  if (nation === 'scotland' || nation === 'northern-ireland') return 'one month’s rent'
  return rentPcm * 12 >= HIGH_RENT_POUNDS_PER_YEAR ? 'six weeks’ rent' : 'five weeks’ rent'
}

function drawLettingFacts({ random, home, area, price, deposit, furnishing }: FactContext): DrawnFact[] {
  const facts: DrawnFact[] = []
  const isCommercial = isCommercialType(home.type)
  if (deposit !== null && price !== null) {
    const size = describeDepositSize(area.nation, price, isCommercial)
    facts.push({
      key: 'deposit',
      value: `${formatPounds(deposit)} (${size}${isCommercial ? '' : ', held in a government-approved scheme'})`,
      source: 'agent',
    })
    const holdingDeposit = isCommercial ? null : getHoldingDepositCap(area.nation, price)
    if (holdingDeposit !== null)
      facts.push({
        key: 'holding_deposit',
        value: `Up to ${formatPence(holdingDeposit)} (one week’s rent), returned once the tenancy is signed`,
        source: 'agent',
      })
  }
  if (isCommercial) return facts
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
  const drawDigits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('')
  if (area.nation === 'scotland')
    facts.push({
      key: 'landlord_registration',
      value: `${drawDigits(6)}/${drawDigits(3)}/${drawDigits(5)}`,
      source: 'register',
    })
  if (area.nation === 'wales')
    facts.push({
      key: 'landlord_registration',
      value: `Rent Smart Wales RN-${drawDigits(5)}-${drawDigits(5)}`,
      source: 'register',
    })
  if (area.nation === 'northern-ireland')
    facts.push({ key: 'landlord_registration', value: `LR-${drawDigits(6)}`, source: 'register' })
  return facts
}

/** Draws the facts of part A of material information: tenure, council tax and payments. */
export function drawPriceFacts(context: FactContext): DrawnFact[] {
  const { home, area, kind } = context
  const statesHomeReport =
    kind === 'sale' && area.nation === 'scotland' && !isCommercialType(home.type) && home.type !== 'park-home'
  const homeReport = home.era === 'new' ? 'Not needed: new build' : 'Available to download on request'
  return [
    ...(kind === 'sale' ? drawTenureFacts(context) : drawLettingFacts(context)),
    ...drawTaxFacts(context),
    ...(statesHomeReport ? [{ key: 'home_report', value: homeReport, source: 'agent' } as const] : []),
    ...(requiresEpc(home.type)
      ? [{ key: 'epc_rating', value: drawEpcRating(context), source: 'register' } as const]
      : []),
  ]
}

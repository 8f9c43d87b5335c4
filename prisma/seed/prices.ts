import { isCommercialType, isFlatType, type PropertyType } from '../../lib/domain/property-type'
import { getDepositCap } from '../../lib/tenancy/deposit'
import type { Home } from './home'
import type { Area } from './places/area'
import type { Random } from './random'

/* All factors are estimates, which only have to make the demonstration plausible. */

/** Price of a house by bedrooms, relative to a three-bedroom semi-detached house of its area. */
const houseFactors: Partial<Record<PropertyType, Record<number, number>>> = {
  'detached-house': { 2: 1, 3: 1.24, 4: 1.56, 5: 2.05, 6: 2.6 },
  'semi-detached-house': { 2: 0.84, 3: 1, 4: 1.23, 5: 1.48 },
  terraced: { 1: 0.6, 2: 0.75, 3: 0.88, 4: 1.06, 5: 1.28 },
  'end-of-terrace': { 2: 0.78, 3: 0.92, 4: 1.1, 5: 1.32 },
  'town-house': { 3: 1.02, 4: 1.18, 5: 1.38 },
  'detached-bungalow': { 2: 0.99, 3: 1.18, 4: 1.42 },
  'semi-detached-bungalow': { 1: 0.68, 2: 0.82, 3: 0.95 },
}

/** Price of a flat by bedrooms, relative to a two-bedroom flat. */
const flatFactors: Record<number, number> = { 0: 0.6, 1: 0.76, 2: 1, 3: 1.28, 4: 1.55 }
const flatTypeFactors: Partial<Record<PropertyType, number>> = {
  maisonette: 1.04,
  'retirement-flat': 0.76,
  'ground-floor-flat': 0.98,
  'studio-flat': 1,
}
const conditionFactors: Record<Home['condition'], number> = {
  new: 1.1,
  refurbished: 1.06,
  good: 1,
  tired: 0.9,
}
/** The price of a square foot, relative to the `dampedPriceLevel` of the area. */
const commercialFactors = {
  office: 0.00062,
  shop: 0.0007,
  garage: 0.00038,
  restaurant: 0.00052,
  land: 0.00005,
} as const

/** Estimates the value of a home or premises in pounds. */
function estimateValue(home: Home, area: Area): number {
  if (isCommercialType(home.type)) {
    // The prices of premises differ less between areas than the prices of homes.
    const dampedPriceLevel = 60_000 + area.semiPrice * 0.62
    return Math.max(
      dampedPriceLevel * home.areaSqFt * commercialFactors[home.type as keyof typeof commercialFactors],
      home.type === 'garage' ? 6_000 : 25_000,
    )
  }
  if (home.type === 'park-home') {
    const value = area.semiPrice * (home.bedrooms === 1 ? 0.36 : 0.46)
    return Math.min(Math.max(value, 62_000), 290_000)
  }
  const base = isFlatType(home.type)
    ? area.semiPrice * area.flatShare * (flatFactors[home.bedrooms] ?? 1) * (flatTypeFactors[home.type] ?? 1)
    : area.semiPrice * (houseFactors[home.type]?.[home.bedrooms] ?? 1)
  const value = base * computeSizeFactor(home) * conditionFactors[home.condition] * getParkingFactor(home)
  return home.type === 'retirement-flat' ? Math.max(value, 52_000) : value
}

/** The share of a difference in floor area that counts in the price. */
const SIZE_EFFECT = 0.35

/** Computes how a floor area that differs from the typical one changes the price, within limits. */
function computeSizeFactor(home: Home): number {
  // The floor area of a home with a plan is that of the drawing, and the same for every home with this plan.
  if (home.plan) return 1
  const difference = home.areaSqFt / computeTypicalSqFt(home) - 1
  return 1 + SIZE_EFFECT * Math.min(Math.max(difference, -0.2), 0.25)
}

function getParkingFactor({ parking }: Home): number {
  if (parking === 'garage and drive') return 1.02
  return parking === 'none' ? 0.98 : 1
}

/** Computes the floor area that is typical for the bedrooms, whatever the type of house. */
const computeTypicalSqFt = (home: Home): number =>
  isFlatType(home.type) ? 270 + home.bedrooms * 235 : 220 + home.bedrooms * 265

function drawRoundingStep(random: Random, value: number): number {
  if (value < 60_000) return 500
  if (value < 100_000) return 2_500
  if (value < 300_000) return 5_000
  if (value < 600_000) return random.pick([5_000, 10_000, 25_000])
  if (value < 1_200_000) return 25_000
  return value < 3_000_000 ? 50_000 : 250_000
}

/** Rounds a value as sellers do: to a round sum, or for many homes to a price just below one (£249,950). */
function roundToAskingPrice(
  random: Random,
  value: number,
  { onlyRoundSums }: { onlyRoundSums: boolean },
): number {
  const step = drawRoundingStep(random, value)
  const roundSum = Math.max(step, Math.round(value / step) * step)
  if (value < 60_000 || value >= 800_000 || onlyRoundSums) return roundSum
  const poundsBelowRoundSum = random.weighted([
    [0, value > 300_000 ? 74 : 55],
    [50, 18],
    [5, 16],
    [1_000, 8],
    [500, 3],
  ])
  return roundSum - poundsBelowRoundSum
}

/** The standard deviation of asking prices, as a share of the estimated value. */
const ASKING_PRICE_DEVIATION = 0.05

/** Draws an asking price in whole pounds. @param priceFactor the level of prices of the street */
export function drawAskingPrice(random: Random, home: Home, area: Area, priceFactor: number): number {
  const value = estimateValue(home, area) * priceFactor * (1 + ASKING_PRICE_DEVIATION * random.normal())
  return roundToAskingPrice(random, value, { onlyRoundSums: isCommercialType(home.type) })
}

/** Rent by bedrooms, relative to a two-bedroom flat. */
const rentFactors: Record<number, number> = { 0: 0.68, 1: 0.82, 2: 1, 3: 1.22, 4: 1.58, 5: 2, 6: 2.4 }
const rentTypeFactors: Partial<Record<PropertyType, number>> = {
  'detached-house': 1.16,
  'semi-detached-house': 1.06,
  terraced: 1.02,
  'town-house': 1.08,
  'detached-bungalow': 1.1,
  'semi-detached-bungalow': 1.03,
  'park-home': 0.85,
}
/** Rents of premises in pounds a month. Each rises with the rents of the area, with the floor area, or with both. */
const commercialRents: Record<string, (area: Area, home: Home) => number> = {
  office: (area, home) => (home.areaSqFt * (9 + area.flatRent * 0.011)) / 12,
  shop: (area, home) => (home.areaSqFt * (8 + area.flatRent * 0.013)) / 12,
  restaurant: (area, home) => (home.areaSqFt * (7 + area.flatRent * 0.01)) / 12,
  garage: (area) => 55 + area.flatRent * 0.06,
  land: (area, home) => 90 + home.areaSqFt * 0.022,
}

function drawRentStep(random: Random, value: number): number {
  if (value < 900) return 25
  if (value < 2_000) return random.pick([25, 50])
  return value < 4_000 ? 50 : 100
}

/** Rounds a rent as landlords do: to a round sum, or to five pounds less. */
function roundToRent(random: Random, value: number): number {
  if (value < 300) return Math.max(40, Math.round(value / 5) * 5)
  const step = drawRentStep(random, value)
  const poundsBelowRoundSum = random.weighted([
    [0, 7],
    [5, value < 2_500 ? 3 : 0],
  ])
  return Math.round(value / step) * step - poundsBelowRoundSum
}

/** Only new and renovated homes have a higher rent; the other conditions make no difference. */
const rentConditionFactors: Partial<Record<Home['condition'], number>> = { refurbished: 1.05, new: 1.08 }

const RENT_DEVIATION = 0.045 // the standard deviation, as for asking prices

/** Draws the rent of a calendar month in whole pounds. Rents differ half as much as prices between streets. */
export function drawAskingRent(random: Random, home: Home, area: Area, priceFactor: number): number {
  const base = isCommercialType(home.type)
    ? commercialRents[home.type]!(area, home)
    : area.flatRent *
      (rentFactors[home.bedrooms] ?? 1) *
      (rentTypeFactors[home.type] ?? 1) *
      (rentConditionFactors[home.condition] ?? 1)
  const streetFactor = 0.5 + priceFactor / 2
  return roundToRent(random, base * streetFactor * (1 + RENT_DEVIATION * random.normal()))
}

/**
 * Computes the deposit in whole pounds. It is the legal cap in England and Northern Ireland, England's cap in Wales,
 * which has none, one month's rent in Scotland, and three months' rent for premises.
 */
export function computeDeposit(rentPcm: number, nation: Area['nation'], isCommercial: boolean): number {
  if (isCommercial) return rentPcm * 3
  if (nation === 'scotland') return rentPcm
  return getDepositCap(nation === 'wales' ? 'england' : nation, rentPcm).pounds!
}

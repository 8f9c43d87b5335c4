import type { ListingKind } from '../domain/listing-kind'
import { formatPounds } from '../format/money'
import { getPriceOptions } from './options'

/**
 * The positions of a slider with two handles: "no min" at 0, then every amount of the lists of minima and maxima, which
 * differ for rents (D-77), and "no max" at the last position.
 */
export interface PriceScale {
  lastPosition: number
  min: readonly Stop[]
  max: readonly Stop[]
}

export interface Stop {
  position: number
  value: string
}

/** Returns NaN for 'nomin' and 'nomax'. */
const parseAmount = (value: string): number => Number(value.replace('+', ''))

/** Creates the scale of a kind. A minimum rent of £0 is the same as "no min" and gets no position. */
export function createPriceScale(kind: ListingKind): PriceScale {
  const { min, max } = getPriceOptions(kind)
  const isAmount = ({ value }: { value: string }) => parseAmount(value) > 0
  const allAmounts = [...min, ...max].filter(isAmount).map(({ value }) => parseAmount(value))
  const amounts = [...new Set(allAmounts)].sort((a, b) => a - b)
  const getPosition = (value: string) => amounts.indexOf(parseAmount(value)) + 1
  const toStops = (options: typeof min) =>
    options.filter(isAmount).map(({ value }) => ({ position: getPosition(value), value }))
  const lastPosition = amounts.length + 1
  return {
    lastPosition,
    min: [{ position: 0, value: 'nomin' }, ...toStops(min)],
    max: [...toStops(max), { position: lastPosition, value: 'nomax' }],
  }
}

/** Finds the position of a value. A value between two stops has the position of the lower stop. */
export function findPosition(stops: readonly Stop[], value: string): number {
  const exact = stops.find((stop) => stop.value === value)
  if (exact) return exact.position
  const below = stops.filter((stop) => parseAmount(stop.value) <= parseAmount(value)).at(-1)
  return (below ?? stops[0])?.position ?? 0
}

/** Returns the next stop in the direction of the move, so that every key press moves the handle. */
export function findStop(stops: readonly Stop[], from: number, to: number): Stop | undefined {
  return to >= from
    ? (stops.find(({ position }) => position >= to) ?? stops.at(-1))
    : (stops.findLast(({ position }) => position <= to) ?? stops[0])
}

/** Describes a value in words for screen readers. */
export function describePrice(kind: ListingKind, value: string): string {
  if (value === 'nomin') return 'No minimum'
  if (value === 'nomax') return 'No maximum'
  const amount = parseAmount(value)
  if (!Number.isFinite(amount)) return value
  const period = kind === 'let' ? ' a month' : ''
  const openEnd = value.endsWith('+') ? ' or more' : ''
  return `${formatPounds(amount)}${period}${openEnd}`
}

import type { ListingKind } from '../domain/listing-kind'
import { pounds } from '../format/money'
import { getPriceOptions } from './options'

/**
 * The prices of the search form as positions of a slider with two handles: 0 is "no min", then comes each amount of
 * either list, and "no max" is last. The lists differ (D-77), so some positions are open to one handle only.
 */
export interface PriceScale {
  /** The last position. */
  last: number
  min: readonly Stop[]
  max: readonly Stop[]
}

/** A position that a handle may have, with the form's value. */
export interface Stop {
  position: number
  value: string
}

const parseAmount = (value: string): number => Number(value.replace('+', ''))

/** The scale of a kind. A minimum rent of £0 is the same as none, and has no position. */
export function createPriceScale(kind: ListingKind): PriceScale {
  const { min, max } = getPriceOptions(kind)
  const isAmount = ({ value }: { value: string }) => parseAmount(value) > 0
  const amounts = [...new Set([...min, ...max].filter(isAmount).map(({ value }) => parseAmount(value)))].sort(
    (a, b) => a - b,
  )
  const stops = (options: typeof min) =>
    options.filter(isAmount).map(({ value }) => ({ position: amounts.indexOf(parseAmount(value)) + 1, value }))
  const last = amounts.length + 1
  return {
    last,
    min: [{ position: 0, value: 'nomin' }, ...stops(min)],
    max: [...stops(max), { position: last, value: 'nomax' }],
  }
}

/** The position of a value; for a value that is no option the nearest lower one. */
export function findPosition(stops: readonly Stop[], value: string): number {
  const own = stops.find((stop) => stop.value === value)
  if (own) return own.position
  const below = stops.filter((stop) => parseAmount(stop.value) <= parseAmount(value)).at(-1)
  return (below ?? stops[0])?.position ?? 0
}

/** The stop that a move leads to: the next one in its direction, so that every key press moves the handle. */
export function findStop(stops: readonly Stop[], from: number, to: number): Stop | undefined {
  return to >= from
    ? (stops.find(({ position }) => position >= to) ?? stops.at(-1))
    : (stops.findLast(({ position }) => position <= to) ?? stops[0])
}

/** A value in words, for screen readers. */
export function describePrice(kind: ListingKind, value: string): string {
  if (value === 'nomin') return 'No minimum'
  if (value === 'nomax') return 'No maximum'
  const amount = parseAmount(value)
  if (!Number.isFinite(amount)) return value
  return `${pounds(amount)}${kind === 'let' ? ' a month' : ''}${value.endsWith('+') ? ' or more' : ''}`
}

import type { ListingKind } from '../domain/listing-kind'
import { pounds } from '../format/money'
import { priceOptions } from './options'

/**
 * The prices of the search form as places on a line, for a slider with two handles: 0 is "no min",
 * then each amount that either list has, and last "no max". The lists differ (D-77), so not every
 * place is one of both handles.
 */
export interface PriceScale {
  /** The last place. */
  last: number
  min: readonly Stop[]
  max: readonly Stop[]
}

/** A place where a handle may stand, and the form's value there. */
export interface Stop {
  place: number
  value: string
}

const amountOf = (value: string): number => Number(value.replace('+', ''))

/** The scale of sales or of rents. A rent of at least £0 says no more than none, and has no place. */
export function priceScale(kind: ListingKind): PriceScale {
  const { min, max } = priceOptions(kind)
  const isAmount = ({ value }: { value: string }) => amountOf(value) > 0
  const amounts = [...new Set([...min, ...max].filter(isAmount).map(({ value }) => amountOf(value)))].sort(
    (a, b) => a - b,
  )
  const stops = (options: typeof min) =>
    options.filter(isAmount).map(({ value }) => ({ place: amounts.indexOf(amountOf(value)) + 1, value }))
  const last = amounts.length + 1
  return {
    last,
    min: [{ place: 0, value: 'nomin' }, ...stops(min)],
    max: [...stops(max), { place: last, value: 'nomax' }],
  }
}

/** Where a handle stands for a value of the form; one that is no option stands at the nearest below, if there is any. */
export function placeOf(stops: readonly Stop[], value: string): number {
  const own = stops.find((stop) => stop.value === value)
  if (own) return own.place
  const below = stops.filter((stop) => amountOf(stop.value) <= amountOf(value)).at(-1)
  return (below ?? stops[0])?.place ?? 0
}

/** The stop that a move from one place to another leads to: the next in its direction, so that no key press is for nothing. */
export function stopFor(stops: readonly Stop[], from: number, to: number): Stop | undefined {
  return to >= from
    ? (stops.find(({ place }) => place >= to) ?? stops.at(-1))
    : (stops.findLast(({ place }) => place <= to) ?? stops[0])
}

/** A value of the form in words, for who hears the slider. */
export function priceInWords(kind: ListingKind, value: string): string {
  if (value === 'nomin') return 'No minimum'
  if (value === 'nomax') return 'No maximum'
  const amount = amountOf(value)
  if (!Number.isFinite(amount)) return value
  return `${pounds(amount)}${kind === 'let' ? ' a month' : ''}${value.endsWith('+') ? ' or more' : ''}`
}

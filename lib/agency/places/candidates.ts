import type { PlaceCandidate } from '../../contract/search'
import type { Resolution, ResolutionKind } from './types'

/** Most that a person is offered. */
export const MOST_CANDIDATES = 10

const KINDS: Readonly<Record<Exclude<ResolutionKind, 'nothing'>, PlaceCandidate['kind']>> = {
  nation: 'nation',
  county: 'county',
  city: 'city',
  town: 'town',
  village: 'village',
  locality: 'locality',
  station: 'station',
  unit: 'postcode',
  sector: 'postcode',
  district: 'postcode',
  area: 'postcode',
  'street-in-place': 'street',
  street: 'street',
}

/** A resolution as the contract shows it to clients; null for nothing. */
export function candidateOf(resolution: Resolution): PlaceCandidate | null {
  if (resolution.kind === 'nothing') return null
  const { value, label, detail } = resolution
  return { value, label, kind: KINDS[resolution.kind], detail }
}

/** Resolutions as candidates, each value once, without those already taken. */
export function candidatesOf(
  resolutions: readonly Resolution[],
  taken: readonly string[] = [],
): PlaceCandidate[] {
  const seen = new Set(taken)
  return resolutions
    .flatMap((resolution) => candidateOf(resolution) ?? [])
    .filter(({ value }) => !seen.has(value) && seen.add(value))
    .slice(0, MOST_CANDIDATES)
}

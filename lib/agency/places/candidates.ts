import type { PlaceCandidate } from '../../contract/search'
import type { Resolution, ResolutionKind } from './types'

const MAX_CANDIDATES = 10

const CANDIDATE_KINDS: Readonly<Record<Exclude<ResolutionKind, 'nothing'>, PlaceCandidate['kind']>> = {
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

/** A resolution as the contract has it; null for a text that names nothing. */
export function toCandidate(resolution: Resolution): PlaceCandidate | null {
  if (resolution.kind === 'nothing') return null
  const { value, label, detail } = resolution
  return { value, label, kind: CANDIDATE_KINDS[resolution.kind], detail }
}

/** Resolutions as candidates, each value once and without the `taken` ones. */
export function toCandidates(
  resolutions: readonly Resolution[],
  taken: readonly string[] = [],
): PlaceCandidate[] {
  const seen = new Set(taken)
  return resolutions
    .flatMap((resolution) => toCandidate(resolution) ?? [])
    .filter(({ value }) => !seen.has(value) && seen.add(value))
    .slice(0, MAX_CANDIDATES)
}

import type { PlaceCandidate } from '../../contract/search'
import type { Resolution, ResolutionKind } from './types'

/** The location field lists at most this many candidates. */
const MAX_CANDIDATES = 10

/** The contract has fewer kinds of places than a resolution has. */
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

/** Converts a resolution to a candidate; null without a resolution, and for one that names no place. */
export function toCandidate(resolution: Resolution | null): PlaceCandidate | null {
  if (resolution === null || resolution.kind === 'nothing') return null
  const { value, label, detail } = resolution
  return { value, label, kind: CANDIDATE_KINDS[resolution.kind], detail }
}

/** Converts resolutions to candidates, each value once. @param taken values that are left out */
export function toCandidates(
  resolutions: readonly Resolution[],
  taken: readonly string[] = [],
): PlaceCandidate[] {
  const seenValues = new Set(taken)
  const candidates: PlaceCandidate[] = []
  for (const resolution of resolutions) {
    const candidate = toCandidate(resolution)
    if (candidate === null || seenValues.has(candidate.value)) continue
    seenValues.add(candidate.value)
    candidates.push(candidate)
  }
  return candidates.slice(0, MAX_CANDIDATES)
}

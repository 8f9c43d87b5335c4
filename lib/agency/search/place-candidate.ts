import type { PlaceCandidate } from '../../contract/search'
import type { Resolution } from '../places/types'

const POSTCODE_KINDS = ['unit', 'sector', 'district', 'area']

function toCandidateKind(kind: Resolution['kind']): PlaceCandidate['kind'] {
  if (kind === 'street-in-place') return 'street'
  if (POSTCODE_KINDS.includes(kind)) return 'postcode'
  return kind as PlaceCandidate['kind']
}

/** Converts a resolved place for the contract; null for a search without a place, and for a place that is not found. */
export function toPlaceCandidate(place: Resolution | null): PlaceCandidate | null {
  if (!place || place.kind === 'nothing') return null
  return {
    value: place.value,
    label: place.label,
    kind: toCandidateKind(place.kind),
    detail: place.detail,
  }
}

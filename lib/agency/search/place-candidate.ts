import type { PlaceCandidate } from '../../contract/search'
import type { Resolution } from '../places/types'

const POSTCODE_KINDS = ['unit', 'sector', 'district', 'area']

/** Describes a resolved place for the contract; null for anywhere and for nothing. */
export function toPlaceCandidate(place: Resolution | null): PlaceCandidate | null {
  if (!place || place.kind === 'nothing') return null
  const kind =
    place.kind === 'street-in-place'
      ? 'street'
      : POSTCODE_KINDS.includes(place.kind)
        ? 'postcode'
        : place.kind
  return {
    value: place.value,
    label: place.label,
    kind: kind as PlaceCandidate['kind'],
    detail: place.detail,
  }
}

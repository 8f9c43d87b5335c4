'use client'

import type { OverlayMark } from '@/components/map/map-overlay'
import { formatBedsAndType } from '@/components/property/beds-and-type'
import type { MapCluster, MapPin, SearchMap } from '@/lib/contract/search-map'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatInteger } from '@/lib/format/number'
import { formatShortPounds } from '@/lib/search/summary'

const pinClass =
  'flex min-h-8 min-w-8 cursor-pointer items-center justify-center whitespace-nowrap rounded-full border-2 border-surface px-2.5 text-sm font-semibold leading-none text-on-accent shadow-card'
const clusterClass =
  'grid cursor-pointer place-items-center rounded-full border-2 border-accent bg-accent-soft text-sm font-bold text-accent-strong shadow-card hover:bg-accent hover:text-on-accent'

/** The homes at one public position. They share a pin. */
export interface PinStack {
  key: string
  /** At least one. */
  pins: MapPin[]
}

export function stackPins(pins: readonly MapPin[]): PinStack[] {
  const stacks = new Map<string, MapPin[]>()
  for (const pin of pins) {
    const key = `${pin.lat},${pin.lng}`
    stacks.set(key, [...(stacks.get(key) ?? []), pin])
  }
  return [...stacks].map(([key, pinsAtPosition]) => ({ key, pins: pinsAtPosition }))
}

const formatPinPrice = (kind: ListingKind, { new_price, price_options }: MapPin): string => {
  // `new_price` is the API's name for the current price. The API gives a listing without a price the price 0.
  if (price_options === 'poa' || new_price <= 0) return 'POA'
  return `${formatShortPounds(new_price)}${kind === 'let' ? ' pcm' : ''}`
}

const describePin = (kind: ListingKind, pin: MapPin): string =>
  [formatPinPrice(kind, pin), formatBedsAndType(pin), pin.portal_address, pin.listing_status_display]
    .filter(Boolean)
    .join(', ')

interface MarkOptions {
  kind: ListingKind
  /** The home that the visitor points at in the list or on the map. */
  activeId: number | null
  /** Key of the stack whose homes are listed over the map. */
  selectedKey: string | null
  /** Called with the id of the home that the visitor points at; null when the pointer leaves the home. */
  onPoint: (id: number | null) => void
  onSelect: (stack: PinStack) => void
  onOpenCluster: (cluster: MapCluster) => void
}

function PinButton({ stack, options }: { stack: PinStack; options: MarkOptions }) {
  const { kind, activeId, selectedKey, onPoint, onSelect } = options
  const firstPin = stack.pins[0]!
  const isSingle = stack.pins.length === 1
  const isActive = stack.pins.some(({ id }) => id === activeId)
  const isSelected = stack.key === selectedKey
  const colour = isActive || isSelected ? 'bg-ink' : 'bg-accent hover:bg-ink'
  return (
    <button
      type="button"
      aria-label={
        isSingle ? describePin(kind, firstPin) : `${stack.pins.length} homes, ${firstPin.portal_address}`
      }
      aria-expanded={isSelected}
      className={`${pinClass} ${colour}`}
      onClick={() => onSelect(stack)}
      onMouseEnter={() => onPoint(firstPin.id)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(firstPin.id)}
      onBlur={() => onPoint(null)}
    >
      {isSingle ? formatPinPrice(kind, firstPin) : `${stack.pins.length} homes`}
    </button>
  )
}

/** A cluster of more homes has a larger circle, which also fits its longer number. */
const getClusterSizeClass = (count: number): string => {
  if (count >= 1_000) return 'size-14'
  return count >= 100 ? 'size-12' : 'size-11'
}

export function createMarks({ clusters, pins }: SearchMap, options: MarkOptions): OverlayMark[] {
  return [
    ...clusters.map((cluster) => ({
      key: `cluster ${cluster.lat},${cluster.lng}`,
      lat: cluster.lat,
      lng: cluster.lng,
      content: (
        <button
          type="button"
          aria-label={`${formatInteger(cluster.count)} homes: zoom in`}
          className={`${clusterClass} ${getClusterSizeClass(cluster.count)}`}
          onClick={() => options.onOpenCluster(cluster)}
        >
          {formatInteger(cluster.count)}
        </button>
      ),
    })),
    ...stackPins(pins).map((stack) => ({
      key: stack.key,
      lat: stack.pins[0]!.lat,
      lng: stack.pins[0]!.lng,
      content: <PinButton stack={stack} options={options} />,
    })),
  ]
}

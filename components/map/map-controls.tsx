'use client'

import { Icon } from '@/components/ui/icon'
import type { MapEngine } from './map-engine'

const buttonClass =
  'grid size-11 place-items-center bg-surface text-ink hover:bg-accent-soft first:rounded-l-md last:rounded-r-md'

/** Zoom buttons for visitors without a wheel or touch screen, outside the map so that they cover no mark. */
export function MapControls({ map }: { map: MapEngine }) {
  return (
    <div role="group" aria-label="Zoom" className="flex rounded-md border border-line-strong">
      <button type="button" aria-label="Zoom in" className={buttonClass} onClick={() => map.zoomIn()}>
        <Icon name="zoom-in" className="size-5" />
      </button>
      <button type="button" aria-label="Zoom out" className={buttonClass} onClick={() => map.zoomOut()}>
        <Icon name="zoom-out" className="size-5" />
      </button>
    </div>
  )
}

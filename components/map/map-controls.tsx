'use client'

import { Icon } from '@/components/ui/icon'
import type { MapEngine } from './map-engine'

const buttonClass =
  'grid size-11 place-items-center bg-surface text-ink enabled:hover:bg-accent-soft disabled:text-muted first:rounded-l-md last:rounded-r-md'

/** The zoom buttons. They stand beside the map and cover no mark, and appear before it, so that nothing moves later. */
export function MapControls({ map }: { map: MapEngine | null }) {
  const buttonProps = { type: 'button', className: buttonClass, disabled: map === null } as const
  return (
    <div role="group" aria-label="Zoom" className="flex rounded-md border border-line-strong">
      <button {...buttonProps} aria-label="Zoom in" onClick={() => map?.zoomIn()}>
        <Icon name="zoom-in" className="size-5" />
      </button>
      <button {...buttonProps} aria-label="Zoom out" onClick={() => map?.zoomOut()}>
        <Icon name="zoom-out" className="size-5" />
      </button>
    </div>
  )
}

'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '@/components/ui/button'
import { MAX_CORNERS, MIN_CORNERS, type Corner } from '@/lib/search/drawn-area'
import { AreaOverlay } from './area-overlay'
import type { MapEngine, Spot } from './map-engine'

/** How far an arrow key moves the cross; with Shift, and when it would leave the map, further. */
const STEP_PX = 16
const LONG_STEP_PX = 80
const EDGE_PX = 24

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface DrawAreaProps {
  map: MapEngine
  onDone: (corners: Corner[]) => void
  onCancel: () => void
}

/**
 * Draws an area by points: a click or a touch sets one, and so does Enter where the cross is, which the arrow keys move.
 * Backspace takes the last one back, and Escape leaves.
 */
export function DrawArea({ map, onDone, onCancel }: DrawAreaProps) {
  const surface = useRef<HTMLDivElement>(null)
  const [corners, setCorners] = useState<Corner[]>([])
  const [cross, setCross] = useState<Spot | null>(null)
  const isFull = corners.length >= MAX_CORNERS

  useEffect(() => surface.current?.focus({ preventScroll: true }), [])

  const addCorner = (spot: Spot) => {
    if (!isFull) setCorners([...corners, map.unproject(spot)])
  }
  const removeCorner = () => setCorners(corners.slice(0, -1))

  const middle = (): Spot => {
    const { clientWidth, clientHeight } = map.container
    return { x: clientWidth / 2, y: clientHeight / 2 }
  }
  const moveCross = (direction: Spot, step: number) => {
    const from = cross ?? middle()
    const { clientWidth, clientHeight } = map.container
    const to = { x: from.x + direction.x * step, y: from.y + direction.y * step }
    const isOff =
      to.x < EDGE_PX || to.y < EDGE_PX || to.x > clientWidth - EDGE_PX || to.y > clientHeight - EDGE_PX
    // The map moves under a cross that is at its edge.
    if (isOff) map.panBy({ x: direction.x * LONG_STEP_PX, y: direction.y * LONG_STEP_PX })
    setCross(isOff ? from : to)
  }
  const handleKey = (event: KeyboardEvent) => {
    const direction = arrows[event.key]
    if (direction) moveCross(direction, event.shiftKey ? LONG_STEP_PX : STEP_PX)
    else if (event.key === 'Enter') addCorner(cross ?? middle())
    else if (event.key === 'Backspace') removeCorner()
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
  }
  const handlePointer = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    setCross(null)
    addCorner({ x: event.clientX - left, y: event.clientY - top })
  }

  return (
    <>
      <div
        ref={surface}
        role="application"
        tabIndex={0}
        aria-label="Draw an area"
        aria-describedby="draw-help"
        className="absolute inset-0 z-20 cursor-crosshair touch-none outline-offset-[-3px]"
        onKeyDown={handleKey}
        onFocus={() => setCross((current) => current ?? middle())}
        onPointerUp={handlePointer}
      >
        {cross ? <Cross {...cross} /> : null}
        <AreaOverlay map={map} corners={corners} hasDots />
      </div>
      <div className="absolute inset-x-3 bottom-8 z-30 grid gap-2 rounded-md border border-line bg-surface p-3 shadow-raised">
        <p id="draw-help" className="text-sm">
          Click or tap to set points round the area.{' '}
          <span className="pointer-coarse:sr-only">
            By keyboard: arrow keys move the cross, Enter sets a point, Backspace removes the last one, Escape
            cancels.
          </span>
        </p>
        <p role="status" className="tabular text-sm font-semibold">
          {corners.length === 1 ? '1 point' : `${corners.length} points`}
          {isFull ? ', which is the most' : null}
          {corners.length < MIN_CORNERS ? `, at least ${MIN_CORNERS} are needed` : null}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={corners.length < MIN_CORNERS} onClick={() => onDone(corners)}>
            Search in this area
          </Button>
          <Button size="small" variant="secondary" disabled={corners.length === 0} onClick={removeCorner}>
            Undo point
          </Button>
          <Button size="small" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </>
  )
}

function Cross({ x, y }: Spot) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 stroke-bad"
      style={{ left: x, top: y }}
    >
      <path d="M1 16h30M16 1v30" strokeWidth="2.5" />
    </svg>
  )
}

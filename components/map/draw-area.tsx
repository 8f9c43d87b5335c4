'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '@/components/ui/button'
import { MAX_CORNERS, MIN_CORNERS, type Corner } from '@/lib/search/drawn-area'
import { AreaOverlay } from './area-overlay'
import type { MapEngine, Spot } from './map-engine'

/** How far an arrow key moves the cross. */
const STEP_PX = 16
/** How far Shift and an arrow key move the cross, and how far any arrow key moves the map at its edge. */
const LONG_STEP_PX = 80
/** Least distance of the cross from the edges of the map. */
const EDGE_PX = 24

const arrowDirections: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface DrawAreaProps {
  map: MapEngine
  corners: readonly Corner[]
  onChange: (corners: readonly Corner[]) => void
  onCancel: () => void
}

/** Holds a keyboard user's cross; null after a click. At the edge, `moveCross` moves the map instead. */
function useCross(map: MapEngine) {
  const [cross, setCross] = useState<Spot | null>(null)
  const getMiddle = (): Spot => {
    const { clientWidth, clientHeight } = map.container
    return { x: clientWidth / 2, y: clientHeight / 2 }
  }
  const moveCross = (direction: Spot, stepPx: number) => {
    const from = cross ?? getMiddle()
    const { clientWidth, clientHeight } = map.container
    const to = { x: from.x + direction.x * stepPx, y: from.y + direction.y * stepPx }
    const isBeyondEdge =
      to.x < EDGE_PX || to.y < EDGE_PX || to.x > clientWidth - EDGE_PX || to.y > clientHeight - EDGE_PX
    if (isBeyondEdge) map.panBy({ x: direction.x * LONG_STEP_PX, y: direction.y * LONG_STEP_PX })
    setCross(isBeyondEdge ? from : to)
  }
  return { cross, setCross, getMiddle, moveCross }
}

/** A click, or Enter at the cross, sets a corner. Backspace removes the last corner, and Escape cancels. */
export function DrawArea({ map, corners, onChange, onCancel }: DrawAreaProps) {
  const surface = useRef<HTMLDivElement>(null)
  const { cross, setCross, getMiddle, moveCross } = useCross(map)

  useEffect(() => surface.current?.focus({ preventScroll: true }), [])

  const addCorner = (spot: Spot) => {
    if (corners.length < MAX_CORNERS) onChange([...corners, map.unproject(spot)])
  }

  /** Sets a corner at the cross. After a click there is no cross, so the first Enter only shows it. */
  const pressEnter = () => (cross ? addCorner(cross) : setCross(getMiddle()))
  const handleKey = (event: KeyboardEvent) => {
    const direction = arrowDirections[event.key]
    if (direction) moveCross(direction, event.shiftKey ? LONG_STEP_PX : STEP_PX)
    else if (event.key === 'Enter') pressEnter()
    else if (event.key === 'Backspace') onChange(corners.slice(0, -1))
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
  }
  const handlePointer = (event: PointerEvent) => {
    // Neither a right click nor the second finger of a pinch sets a corner.
    if (event.button !== 0 || !event.isPrimary) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    setCross(null)
    addCorner({ x: event.clientX - left, y: event.clientY - top })
  }

  return (
    <div
      ref={surface}
      role="application"
      tabIndex={0}
      aria-label="Draw an area"
      aria-describedby="draw-help"
      className="absolute inset-0 z-20 cursor-crosshair touch-none outline-offset-[-3px]"
      onKeyDown={handleKey}
      onFocus={() => setCross((current) => current ?? getMiddle())}
      onPointerUp={handlePointer}
    >
      {cross ? <Cross {...cross} /> : null}
      <AreaOverlay map={map} corners={corners} hasDots />
    </div>
  )
}

interface DrawPanelProps {
  cornerCount: number
  onDone: () => void
  onUndo: () => void
  onCancel: () => void
}

/** The help, the number of corners and the buttons of a drawing, below the map so that they cover no home. */
export function DrawPanel({ cornerCount, onDone, onUndo, onCancel }: DrawPanelProps) {
  return (
    <div className="grid gap-2 rounded-md border border-line bg-surface p-3">
      <p id="draw-help" className="text-sm">
        Click or tap to set points round the area.{' '}
        <span className="pointer-coarse:sr-only">
          By keyboard: arrow keys move the cross, Enter sets a point, Backspace removes the last one, Escape
          cancels.
        </span>
      </p>
      <div className="flex items-center justify-between gap-2">
        <p role="status" className="tabular text-sm font-semibold">
          {cornerCount === 1 ? '1 point' : `${cornerCount} points`}
          {cornerCount >= MAX_CORNERS ? ', which is the most' : null}
          {cornerCount < MIN_CORNERS ? `, at least ${MIN_CORNERS} are needed` : null}
        </p>
        {/* Cancel is in this row, because on a phone it would not fit beside the other buttons. */}
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={cornerCount < MIN_CORNERS} onClick={onDone}>
          Search in this area
        </Button>
        <Button size="small" variant="secondary" disabled={cornerCount === 0} onClick={onUndo}>
          Undo point
        </Button>
      </div>
    </div>
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

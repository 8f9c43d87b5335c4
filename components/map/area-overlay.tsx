'use client'

import { useEffect, useState } from 'react'
import type { Corner } from '@/lib/search/drawn-area'
import type { MapEngine } from './map-engine'

interface AreaOverlayProps {
  map: MapEngine
  corners: readonly Corner[]
  /** Shows each corner as a dot, while the area is being drawn. */
  hasDots?: boolean
}

const DOT_RADIUS_PX = 6

/** Draws an area over a map, and keeps it in place while the map moves. */
export function AreaOverlay({ map, corners, hasDots = false }: AreaOverlayProps) {
  // Counts the moves, so that each renders the corners again: `map.project` then returns other pixels.
  const [, setMoveCount] = useState(0)
  useEffect(() => map.onMove(() => setMoveCount((count) => count + 1)), [map])
  const spots = corners.map((corner) => map.project(corner))
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      <polygon
        points={spots.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-accent/10 stroke-accent [stroke-dasharray:5_2.5]"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {hasDots
        ? spots.map(({ x, y }, index) => (
            <circle
              key={index}
              cx={x}
              cy={y}
              r={DOT_RADIUS_PX}
              className="fill-accent stroke-surface"
              strokeWidth="2"
            />
          ))
        : null}
    </svg>
  )
}

'use client'

import { classNames } from '@/components/ui/class-names'
import { formatMiles } from '@/lib/format/distance'
import type { Frame, LocatorLayout, PlacedMark } from './locator-layout'

/** The space that the label below the centre of a ring needs, in units of the drawing. */
const RING_LABEL_ROOM = 8

export interface LocatorDrawingProps {
  frame: Frame
  layout: LocatorLayout
  label: string
  className?: string
}

/** Draws a sketch map. A client component, so that the flight data has only the computed layout, and not the drawing. */
export function LocatorDrawing({ frame: { width, height }, layout, label, className }: LocatorDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={classNames('w-full rounded-lg border border-line bg-sunken', className)}
    >
      {layout.rings.map(({ miles, radius }) => (
        <g key={miles}>
          <circle
            cx={width / 2}
            cy={height / 2}
            r={radius}
            fillOpacity="0.05"
            strokeDasharray="3 4"
            className="fill-accent stroke-line-strong"
          />
          {/* Leaves out a label that would lie outside the drawing. */}
          {radius < height / 2 - RING_LABEL_ROOM ? (
            <text
              x={width / 2}
              y={height / 2 + radius + 4}
              textAnchor="middle"
              fontSize="13"
              className="fill-muted stroke-sunken"
              strokeWidth="4"
              paintOrder="stroke"
            >
              {formatMiles(miles)}
            </text>
          ) : null}
        </g>
      ))}
      {/* Each railway line is drawn twice: bright dashes on a darker line. */}
      {layout.lines.map((points) => (
        <g key={points} fill="none">
          <polyline points={points} strokeWidth="3" className="stroke-note" opacity="0.5" />
          <polyline points={points} strokeWidth="1.5" strokeDasharray="6 6" className="stroke-surface" />
        </g>
      ))}
      <g fontSize="14" strokeWidth="4" paintOrder="stroke">
        {layout.marks.map((mark) => (
          <MarkSymbol key={`${mark.kind}-${mark.name}`} mark={mark} />
        ))}
      </g>
      {/* The home, in the middle, and a north arrow in the top right corner. */}
      <circle cx={width / 2} cy={height / 2} r="15" className="fill-accent" opacity="0.2" />
      <circle cx={width / 2} cy={height / 2} r="6" className="fill-accent stroke-surface" strokeWidth="2" />
      <g className="fill-muted stroke-muted">
        <path d={`M${width - 18} 28V12m-4 5l4 -5l4 5`} fill="none" strokeWidth="2" />
        <text x={width - 18} y="42" textAnchor="middle" fontSize="13" stroke="none">
          N
        </text>
      </g>
    </svg>
  )
}

/** A square for a station, a dot for a place, with its name. */
function MarkSymbol({ mark }: { mark: PlacedMark }) {
  return (
    <g>
      {mark.kind === 'station' ? (
        <rect x={mark.x - 4} y={mark.y - 4} width="8" height="8" className="fill-note" />
      ) : (
        <circle cx={mark.x} cy={mark.y} r="4" className="fill-ink" />
      )}
      <text
        x={mark.label.x}
        y={mark.label.y}
        textAnchor={mark.label.anchor}
        className={mark.kind === 'station' ? 'fill-note stroke-sunken' : 'fill-ink stroke-sunken'}
      >
        {mark.name}
      </text>
    </g>
  )
}

'use client'

import { epcRatings, type EpcRating } from '@/lib/domain/epc'

/** The colours go from green to red, each dark enough for a white letter at a contrast of 4.5 : 1. */
const barColours: Record<EpcRating, string> = {
  A: '#00682f',
  B: '#1f7132',
  C: '#5a6b10',
  D: '#7a5f00',
  E: '#94500a',
  F: '#a33f12',
  G: '#a3231f',
}

/*
 * Lengths in units of the drawing's viewBox: from the top of a bar to the top of the next, the length of the first bar,
 * how much longer each further bar is, and from the top of a bar to the baseline of its letter.
 */
const BAR_PITCH = 32
const SHORTEST_BAR = 84
const BAR_GROWTH = 22
const BASELINE_OFFSET = 22

/** A client component, so that the RSC payload holds the rating and not the drawing. */
export function RatingGraph({ rating }: { rating: EpcRating }) {
  return (
    <svg
      viewBox="0 0 300 224"
      role="img"
      aria-label={`Energy performance graph from A, the best, to G: this one is ${rating}`}
      className="w-full max-w-xs"
    >
      {epcRatings.map((letter, index) => {
        const y = index * BAR_PITCH
        const width = SHORTEST_BAR + index * BAR_GROWTH
        return (
          <g key={letter}>
            {/* The bar is 29 units high and ends at the right in a point of 14 units. */}
            <path d={`M0 ${y + 1}h${width}l14 14.5l-14 14.5h-${width}z`} fill={barColours[letter]} />
            <text
              x={width - 8}
              y={y + BASELINE_OFFSET}
              textAnchor="middle"
              fontSize="18"
              fontWeight="700"
              fill="#fff"
            >
              {letter}
            </text>
            {letter === rating ? (
              <g>
                {/* The arrow is 31 units high and points to the bar from the right edge of the drawing. */}
                <path d={`M300 ${y}v31h-44l-15 -15.5l15 -15.5z`} className="fill-ink" />
                <text
                  x="274"
                  y={y + BASELINE_OFFSET}
                  textAnchor="middle"
                  fontSize="18"
                  fontWeight="700"
                  className="fill-on-accent"
                >
                  {letter}
                </text>
              </g>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}

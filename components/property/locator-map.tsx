import { LocatorDrawing } from './locator-drawing'
import { DEFAULT_FRAME, computeLocatorLayout, type Frame, type Mark, type Point } from './locator-layout'

interface LocatorMapProps {
  home: Point
  marks: Mark[]
  label: string
  frame?: Frame
  /** Railway lines. */
  lines?: readonly (readonly Point[])[]
  className?: string
}

/** A sketch map of places and stations around a home. It needs no request to a third party (domain B7). */
export function LocatorMap({ home, marks, label, frame = DEFAULT_FRAME, lines, className }: LocatorMapProps) {
  return (
    <LocatorDrawing
      frame={frame}
      layout={computeLocatorLayout(home, marks, frame, lines)}
      label={label}
      className={className}
    />
  )
}

import type { RefObject } from 'react'

/** The element of a map. Google's script makes it `position: relative`, so its parent takes the absolute position. */
export const MapFrame = ({ container }: { container: RefObject<HTMLDivElement | null> }) => (
  <div className="absolute inset-0 isolate">
    <div ref={container} className="relative size-full" />
  </div>
)

import type { RefObject } from 'react'

/** The element of a map. It has an absolute parent, because Google's script sets the element itself to relative. */
export const MapFrame = ({ container }: { container: RefObject<HTMLDivElement | null> }) => (
  <div className="absolute inset-0 isolate">
    <div ref={container} className="relative size-full" />
  </div>
)

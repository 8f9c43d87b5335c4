import type { RefObject } from 'react'

/** The element of a map, in an absolute parent, because Google's script makes the element itself relative. */
export const MapFrame = ({ container }: { container: RefObject<HTMLDivElement | null> }) => (
  <div className="absolute inset-0 isolate">
    <div ref={container} className="relative size-full" />
  </div>
)

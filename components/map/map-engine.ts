import type { MapBox } from '@/lib/contract/search-map'
import type { Corner } from '@/lib/search/drawn-area'

/** A position in the element of a map: CSS pixels from its upper left corner. */
export interface Spot {
  x: number
  y: number
}

export interface MoveEnd {
  /** False when the site has fitted the map to a box, and when only the size of the map's element changed. */
  isByVisitor: boolean
}

interface FitOptions {
  /** Least space between the box and the map's edges: `x` to the left and right, `y` above and below. */
  paddingPx: Spot
  maxZoom?: number
  /** Whether the visitor has asked for the move. */
  isByVisitor: boolean
}

/**
 * One interface for Google's map and MapLibre's. Zooms are MapLibre's: at 0 the world is 512 pixels wide.
 * Each `on…` function returns a function that removes the listener.
 */
export interface MapEngine {
  container: HTMLElement
  /** Whether the map credits the owners of its data itself, as Google's does. */
  hasOwnCredits: boolean
  project: (position: Corner) => Spot
  unproject: (spot: Spot) => Corner
  getZoom: () => number
  zoomIn: () => void
  zoomOut: () => void
  /** Moves the view by a number of pixels, without animation. */
  panBy: (distance: Spot) => void
  fitBox: (box: MapBox, options: FitOptions) => void
  /** Calls the listener whenever positions project to other pixels than before. */
  onMove: (listener: () => void) => () => void
  onMoveEnd: (listener: (end: MoveEnd) => void) => () => void
  remove: () => void
}

/** At this zoom a phone shows the whole country. */
export const MIN_MAP_ZOOM = 3.5

interface MoveEndEvents {
  subscribe: (listener: (end: MoveEnd) => void) => () => void
  /** Tells the listeners that the map has come to rest. `isFitted` is true when the site has moved it. */
  announce: (options: { isFitted: boolean }) => void
}

/** @param readCamera returns a text of centre and zoom; if it is unchanged, the visitor has not moved the map */
export function createMoveEndEvents(readCamera: () => string): MoveEndEvents {
  const listeners = new Set<(end: MoveEnd) => void>()
  let lastCamera = readCamera()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announce: ({ isFitted }) => {
      const camera = readCamera()
      const isByVisitor = !isFitted && camera !== lastCamera
      lastCamera = camera
      for (const listener of [...listeners]) listener({ isByVisitor })
    },
  }
}

import type { MapBox } from '@/lib/contract/search-map'
import type { Corner } from '@/lib/search/drawn-area'

/** A position in the element of a map: CSS pixels from its upper left corner. */
export interface Spot {
  x: number
  y: number
}

export interface MoveEnd {
  /** False for a fit by the site, and where only the element's size changed. */
  isByVisitor: boolean
}

interface FitOptions {
  /** Space to the left and right, and above and below. */
  paddingPx: Spot
  maxZoom?: number
  /** Whether the visitor has asked for the move. */
  isByVisitor: boolean
}

/**
 * What marks, drawing and search need of a map, whoever draws it. Zooms are MapLibre's: at 0 the world is 512 pixels wide.
 * Each `on…` returns a function that takes the listener away.
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
  /** Moves what is shown by a number of pixels, at once. */
  panBy: (distance: Spot) => void
  fitBox: (box: MapBox, options: FitOptions) => void
  /** Calls the listener whenever positions have other spots than before. */
  onMove: (listener: () => void) => () => void
  onMoveEnd: (listener: (end: MoveEnd) => void) => () => void
  remove: () => void
}

export const UNITED_KINGDOM: MapBox = { west: -8.7, south: 49.8, east: 1.9, north: 60.9 }

/** Far enough out for the whole country on a phone. */
export const MIN_MAP_ZOOM = 3.5

interface MoveEnds {
  subscribe: (listener: (end: MoveEnd) => void) => () => void
  /** Tells the listeners that the map has come to rest. */
  announce: (options: { isFitted: boolean }) => void
}

/** @param readCamera a text of centre and zoom: a map that rests where it rested before was not moved by the visitor */
export function createMoveEnds(readCamera: () => string): MoveEnds {
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

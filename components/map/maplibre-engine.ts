import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl'
import { MAX_MAP_ZOOM } from '@/lib/config/map-zoom'
import type { MapBox } from '@/lib/contract/search-map'
import { MAP_DATA_BOUNDS, UNITED_KINGDOM } from './map-bounds'
import { createMoveEndEvents, MIN_MAP_ZOOM, type MapEngine } from './map-engine'
import './map.css'

const ANIMATION_MS = 300

/** Marks a move of the site: MapLibre copies these properties to the events of the move. */
const FITTED_EVENT_DATA = { isFitted: true }

const toLngLatBounds = ({ west, south, east, north }: MapBox): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]

/** Creates a MapLibre map. @param styleUrl a style of street tiles; null for the site's own style */
export async function createMapLibreEngine(
  container: HTMLElement,
  styleUrl: string | null,
): Promise<MapEngine> {
  // MapLibre's worker is a file of its own, and only the bundler knows its URL.
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)
  const style = styleUrl ?? (await import('./map-style')).createMapStyle()
  const map = new MapLibreMap({
    container,
    style,
    bounds: toLngLatBounds(UNITED_KINGDOM),
    // With the site's own style the map ends where its data of land ends.
    ...(styleUrl === null ? { maxBounds: toLngLatBounds(MAP_DATA_BOUNDS) } : {}),
    minZoom: MIN_MAP_ZOOM,
    maxZoom: MAX_MAP_ZOOM,
    // The site writes the credits of its own style below the map.
    attributionControl: styleUrl === null ? false : { compact: true },
    // North stays up, and the view stays flat.
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    fadeDuration: 0,
  })
  // The map stays after an error, such as a missing tile.
  map.on('error', ({ error }) => console.warn('The map:', error.message))
  return adaptMapLibre(map)
}

function adaptMapLibre(map: MapLibreMap): MapEngine {
  const moveEndEvents = createMoveEndEvents(() => `${map.getCenter().toString()} ${map.getZoom()}`)
  map.on('moveend', (event) => moveEndEvents.announce({ isFitted: 'isFitted' in event }))
  return {
    container: map.getContainer(),
    hasOwnCredits: false,
    project: ({ lat, lng }) => map.project([lng, lat]),
    unproject: ({ x, y }) => map.unproject([x, y]),
    getZoom: () => map.getZoom(),
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    panBy: ({ x, y }) => map.panBy([x, y], { duration: 0 }),
    fitBox: ({ west, south, east, north }, { paddingPx, maxZoom, isByVisitor }) => {
      const { x, y } = paddingPx
      const padding = { left: x, right: x, top: y, bottom: y }
      map.fitBounds(
        [west, south, east, north],
        { padding, duration: isByVisitor ? ANIMATION_MS : 0, ...(maxZoom ? { maxZoom } : {}) },
        isByVisitor ? {} : FITTED_EVENT_DATA,
      )
    },
    onMove: (listener) => {
      map.on('move', listener)
      map.on('resize', listener)
      return () => {
        map.off('move', listener)
        map.off('resize', listener)
      }
    },
    onMoveEnd: moveEndEvents.subscribe,
    remove: () => map.remove(),
  }
}

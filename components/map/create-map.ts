import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl'
import { MAX_MAP_ZOOM } from '@/lib/config/map-zoom'
import './map.css'

const UNITED_KINGDOM: [number, number, number, number] = [-8.7, 49.8, 1.9, 60.9]
/** Far enough out for the whole country on a phone. */
const MIN_ZOOM = 3.5

/** Whether the browser can draw a map. */
export function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** @param styleUrl a style of street tiles; null for the site's own */
export async function createMap(container: HTMLElement, styleUrl: string | null): Promise<MapLibreMap> {
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)
  const style = styleUrl ?? (await import('./map-style')).createMapStyle()
  return new MapLibreMap({
    container,
    style,
    bounds: UNITED_KINGDOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_MAP_ZOOM,
    // Credits stand below the map, as text.
    attributionControl: styleUrl === null ? false : { compact: true },
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    fadeDuration: 0,
  })
}

import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { Corner } from '@/lib/search/drawn-area'
import type { GeoJson } from './map-data'

const SOURCE = 'drawn-area'
const ACCENT = '#0d5c48'

const toData = (corners: readonly Corner[]): GeoJson => {
  const positions = corners.map(({ lat, lng }) => [lng, lat])
  const isPolygon = positions.length > 2
  return {
    type: 'Feature',
    properties: {},
    geometry: isPolygon
      ? { type: 'Polygon', coordinates: [[...positions, positions[0] ?? []]] }
      : { type: 'LineString', coordinates: positions.length === 2 ? positions : [] },
  }
}

/** Shows an area on a map, or takes it away when it has no corners. */
export function showArea(map: MapLibreMap, corners: readonly Corner[]): void {
  const draw = () => {
    const data = toData(corners)
    const source = map.getSource<GeoJSONSource>(SOURCE)
    if (source) return void source.setData(data)
    map.addSource(SOURCE, { type: 'geojson', data })
    map.addLayer({
      id: `${SOURCE}-fill`,
      type: 'fill',
      source: SOURCE,
      paint: { 'fill-color': ACCENT, 'fill-opacity': 0.1 },
    })
    map.addLayer({
      id: `${SOURCE}-line`,
      type: 'line',
      source: SOURCE,
      paint: { 'line-color': ACCENT, 'line-width': 2.5, 'line-dasharray': [2, 1] },
    })
  }
  if (map.isStyleLoaded() || map.getSource(SOURCE)) draw()
  else map.once('load', draw)
}

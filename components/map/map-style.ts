import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { readLabels, readLand, type LabelKind } from './map-data'

/** Colours of the site's style sheet, repeated because the map's canvas cannot read CSS variables. */
const SEA = '#cfdfe6'
const LAND = '#fbf9f4'
const SHORE = '#9db4bd'
const INK = '#1d2a26'
const NOTE = '#1f4f7a'

/** Fonts of the visitor's device. Other fonts would need a server of glyphs, which this style does not name. */
const FONT = ['system-ui', 'sans-serif']

interface LabelLayer {
  kind: LabelKind
  minzoom: number
  size: number
  colour?: string
}

const createLabelLayer = ({ kind, minzoom, size, colour = INK }: LabelLayer): LayerSpecification => ({
  id: kind,
  type: 'symbol',
  source: kind,
  minzoom,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': FONT,
    'text-size': size,
    'text-padding': 6,
    'text-max-width': 8,
    'symbol-sort-key': ['get', 'rank'],
    ...(kind === 'stations' ? { 'text-anchor': 'top', 'text-offset': [0, 0.5] } : {}),
  },
  paint: { 'text-color': colour, 'text-halo-color': LAND, 'text-halo-width': 1.5 },
})

/** Creates the style of a map of the site's own data, which makes no request to a third party. */
export function createMapStyle(): StyleSpecification {
  const kinds: LabelKind[] = ['cities', 'towns', 'villages', 'stations']
  return {
    version: 8,
    sources: {
      // The outlines are simplified to about 60 m, so tiles of higher zooms would show no more detail.
      land: { type: 'geojson', data: readLand(), maxzoom: 10 },
      ...Object.fromEntries(kinds.map((kind) => [kind, { type: 'geojson', data: readLabels(kind) }])),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': SEA } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': LAND } },
      { id: 'shore', type: 'line', source: 'land', paint: { 'line-color': SHORE, 'line-width': 0.8 } },
      {
        id: 'station-points',
        type: 'circle',
        source: 'stations',
        minzoom: 9.5,
        paint: {
          'circle-radius': 3,
          'circle-color': LAND,
          'circle-stroke-color': NOTE,
          'circle-stroke-width': 1.5,
        },
      },
      // MapLibre places the labels of the last layer first, so the most important ones come last.
      createLabelLayer({ kind: 'stations', minzoom: 11, size: 11, colour: NOTE }),
      createLabelLayer({ kind: 'villages', minzoom: 10, size: 12 }),
      createLabelLayer({ kind: 'towns', minzoom: 7, size: 13 }),
      createLabelLayer({ kind: 'cities', minzoom: 4, size: 15 }),
    ],
  }
}

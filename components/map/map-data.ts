import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import { decodeLine } from '@/lib/format/encoded-line'
import labels from './data/labels.json'
import land from './data/land.json'

export type GeoJson = Exclude<GeoJSONSourceSpecification['data'], string>

export type LabelKind = keyof typeof labels

/** Reads the polygons of the land, without the lakes. */
export const readLand = (): GeoJson => ({
  type: 'FeatureCollection',
  features: land.polygons.map((rings) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: rings.map(decodeLine) },
  })),
})

/** Reads the names of a kind with their positions, the most important first. */
export function readLabels(kind: LabelKind): GeoJson {
  const { names, positions } = labels[kind]
  const texts = names.split('|')
  return {
    type: 'FeatureCollection',
    features: decodeLine(positions).map((coordinates, rank) => ({
      type: 'Feature',
      properties: { name: texts[rank], rank },
      geometry: { type: 'Point', coordinates },
    })),
  }
}

import type { MapBox } from '../contract/search-map'

/** A corner of an area, in degrees. */
export interface Corner {
  lat: number
  lng: number
}

export const MIN_CORNERS = 3
export const MAX_CORNERS = 60
/** 0.0001° are 11 metres. */
const DECIMALS = 4
const STEPS_PER_DEGREE = 10 ** DECIMALS
const CORNER = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/
const MAX_LATITUDE = 90
const MAX_LONGITUDE = 180

/** Rounds degrees to four decimals. Adding 0 turns -0 into 0, because they would give two tokens for one corner. */
const roundDegrees = (text: string | undefined): number =>
  Math.round(Number(text) * STEPS_PER_DEGREE) / STEPS_PER_DEGREE + 0

function parseCorner(text: string): Corner | null {
  const [, lat, lng] = CORNER.exec(text) ?? []
  const corner = { lat: roundDegrees(lat), lng: roundDegrees(lng) }
  const isOnEarth = Math.abs(corner.lat) <= MAX_LATITUDE && Math.abs(corner.lng) <= MAX_LONGITUDE
  return isOnEarth ? corner : null
}

/** Parses 'lat,lng;lat,lng;…' into 3 to 60 corners, of which the last joins the first; null for any other text. */
export function parseDrawnArea(token: string): Corner[] | null {
  const texts = token.split(';', MAX_CORNERS + 1)
  if (texts.length < MIN_CORNERS || texts.length > MAX_CORNERS) return null
  const corners = texts.flatMap((text) => parseCorner(text) ?? [])
  return corners.length === texts.length ? corners : null
}

/** The public positions of homes have three decimals, so one in ten steps of an area may be such a position. */
const STEPS_PER_POSITION = 10

/**
 * Rounds the border of a map's box that becomes an area, and moves it outward if it lies on public positions. The map
 * counts homes on its border and the list does not, so both count the same only if no home is on the border.
 */
export function toAreaBorder(degrees: number, outward: 1 | -1): number {
  const steps = Math.round(degrees * STEPS_PER_DEGREE)
  return (steps % STEPS_PER_POSITION === 0 ? steps + outward : steps) / STEPS_PER_DEGREE
}

/** Formats the token of an area, with four decimals. */
export const toAreaToken = (corners: readonly Corner[]): string =>
  corners.map(({ lat, lng }) => `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`).join(';')

/** Formats the token of a map's box: its corners from the south-west counter-clockwise. */
export const toMapAreaToken = ({ west, south, east, north }: MapBox): string =>
  toAreaToken([
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ])

/** Whether an area came from moving the map, and not from a drawing. */
export function isMapArea(token: string): boolean {
  const [southWest, , northEast] = parseDrawnArea(token) ?? []
  if (!southWest || !northEast || southWest.lat >= northEast.lat || southWest.lng >= northEast.lng)
    return false
  const box = { west: southWest.lng, south: southWest.lat, east: northEast.lng, north: northEast.lat }
  return token === toMapAreaToken(box)
}

/** Formats the token of a drawn area. A drawn rectangle starts at another corner than a map's box. */
export function toDrawnAreaToken(corners: readonly Corner[]): string {
  const token = toAreaToken(corners)
  return isMapArea(token) ? toAreaToken([...corners.slice(1), ...corners.slice(0, 1)]) : token
}

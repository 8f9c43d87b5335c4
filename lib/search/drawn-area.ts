import type { MapBox } from '../contract/search-map'

/** A corner of an area, in degrees. */
export interface Corner {
  lat: number
  lng: number
}

export const MIN_CORNERS = 3
export const MAX_CORNERS = 60
/** The decimals of a corner's degrees. A step of 0.0001° is 11 metres from north to south. */
const DECIMALS = 4
const STEPS_PER_DEGREE = 10 ** DECIMALS
/** Matches '51.5074,-0.1278'. */
const CORNER = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/
const MAX_LATITUDE = 90
const MAX_LONGITUDE = 180

/** Rounds degrees to four decimals. Adding 0 turns -0 into 0, because they would give two tokens for one corner. */
const roundDegrees = (text: string | undefined): number =>
  Math.round(Number(text) * STEPS_PER_DEGREE) / STEPS_PER_DEGREE + 0

function parseCorner(text: string): Corner | null {
  const match = CORNER.exec(text)
  if (match === null) return null
  const [, lat, lng] = match
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

/** The public positions of homes have three decimals and corners have four, so they are ten steps of a corner apart. */
const STEPS_PER_POSITION = 10

/**
 * Rounds one side of a map's box that becomes an area. A side that may pass through public positions is moved outward
 * by one step, so that no home lies on it: the map would count that home, and the list would not.
 * @param outward 1 for the north and east sides, -1 for the south and west sides
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

/** Formats the token of a drawn area. A rectangle starts at another corner, so that `isMapArea` is false for it. */
export function toDrawnAreaToken(corners: readonly Corner[]): string {
  const token = toAreaToken(corners)
  return isMapArea(token) ? toAreaToken([...corners.slice(1), ...corners.slice(0, 1)]) : token
}

import { parsePostcode, type Postcode } from '../postcode'
import type { Point } from '../types'
import { fromNationalGrid } from './national-grid'

/** Why a row gives no point. 'ended' and 'no position' are the file's own word, the others are faults. */
export type Refusal =
  | 'ended'
  | 'no position'
  | 'not a postcode'
  | 'not a position'
  | 'outside the United Kingdom'
  | 'too few fields'

export type PostcodeRow = Required<Pick<Postcode, 'district' | 'sector' | 'unit'>> & Point

/** Reads the fields of one row. */
export type RowReader = (fields: readonly string[]) => PostcodeRow | Refusal

/** Where the postcode, the position and the date of its end stand in a row. */
type Columns = {
  postcode: number
  lat?: number
  lng?: number
  east?: number
  north?: number
  quality?: number
  ended?: number
}

/** Names of columns in ONSPD (pcds, lat, long, doterm), its newer releases (east1m), and files made from them. */
const NAMES: Readonly<Record<keyof Columns, readonly string[]>> = {
  postcode: ['pcds', 'postcode', 'pcd', 'pcd7', 'pcd8', 'pcd2', 'post_code'],
  lat: ['lat', 'latitude'],
  lng: ['long', 'lng', 'lon', 'longitude'],
  east: ['oseast1m', 'east1m', 'eastings', 'easting', 'ea'],
  north: ['osnrth1m', 'north1m', 'northings', 'northing', 'no'],
  quality: ['positional_quality_indicator', 'pq'],
  ended: ['doterm', 'date_of_termination', 'terminated'],
}

/** Code-Point Open has no header: postcode, quality, easting, northing, then codes of areas. */
const CODE_POINT: Columns = { postcode: 0, quality: 1, east: 2, north: 3 }
/** Code-Point Open's sign for a postcode without a position (user guide, positional quality indicator). */
const NO_POSITION_QUALITY = '90'
/** ONSPD's latitude where there is none. */
const NO_LATITUDE = 99
/** A box around the United Kingdom and the Crown dependencies. */
const BOX = { south: 49, north: 61.5, west: -9, east: 2.5 }
const HIGHEST_GRID = 1_300_000

/** The reader for a file by its first row, with whether that row is a header; null for a file of another kind. */
export function readerFor(first: readonly string[]): { read: RowReader; hasHeader: boolean } | null {
  const names = first.map((field) => field.toLowerCase())
  const columns: Partial<Columns> = {}
  for (const [column, known] of Object.entries(NAMES) as [keyof Columns, readonly string[]][]) {
    const name = known.find((candidate) => names.includes(candidate))
    if (name !== undefined) columns[column] = names.indexOf(name)
  }
  const { postcode, lat, lng, east, north } = columns
  const placed = (lat !== undefined && lng !== undefined) || (east !== undefined && north !== undefined)
  if (postcode !== undefined && placed) return { read: readerOf({ ...columns, postcode }), hasHeader: true }
  const isCodePoint =
    first.length >= 4 &&
    parsePostcode(first[0] ?? '')?.unit !== undefined &&
    isNumber(first[2]) &&
    isNumber(first[3])
  return isCodePoint ? { read: readerOf(CODE_POINT), hasHeader: false } : null
}

const isNumber = (field: string | undefined): boolean =>
  field !== undefined && field !== '' && Number.isFinite(Number(field))

function readerOf(columns: Columns): RowReader {
  const at = (fields: readonly string[], column: keyof Columns): string | undefined => {
    const index = columns[column]
    return index === undefined ? undefined : fields[index]
  }
  return (fields) => {
    const text = at(fields, 'postcode')
    if (text === undefined) return 'too few fields'
    const { district, sector, unit } = parsePostcode(text.replace(/ +/g, ' ')) ?? {}
    if (district === undefined || sector === undefined || unit === undefined) return 'not a postcode'
    if ((at(fields, 'ended') ?? '') !== '') return 'ended'
    if (at(fields, 'quality') === NO_POSITION_QUALITY) return 'no position'
    const point =
      positionOf(at(fields, 'lat'), at(fields, 'lng')) ??
      gridPosition(at(fields, 'east'), at(fields, 'north'), district)
    if (point === null) return 'not a position'
    if (point === 'no position') return point
    const inside =
      point.lat > BOX.south && point.lat < BOX.north && point.lng > BOX.west && point.lng < BOX.east
    return inside ? { district, sector, unit, ...point } : 'outside the United Kingdom'
  }
}

/** null when the file has no degrees, so that the grid is looked at. */
function positionOf(lat: string | undefined, lng: string | undefined): Point | 'no position' | null {
  if (!isNumber(lat) || !isNumber(lng)) return null
  return Number(lat) > NO_LATITUDE ? 'no position' : { lat: Number(lat), lng: Number(lng) }
}

/** Northern Ireland's eastings are of the Irish grid, which is not read: its files bring degrees. */
function gridPosition(
  east: string | undefined,
  north: string | undefined,
  district: string,
): Point | 'no position' | null {
  if (east === '' || north === '') return 'no position'
  if (!isNumber(east) || !isNumber(north) || district.startsWith('BT')) return null
  const [easting, northing] = [Number(east), Number(north)]
  if (easting === 0 || northing === 0) return 'no position'
  return easting < 0 || northing < 0 || easting > HIGHEST_GRID || northing > HIGHEST_GRID
    ? null
    : fromNationalGrid(easting, northing)
}

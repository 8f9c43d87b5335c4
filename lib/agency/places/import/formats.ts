import { parsePostcode, type Postcode } from '../postcode'
import type { Point } from '../types'
import { fromNationalGrid } from './national-grid'

/** Why a row gives no point. The file itself says 'ended' and 'no position'; the others are faults of the file. */
export type Refusal =
  | 'ended'
  | 'no position'
  | 'not a postcode'
  | 'not a position'
  | 'outside the United Kingdom'
  | 'too few fields'

export type PostcodeRow = Required<Pick<Postcode, 'district' | 'sector' | 'unit'>> & Point

export type RowReader = (fields: readonly string[]) => PostcodeRow | Refusal

/** Indexes of the fields that are read. */
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
const COLUMN_NAMES: Readonly<Record<keyof Columns, readonly string[]>> = {
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
/** Positional quality indicator of a Code-Point Open row without a position. */
const NO_POSITION_QUALITY = '90'
/** ONSPD gives a latitude above this where there is no position. */
const NO_LATITUDE = 99
/** Degrees around the United Kingdom and the Crown dependencies. */
const BOUNDS = { south: 49, north: 61.5, west: -9, east: 2.5 }
const MAX_GRID_METRES = 1_300_000

/** Creates the reader of a file from its first row; null for a file of another kind. */
export function createRowReader(first: readonly string[]): { read: RowReader; hasHeader: boolean } | null {
  const names = first.map((field) => field.toLowerCase())
  const columns: Partial<Columns> = {}
  for (const [column, known] of Object.entries(COLUMN_NAMES) as [keyof Columns, readonly string[]][]) {
    const name = known.find((candidate) => names.includes(candidate))
    if (name !== undefined) columns[column] = names.indexOf(name)
  }
  const { postcode, lat, lng, east, north } = columns
  const hasPosition = (lat !== undefined && lng !== undefined) || (east !== undefined && north !== undefined)
  if (postcode !== undefined && hasPosition)
    return { read: createColumnReader({ ...columns, postcode }), hasHeader: true }
  const isCodePoint =
    first.length >= 4 &&
    parsePostcode(first[0] ?? '')?.unit !== undefined &&
    isNumber(first[2]) &&
    isNumber(first[3])
  return isCodePoint ? { read: createColumnReader(CODE_POINT), hasHeader: false } : null
}

const isNumber = (field: string | undefined): boolean =>
  field !== undefined && field !== '' && Number.isFinite(Number(field))

function createColumnReader(columns: Columns): RowReader {
  const cellOf = (fields: readonly string[], column: keyof Columns): string | undefined => {
    const index = columns[column]
    return index === undefined ? undefined : fields[index]
  }
  return (fields) => {
    const text = cellOf(fields, 'postcode')
    if (text === undefined) return 'too few fields'
    const { district, sector, unit } = parsePostcode(text.replace(/ +/g, ' ')) ?? {}
    if (district === undefined || sector === undefined || unit === undefined) return 'not a postcode'
    if ((cellOf(fields, 'ended') ?? '') !== '') return 'ended'
    if (cellOf(fields, 'quality') === NO_POSITION_QUALITY) return 'no position'
    const point =
      positionOf(cellOf(fields, 'lat'), cellOf(fields, 'lng')) ??
      gridPosition(cellOf(fields, 'east'), cellOf(fields, 'north'), district)
    if (point === null) return 'not a position'
    if (point === 'no position') return point
    const inside =
      point.lat > BOUNDS.south &&
      point.lat < BOUNDS.north &&
      point.lng > BOUNDS.west &&
      point.lng < BOUNDS.east
    return inside ? { district, sector, unit, ...point } : 'outside the United Kingdom'
  }
}

/** Null where the row has no degrees, so that its grid reference is read instead. */
function positionOf(lat: string | undefined, lng: string | undefined): Point | 'no position' | null {
  if (!isNumber(lat) || !isNumber(lng)) return null
  return Number(lat) > NO_LATITUDE ? 'no position' : { lat: Number(lat), lng: Number(lng) }
}

/** Northern Ireland's eastings are on the Irish grid, which is not read: its rows have degrees too. */
function gridPosition(
  east: string | undefined,
  north: string | undefined,
  district: string,
): Point | 'no position' | null {
  if (east === '' || north === '') return 'no position'
  if (!isNumber(east) || !isNumber(north) || district.startsWith('BT')) return null
  const [easting, northing] = [Number(east), Number(north)]
  if (easting === 0 || northing === 0) return 'no position'
  return easting < 0 || northing < 0 || easting > MAX_GRID_METRES || northing > MAX_GRID_METRES
    ? null
    : fromNationalGrid(easting, northing)
}

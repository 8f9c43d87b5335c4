import { parsePostcode, type Postcode } from '../postcode'
import type { Point } from '../types'
import { fromNationalGrid } from './national-grid'

/** Why a row is not imported. 'ended' (a terminated postcode) and 'no position' are usual; the others are faults. */
export type RefusalReason =
  | 'ended'
  | 'no position'
  | 'not a postcode'
  | 'not a position'
  | 'outside the United Kingdom'
  | 'too few fields'

export type PostcodeRow = Required<Pick<Postcode, 'district' | 'sector' | 'unit'>> & Point

export type RowReader = (fields: readonly string[]) => PostcodeRow | RefusalReason

type ColumnIndexes = {
  postcode: number
  lat?: number
  lng?: number
  east?: number
  north?: number
  quality?: number
  ended?: number
}

/** The names of columns in ONSPD, the ONS Postcode Directory (pcds, lat, doterm), and in files derived from it. */
const COLUMN_NAMES: Readonly<Record<keyof ColumnIndexes, readonly string[]>> = {
  postcode: ['pcds', 'postcode', 'pcd', 'pcd7', 'pcd8', 'pcd2', 'post_code'],
  lat: ['lat', 'latitude'],
  lng: ['long', 'lng', 'lon', 'longitude'],
  east: ['oseast1m', 'east1m', 'eastings', 'easting', 'ea'],
  north: ['osnrth1m', 'north1m', 'northings', 'northing', 'no'],
  quality: ['positional_quality_indicator', 'pq'],
  ended: ['doterm', 'date_of_termination', 'terminated'],
}

/** Code-Point Open, the postcode file of the Ordnance Survey, has no header row. */
const CODE_POINT: ColumnIndexes = { postcode: 0, quality: 1, east: 2, north: 3 }
const CODE_POINT_QUALITY_WITHOUT_POSITION = '90'
/** ONSPD gives 99.999999 as the latitude of a postcode without a position. */
const LATITUDE_WITHOUT_POSITION = 99
/** In degrees. The bounds contain the Crown dependencies. */
const BOUNDS = { south: 49, north: 61.5, west: -9, east: 2.5 }
/** The National Grid ends 1,300 km north of its origin. */
const MAX_GRID_METRES = 1_300_000

/** Detects the format by the first row. @returns null for a file that is neither Code-Point Open nor ONSPD */
export function createRowReader(firstRow: readonly string[]): { read: RowReader; hasHeader: boolean } | null {
  const names = firstRow.map((field) => field.toLowerCase())
  const columns: Partial<ColumnIndexes> = {}
  for (const [column, spellings] of Object.entries(COLUMN_NAMES) as [
    keyof ColumnIndexes,
    readonly string[],
  ][]) {
    const name = spellings.find((spelling) => names.includes(spelling))
    if (name !== undefined) columns[column] = names.indexOf(name)
  }
  const { postcode, lat, lng, east, north } = columns
  const hasDegrees = lat !== undefined && lng !== undefined
  const hasGridReference = east !== undefined && north !== undefined
  if (postcode !== undefined && (hasDegrees || hasGridReference))
    return { read: createColumnReader({ ...columns, postcode }), hasHeader: true }
  const isCodePoint =
    firstRow.length >= 4 &&
    parsePostcode(firstRow[0] ?? '')?.unit !== undefined &&
    isNumber(firstRow[2]) &&
    isNumber(firstRow[3])
  return isCodePoint ? { read: createColumnReader(CODE_POINT), hasHeader: false } : null
}

const isNumber = (field: string | undefined): boolean =>
  field !== undefined && field !== '' && Number.isFinite(Number(field))

function createColumnReader(columns: ColumnIndexes): RowReader {
  const cellOf = (fields: readonly string[], column: keyof ColumnIndexes): string | undefined => {
    const index = columns[column]
    return index === undefined ? undefined : fields[index]
  }
  return (fields) => {
    const text = cellOf(fields, 'postcode')
    if (text === undefined) return 'too few fields'
    // Some columns pad each postcode with spaces to the same length: 'B1  1BA'.
    const { district, sector, unit } = parsePostcode(text.replace(/ +/g, ' ')) ?? {}
    if (district === undefined || sector === undefined || unit === undefined) return 'not a postcode'
    if ((cellOf(fields, 'ended') ?? '') !== '') return 'ended'
    if (cellOf(fields, 'quality') === CODE_POINT_QUALITY_WITHOUT_POSITION) return 'no position'
    const point =
      parseDegrees(cellOf(fields, 'lat'), cellOf(fields, 'lng')) ??
      parseGridReference(cellOf(fields, 'east'), cellOf(fields, 'north'), district)
    if (point === null) return 'not a position'
    if (point === 'no position') return point
    const isInside =
      point.lat > BOUNDS.south &&
      point.lat < BOUNDS.north &&
      point.lng > BOUNDS.west &&
      point.lng < BOUNDS.east
    return isInside ? { district, sector, unit, ...point } : 'outside the United Kingdom'
  }
}

function parseDegrees(lat: string | undefined, lng: string | undefined): Point | 'no position' | null {
  if (!isNumber(lat) || !isNumber(lng)) return null
  return Number(lat) > LATITUDE_WITHOUT_POSITION ? 'no position' : { lat: Number(lat), lng: Number(lng) }
}

/** Parses a grid reference; null for an invalid one, and for Northern Ireland, which is on the Irish grid. */
function parseGridReference(
  east: string | undefined,
  north: string | undefined,
  district: string,
): Point | 'no position' | null {
  if (east === '' || north === '') return 'no position'
  if (!isNumber(east) || !isNumber(north) || district.startsWith('BT')) return null
  const [easting, northing] = [Number(east), Number(north)]
  if (easting === 0 || northing === 0) return 'no position'
  const isOffGrid = easting < 0 || northing < 0 || easting > MAX_GRID_METRES || northing > MAX_GRID_METRES
  return isOffGrid ? null : fromNationalGrid(easting, northing)
}

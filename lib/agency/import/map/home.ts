import type { PropertyType } from '../../../domain/property-type'
import { milesBetween } from '../../places/geometry'
import type { LocatedPostcode } from '../../places/types'
import { RowRefused } from '../errors'
import type { ImportedHome } from '../types'
import { quote, readId, type ReadCell, type Warn } from './cells'
import { readTown } from './place'
import { readPostcode, type PostcodeParts } from './postcode'
import { readStreet } from './street'

/** Finds the point of a postcode; null if no such postcode area exists. */
export type LocatePostcode = (postcode: PostcodeParts) => Promise<LocatedPostcode | null>

/** Coordinates further away are a mistake, even if only the postcode's district is known. */
const MAX_MILES_FROM_POSTCODE = 20
/** Square feet by AREA_SIZE_UNIT_ID: 1 or blank is square feet, 2 square metres, 3 acres, 4 hectares. */
const SQUARE_FEET_PER_UNIT = new Map(
  Object.entries<number>({
    '': 1,
    '1': 1,
    '2': 10.7639,
    '3': 43_560,
    '4': 107_639.1,
  }),
)
/** A larger area would not fit into the database's 32-bit integer. */
const MAX_FLOOR_AREA_SQ_FT = 2_000_000_000

/** Reads a number of rooms, as in '3' or '3.0'; null for a blank. @throws RowRefused for any other text */
export function parseRooms(column: string, text: string): number | null {
  if (text === '') return null
  if (!/^\d{1,2}(\.0+)?$/.test(text))
    throw new RowRefused(`${column} ${quote(text)} is not a number of rooms`)
  return Math.floor(Number(text))
}

/** Reads a column outside the format. An unreadable number gives only a warning. */
function parseOptionalRooms(column: string, text: string, warn: Warn): number | null {
  try {
    return parseRooms(column, text)
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    warn(error.message)
    return null
  }
}

function readFloorAreaSqFt(readCell: ReadCell, warn: Warn): number | null {
  // Exports write 0 where they have no size.
  const text = ['MIN_SIZE_ENTERED', 'MAX_SIZE_ENTERED']
    .map((column) => readCell(column).replace(/,/g, ''))
    .find((size) => size !== '' && Number(size) !== 0)
  if (text === undefined) return null
  const factor = SQUARE_FEET_PER_UNIT.get(readId(readCell, 'AREA_SIZE_UNIT_ID'))
  const area = factor === undefined ? NaN : Math.round(Number(text) * factor)
  if (area > 0 && area < MAX_FLOOR_AREA_SQ_FT) return area
  warn(`the floor area ${quote(text)} cannot be read`)
  return null
}

/** Reads the coordinates of the home; null if they are absent or implausible. */
function readPoint(
  readCell: ReadCell,
  postcodePoint: LocatedPostcode,
  warn: Warn,
): { lat: number; lng: number } | null {
  const lat = readCell('EXACT_LATITUDE') || readCell('LATITUDE')
  // The format spells the column 'LONGDITUDE'.
  const lng = readCell('EXACT_LONGDITUDE') || readCell('EXACT_LONGITUDE') || readCell('LONGITUDE')
  // Exports write 0, 0 where they have no position.
  if (!lat || !lng || (Number(lat) === 0 && Number(lng) === 0)) return null
  const point = { lat: Number(lat), lng: Number(lng) }
  const isNumeric = Number.isFinite(point.lat) && Number.isFinite(point.lng)
  if (isNumeric && milesBetween(point, postcodePoint) <= MAX_MILES_FROM_POSTCODE) return point
  warn(`the coordinates ${quote(`${lat}, ${lng}`)} do not lie by the postcode, and are left out`)
  return null
}

/** Reads address, position and size. @throws RowRefused for a home abroad, or without a postcode or a street */
export async function readHome(
  readCell: ReadCell,
  type: PropertyType,
  bedrooms: number,
  locate: LocatePostcode,
  warn: Warn,
): Promise<ImportedHome> {
  const country = readCell('COUNTRY_CODE').toUpperCase()
  if (country && !/^(GB|UK)/.test(country))
    throw new RowRefused(`homes abroad (COUNTRY_CODE ${quote(country)}) are not taken in`)
  const postcode = readPostcode(readCell)
  const located = await locate(postcode)
  if (!located)
    throw new RowRefused(`POSTCODE ${quote(postcode.postcode)} is not in use: there is no such postcode area`)
  const { otherLines, ...street } = readStreet(readCell)
  const town = readTown(readCell, otherLines, postcode, located, warn)
  const point = readPoint(readCell, located, warn)
  return {
    ...street,
    ...town,
    ...postcode,
    lat: point?.lat ?? located.lat,
    lng: point?.lng ?? located.lng,
    isExactPoint: point !== null || located.precision === 'unit' || located.precision === 'sector',
    type,
    bedrooms,
    bathrooms: parseOptionalRooms('BATHROOMS', readCell('BATHROOMS'), warn) ?? 0,
    receptionRooms: parseOptionalRooms(
      'RECEPTION_ROOMS',
      readCell('LIVING_ROOMS') || readCell('RECEPTION_ROOMS') || readCell('RECEPTIONS'),
      warn,
    ),
    floorAreaSqFt: readFloorAreaSqFt(readCell, warn),
  }
}

import { RowRefused } from '../errors'
import { streetSlug } from '../../../format/slug'
import { cleanAddressLine, type ReadCell } from './cells'

/** The last words of street names and their abbreviations. The last line holds Welsh words for streets. */
const STREET_WORDS = new Set(
  `alley approach arcade avenue av ave bank boulevard brae bridge broadway bvd chase circus close cl common
  corner cottages court crescent cres crest croft cross drift drive dr drove end esplanade estate fairway
  fold garden gardens gdns gate glade glen grange green grove heath heights hill hythe island ken lane ln
  lawn lawns link lodge loke loan maltings mead meadow meadows mews mount orchard parade park pass passage
  path place pl plain plaza pightle promenade quay quayside rise road rd row square sq stairs steps strand
  street st terrace ter track vale view villas walk way wharf wood wynd yard
  ffordd heol stryd lon rhodfa`.split(/\s+/),
)
const WELSH_STREET_START = /^(?:ffordd|heol|stryd|l[oô]n|rhodfa|maes|clos|bryn)\s/i
/** The position of a flat in a Scottish tenement: '1F2' is flat 2 on the first floor, and 'GF1' is on the ground floor. */
const TENEMENT_FLAT = String.raw`(?:\d{1,2}|[bgpt])f(?:\d{1,2}|[lr])\b`
const UNIT_WORD = String.raw`(?:flat|apartment|apt|unit|plot|room|suite|studio|garage|no\.?)`
const UNIT_NUMBER = String.raw`(?:\d[\w/-]{0,5}|[a-z]\d{0,3})\b`
/** 'Flat 2', 'Apartment 12', 'Plot 3', 'Unit B', '1F2'. */
const UNIT = String.raw`(?:${UNIT_WORD}\s+${UNIT_NUMBER}|${TENEMENT_FLAT})`
/** '12', '12a', '12-14', '12 & 14'. */
const NUMBER = String.raw`(?:\d{1,5}[a-z]?(?:\s?[-–/&]\s?\d{1,5}[a-z]?)?)`
/** A line with only a unit, a number or both: 'Flat 2, 12'. */
const ONLY_BUILDING = new RegExp(String.raw`^(?:${UNIT}[\s,]*)?(?:${NUMBER})?$`, 'i')
/** A line that begins with a unit or a number: 'Flat 2, 12 High Street'. */
const BUILDING_AND_STREET = new RegExp(String.raw`^((?:${UNIT}[\s,]+)?${NUMBER}|${UNIT})[\s,]+(.+)$`, 'i')

function isStreet(line: string): boolean {
  if (WELSH_STREET_START.test(line)) return true
  const lastWord = line
    .toLowerCase()
    .split(/[\s-]+/)
    .at(-1)!
  return line.includes(' ') && STREET_WORDS.has(lastWord)
}

/** Splits a line into house and street: 'Flat 2, 12 High Street' → 'Flat 2, 12' and 'High Street'. */
export function splitBuilding(line: string): { building: string; rest: string } {
  if (ONLY_BUILDING.test(line)) return { building: line, rest: '' }
  const match = BUILDING_AND_STREET.exec(line)
  if (!match) return { building: '', rest: line }
  const [, building = '', rest = ''] = match
  // The number of the house may follow the name of the flat: 'Flat B 12 High Street'.
  const houseMatch = BUILDING_AND_STREET.exec(rest)
  if (!houseMatch) return { building, rest }
  return { building: `${building}, ${houseMatch[1]}`, rest: houseMatch[2]! }
}

export interface Street {
  /** House name, number or flat; never public. */
  building: string
  street: string
  streetSlug: string
  /** Further address lines: localities, a town, a county. */
  otherLines: string[]
}

/** Reads all address lines, because agencies use them freely. @throws RowRefused if no line names a street */
export function readStreet(readCell: ReadCell): Street {
  const lines = [
    'HOUSE_NAME_NUMBER',
    'ADDRESS_1',
    'STREET_NAME',
    'ADDRESS_2',
    'ADDRESS_3',
    'ADDRESS_4',
  ].flatMap((column) => cleanAddressLine(readCell(column)) || [])
  const buildings: string[] = []
  const remainingLines: string[] = []
  // Only lines up to the first one with more than a building can name it; a later number is not the home's.
  for (const line of lines) {
    const isLaterLine = remainingLines.length > 0
    const parts = isLaterLine ? { building: '', rest: line } : splitBuilding(line)
    if (parts.building) buildings.push(parts.building)
    if (parts.rest) remainingLines.push(parts.rest)
  }
  // The first remaining line may be the name of a house, with number and street in the next line.
  const splitLines = remainingLines.map(splitBuilding)
  const streetIndex = splitLines.findIndex(({ rest }) => isStreet(rest))
  if (streetIndex > 0) {
    const streetLine = splitLines[streetIndex]!
    buildings.push(...remainingLines.slice(0, streetIndex))
    if (streetLine.building) buildings.push(streetLine.building)
    remainingLines.splice(0, streetIndex + 1, streetLine.rest)
  }
  const displayLine = cleanAddressLine(readCell('DISPLAY_ADDRESS').split(',')[0] ?? '')
  const street = remainingLines[0] ?? splitBuilding(displayLine).rest
  const slug = streetSlug(street ?? '')
  if (!street || !slug)
    throw new RowRefused('neither ADDRESS_1, ADDRESS_2 nor DISPLAY_ADDRESS names a street')
  return { building: buildings.join(', '), street, streetSlug: slug, otherLines: remainingLines.slice(1) }
}

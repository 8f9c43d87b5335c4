import { RowRefused } from '../errors'
import { streetSlug } from '../../../format/slug'
import { stripControlCharacters, normaliseCapitals, truncateText, type Cells } from './cells'

/** Last words of street names. */
const STREET = new Set(
  `alley approach arcade avenue av ave bank boulevard brae bridge broadway bvd chase circus close cl common corner cottages court crescent cres crest croft cross drift drive dr drove
  end esplanade estate fairway fold garden gardens gdns gate glade glen grange green grove heath heights hill hythe island ken lane ln lawn lawns link lodge loke loan maltings mead meadow meadows mews mount
  orchard parade park pass passage path place pl plain plaza pightle promenade quay quayside rise road rd row square sq stairs steps strand street st terrace ter track
  vale view villas walk way wharf wood wynd yard ffordd heol stryd lon rhodfa`.split(/\s+/),
)
const WELSH = /^(?:ffordd|heol|stryd|l[oô]n|rhodfa|maes|clos|bryn)\s/i
/** 'Flat 2,', 'Apartment 12', '12', '12a', '12-14', 'Plot 3'. */
const UNIT = String.raw`(?:(?:flat|apartment|apt|unit|plot|room|suite|studio|garage|no\.?)\s+(?:\d[\w/-]{0,5}|[a-z]\d{0,3})\b)`
const NUMBER = String.raw`(?:\d{1,5}[a-z]?(?:\s?[-–/&]\s?\d{1,5}[a-z]?)?)`
const onlyBuilding = new RegExp(String.raw`^(?:${UNIT}[\s,]*)?(?:${NUMBER})?$`, 'i')
const withBuilding = new RegExp(String.raw`^((?:${UNIT}[\s,]+)?${NUMBER}|${UNIT})[\s,]+(.+)$`, 'i')

const isStreet = (line: string): boolean =>
  WELSH.test(line) ||
  (line.includes(' ') &&
    STREET.has(
      line
        .toLowerCase()
        .split(/[\s-]+/)
        .at(-1)!,
    ))

/** Splits a line into house and street: 'Flat 2, 12 High Street' → 'Flat 2, 12' and 'High Street'. */
function splitBuilding(line: string): { building: string; rest: string } {
  if (onlyBuilding.test(line)) return { building: line, rest: '' }
  const found = withBuilding.exec(line)
  if (!found) return { building: '', rest: line }
  const inner = withBuilding.exec(found[2]!)
  return inner
    ? { building: `${found[1]}, ${inner[1]}`, rest: inner[2]! }
    : { building: found[1]!, rest: found[2]! }
}

export interface Street {
  /** House name or number; never public. */
  building: string
  street: string
  streetSlug: string
  /** The remaining address lines: localities, a town, a county. */
  others: string[]
}

const line = (text: string): string =>
  normaliseCapitals(truncateText(stripControlCharacters(text), 60).replace(/^[\s,.]+|[\s,.]+$/g, ''))

/**
 * Reads the house and the street from the address lines. Agencies fill them differently: the number alone, number
 * and street together, or a house's name in the line before the street.
 * @throws RowRefused where no line names a street
 */
export function readStreet(cells: Cells): Street {
  const lines = [
    'HOUSE_NAME_NUMBER',
    'ADDRESS_1',
    'STREET_NAME',
    'ADDRESS_2',
    'ADDRESS_3',
    'ADDRESS_4',
  ].flatMap((column) => line(cells(column)) || [])
  const buildings: string[] = []
  const rest: string[] = []
  for (const text of lines) {
    const { building, rest: after } = rest.length ? { building: '', rest: text } : splitBuilding(text)
    if (building) buildings.push(building)
    if (after) rest.push(after)
  }
  // After a house's name the second line may be the number and the street.
  const split = rest.map(splitBuilding)
  const at = split.findIndex(({ rest: text }) => isStreet(text))
  if (at > 0) {
    buildings.push(...rest.slice(0, at))
    if (split[at]!.building) buildings.push(split[at]!.building)
    rest.splice(0, at + 1, split[at]!.rest)
  }
  const displayLine = line(cells('DISPLAY_ADDRESS').split(',')[0] ?? '')
  const street = rest[0] ?? splitBuilding(displayLine).rest
  const slug = streetSlug(street ?? '')
  if (!street || !slug)
    throw new RowRefused('neither ADDRESS_1, ADDRESS_2 nor DISPLAY_ADDRESS names a street')
  return { building: buildings.join(', '), street, streetSlug: slug, others: rest.slice(1) }
}

import type { ListingKind } from '../../../domain/listing-kind'
import { isHouseType, propertyTypesOf, type PropertyType } from '../../../domain/property-type'
import { plainText } from '../../../html/sanitise'
import { quote, type Cells, type Warn } from './cells'

/** Our property types for the codes of PROP_SUB_ID that mean the same. */
const EXACT_TYPES: Record<string, PropertyType> = {}
/** The nearest of our types for the other codes; a warning names what the code means. */
const NEAREST_TYPES: Record<string, [type: PropertyType, name: string]> = {}

const mapExactly = (type: PropertyType, ids: string) =>
  ids.split(' ').forEach((id) => (EXACT_TYPES[id] = type))
const mapToNearest = (type: PropertyType, list: Record<string, string>) =>
  Object.entries(list).forEach(([id, name]) => (NEAREST_TYPES[id] = [type, name]))

mapExactly('terraced', '1 5 6')
mapExactly('end-of-terrace', '2')
mapExactly('semi-detached-house', '3')
mapExactly('detached-house', '4 25 52 92 113 116 120 121 131')
mapExactly('flat-apartment', '8 28 29 44 49')
mapExactly('ground-floor-flat', '7')
mapExactly('studio-flat', '9')
mapExactly('maisonette', '10 11 56 59')
mapExactly('detached-bungalow', '12 15')
mapExactly('semi-detached-bungalow', '14')
mapExactly('town-house', '22')
mapExactly('park-home', '16 50 117')
mapExactly('retirement-flat', '46 47')
mapExactly('garage', '45 51 196')
mapExactly('land', '20 107 110 241')
mapExactly('office', '178 181 184')
mapExactly('shop', '137 187 190 193 199 208')
mapExactly('restaurant', '80 83 298')

mapToNearest('semi-detached-bungalow', { 13: 'terraced bungalow' })
mapToNearest('detached-house', {
  21: 'link-detached house',
  27: 'villa',
  30: 'finca',
  43: 'barn conversion',
  53: 'equestrian property',
  62: 'longère',
  65: 'gîte',
  68: 'barn',
  71: 'trullo',
  74: 'mill',
  86: 'mill',
  95: 'village house',
  101: 'cave house',
  104: 'cortijo',
  140: 'riad',
  259: 'farm',
  304: 'smallholding',
  511: 'coach house',
})
mapToNearest('semi-detached-house', { 128: 'semi-detached villa' })
mapToNearest('terraced', { 48: 'house share', 512: 'house in multiple occupation' })
mapToNearest('park-home', {
  24: 'chalet',
  118: 'lodge',
  119: 'log cabin',
  141: 'houseboat',
  541: 'holiday village',
})
mapToNearest('flat-apartment', {
  125: 'off-plan home',
  142: 'hotel room',
  143: 'block of flats',
  144: 'private halls',
})
mapToNearest('restaurant', {
  134: 'bar or nightclub',
  202: 'hotel',
  211: 'pub',
  277: 'guest house',
  280: 'hospitality premises',
})
mapToNearest('shop', {
  205: 'petrol station',
  214: 'workshop with shop',
  235: 'showroom',
  283: 'leisure premises',
  310: 'trade counter',
  535: 'sports premises',
  538: 'spa',
})
mapToNearest('land', {
  77: 'ruin',
  244: 'commercial development',
  247: 'industrial development',
  250: 'residential development',
  265: 'marine property',
})
mapToNearest('garage', { 217: 'distribution warehouse', 232: 'storage', 238: 'warehouse' })
mapToNearest('office', {
  220: 'factory',
  223: 'heavy industrial premises',
  226: 'industrial park',
  229: 'light industrial premises',
  253: 'commercial property',
  256: 'data centre',
  262: 'healthcare premises',
  268: 'mixed use',
  271: 'research premises',
  274: 'science park',
  301: 'childcare premises',
  307: 'place of worship',
})

/** Names of types in an advertisement's text, the more specific first; read where the code names no type. */
const TYPE_PATTERNS: [RegExp, PropertyType][] = [
  [/\b(?:semi|link)[- ]detached bungalow/i, 'semi-detached-bungalow'],
  [/\bbungalow/i, 'detached-bungalow'],
  [/\bpark home|\bmobile home/i, 'park-home'],
  [/\bretirement (?:flat|apartment)/i, 'retirement-flat'],
  [/\bground[- ]floor (?:flat|apartment)/i, 'ground-floor-flat'],
  [/\bfirst[- ]floor (?:flat|apartment)/i, 'first-floor-flat'],
  [/\bstudio\b/i, 'studio-flat'],
  [/\bmaisonette/i, 'maisonette'],
  [/\b(?:flat|apartment|penthouse)\b/i, 'flat-apartment'],
  [/\btown[- ]?house/i, 'town-house'],
  [/\bend[- ](?:of[- ])?terrace/i, 'end-of-terrace'],
  [/\bsemi[- ]detached/i, 'semi-detached-house'],
  [/\bterraced?\b/i, 'terraced'],
  [/\bdetached\b/i, 'detached-house'],
]

/** The type that the text of an advertisement names, out of some types. */
function typeFromText(
  cells: Cells,
  among: (type: PropertyType) => boolean = () => true,
): PropertyType | undefined {
  const text = plainText(`${cells('SUMMARY')} ${cells('DESCRIPTION').slice(0, 600)}`)
  return TYPE_PATTERNS.find(([pattern, type]) => among(type) && pattern.test(text))?.[1]
}

/** Codes that do not say whether a house is detached: 'house' and 'cottage'. */
const UNSPECIFIED_HOUSES = new Set(['23', '26'])

const typeFromBedrooms = (bedrooms: number): PropertyType =>
  bedrooms === 0 ? 'studio-flat' : bedrooms <= 2 ? 'flat-apartment' : 'semi-detached-house'

/** The type for PROP_SUB_ID; for an unknown code, with a warning, the one that the text or the bedrooms suggest. */
export function propertyType(cells: Cells, kind: ListingKind, bedrooms: number, warn: Warn): PropertyType {
  const id = cells('PROP_SUB_ID').replace(/^0+(?=\d)/, '')
  let type = EXACT_TYPES[id]
  if (!type && UNSPECIFIED_HOUSES.has(id)) {
    type = typeFromText(cells, (name) => isHouseType(name) && name !== 'park-home') ?? 'semi-detached-house'
    warn(
      `PROP_SUB_ID ${id} (${id === '23' ? 'cottage' : 'house'}) does not say which kind; the home is shown as ${type}: please check`,
    )
  }
  if (!type && NEAREST_TYPES[id]) {
    type = NEAREST_TYPES[id][0]
    warn(`PROP_SUB_ID ${id} (${NEAREST_TYPES[id][1]}) is shown as the nearest type, ${type}`)
  }
  if (!type) {
    type = typeFromText(cells) ?? typeFromBedrooms(bedrooms)
    const what =
      id === ''
        ? 'PROP_SUB_ID is blank'
        : id === '0'
          ? 'PROP_SUB_ID 0 does not name a type'
          : `PROP_SUB_ID ${quote(id)} is not of the format`
    warn(`${what}; the home is shown as ${type}: please check`)
  }
  // Lettings have no end of terrace (REFINE-10).
  return propertyTypesOf(kind).includes(type) ? type : 'terraced'
}

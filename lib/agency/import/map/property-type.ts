import type { ListingKind } from '../../../domain/listing-kind'
import { isHouseType, propertyTypesOf, type PropertyType } from '../../../domain/property-type'
import { plainText } from '../../../html/sanitise'
import { quoted, type Cells, type Warn } from './cells'

/** PROP_SUB_ID to the types of the search (REFINE-09), for those that have one of the same meaning. */
const SAME: Record<string, PropertyType> = {}
/** The same for those that have not: the nearest, said in a warning, so that nobody is misled. */
const NEAREST: Record<string, [type: PropertyType, name: string]> = {}

const same = (type: PropertyType, ids: string) => ids.split(' ').forEach((id) => (SAME[id] = type))
const nearest = (type: PropertyType, list: Record<string, string>) =>
  Object.entries(list).forEach(([id, name]) => (NEAREST[id] = [type, name]))

same('terraced', '1 5 6')
same('end-of-terrace', '2')
same('semi-detached-house', '3')
same('detached-house', '4 25 52 92 113 116 120 121 131')
same('flat-apartment', '8 28 29 44 49')
same('ground-floor-flat', '7')
same('studio-flat', '9')
same('maisonette', '10 11 56 59')
same('detached-bungalow', '12 15')
same('semi-detached-bungalow', '14')
same('town-house', '22')
same('park-home', '16 50 117')
same('retirement-flat', '46 47')
same('garage', '45 51 196')
same('land', '20 107 110 241')
same('office', '178 181 184')
same('shop', '137 187 190 193 199 208')
same('restaurant', '80 83 298')

nearest('semi-detached-bungalow', { 13: 'terraced bungalow' })
nearest('detached-house', {
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
nearest('semi-detached-house', { 128: 'semi-detached villa' })
nearest('terraced', { 48: 'house share', 512: 'house in multiple occupation' })
nearest('park-home', {
  24: 'chalet',
  118: 'lodge',
  119: 'log cabin',
  141: 'houseboat',
  541: 'holiday village',
})
nearest('flat-apartment', {
  125: 'off-plan home',
  142: 'hotel room',
  143: 'block of flats',
  144: 'private halls',
})
nearest('restaurant', {
  134: 'bar or nightclub',
  202: 'hotel',
  211: 'pub',
  277: 'guest house',
  280: 'hospitality premises',
})
nearest('shop', {
  205: 'petrol station',
  214: 'workshop with shop',
  235: 'showroom',
  283: 'leisure premises',
  310: 'trade counter',
  535: 'sports premises',
  538: 'spa',
})
nearest('land', {
  77: 'ruin',
  244: 'commercial development',
  247: 'industrial development',
  250: 'residential development',
  265: 'marine property',
})
nearest('garage', { 217: 'distribution warehouse', 232: 'storage', 238: 'warehouse' })
nearest('office', {
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

/** What the words of an advertisement call a home, looked for where the code says nothing; the first that is found. */
const SPOKEN: [RegExp, PropertyType][] = [
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

/** What the words call the home, among some types; undefined where they don't say. */
function spokenType(
  cells: Cells,
  among: (type: PropertyType) => boolean = () => true,
): PropertyType | undefined {
  const text = plainText(`${cells('SUMMARY')} ${cells('DESCRIPTION').slice(0, 600)}`)
  return SPOKEN.find(([pattern, type]) => among(type) && pattern.test(text))?.[1]
}

/** Codes for a house of no said kind: 'house', and the cottage, which may stand alone or in a row. */
const ANY_HOUSE = new Set(['23', '26'])

const usual = (bedrooms: number): PropertyType =>
  bedrooms === 0 ? 'studio-flat' : bedrooms <= 2 ? 'flat-apartment' : 'semi-detached-house'

/** A type of the search for PROP_SUB_ID; an unknown code goes by the words and bedrooms, and is told. */
export function propertyType(cells: Cells, kind: ListingKind, bedrooms: number, warn: Warn): PropertyType {
  const id = cells('PROP_SUB_ID').replace(/^0+(?=\d)/, '')
  let type = SAME[id]
  if (!type && ANY_HOUSE.has(id)) {
    type = spokenType(cells, (name) => isHouseType(name) && name !== 'park-home') ?? 'semi-detached-house'
    warn(
      `PROP_SUB_ID ${id} (${id === '23' ? 'cottage' : 'house'}) does not say which kind; the home is shown as ${type}: please check`,
    )
  }
  if (!type && NEAREST[id]) {
    type = NEAREST[id][0]
    warn(`PROP_SUB_ID ${id} (${NEAREST[id][1]}) is shown as the nearest type, ${type}`)
  }
  if (!type) {
    type = spokenType(cells) ?? usual(bedrooms)
    const what =
      id === ''
        ? 'PROP_SUB_ID is blank'
        : id === '0'
          ? 'PROP_SUB_ID 0 does not name a type'
          : `PROP_SUB_ID ${quoted(id)} is not of the format`
    warn(`${what}; the home is shown as ${type}: please check`)
  }
  // Lettings have no end of terrace (REFINE-10).
  return propertyTypesOf(kind).includes(type) ? type : 'terraced'
}

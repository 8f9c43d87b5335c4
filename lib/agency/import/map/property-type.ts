import type { ListingKind } from '../../../domain/listing-kind'
import { isHouseType, listPropertyTypes, type PropertyType } from '../../../domain/property-type'
import { plainText } from '../../../html/sanitise'
import { quote, readId, type ReadCell, type Warn } from './cells'

/** The site's property type for each PROP_SUB_ID that means this type, and needs no warning. */
const EXACT_TYPES = new Map<string, PropertyType>()
/** The PROP_SUB_ID that an export writes for each of the site's types. */
const TYPE_IDS = new Map<string, string>()
/** For each PROP_SUB_ID that means none of the site's types, the nearest type, and the meaning for the warning. */
const NEAREST_TYPES = new Map<string, [type: PropertyType, name: string]>()

/** @param ids values of PROP_SUB_ID, separated by spaces; an export writes the first */
function mapExactly(type: PropertyType, ids: string): void {
  const [firstId = '', ...furtherIds] = ids.split(' ')
  TYPE_IDS.set(type, firstId)
  for (const id of [firstId, ...furtherIds]) EXACT_TYPES.set(id, type)
}
const mapToNearest = (type: PropertyType, meaningsById: Record<string, string>) =>
  Object.entries(meaningsById).forEach(([id, name]) => NEAREST_TYPES.set(id, [type, name]))

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

/** Returns the PROP_SUB_ID of a type, for exports. The format has none for first-floor flats, which get that of flats. */
export const findTypeId = (type: string): string => TYPE_IDS.get(type) ?? TYPE_IDS.get('flat-apartment')!

/** Names of types in an advertisement. More specific names come first. */
const ADVERT_PATTERNS: [RegExp, PropertyType][] = [
  [/\bsemi[- ]detached bungalow/i, 'semi-detached-bungalow'],
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
  // Matches 'link-detached' too: such a home shares only a garage wall, and PROP_SUB_ID 21 is mapped in the same way.
  [/\bdetached\b/i, 'detached-house'],
]

/** An advertisement names the type early. Later in the text, a type may be that of neighbouring homes. */
const MAX_SEARCHED_CHARACTERS = 600

function guessTypeFromAdvert(
  readCell: ReadCell,
  isAllowed: (type: PropertyType) => boolean = () => true,
): PropertyType | undefined {
  const advert = plainText(
    `${readCell('SUMMARY')} ${readCell('DESCRIPTION').slice(0, MAX_SEARCHED_CHARACTERS)}`,
  )
  return ADVERT_PATTERNS.find(([pattern, type]) => isAllowed(type) && pattern.test(advert))?.[1]
}

const COTTAGE_ID = '23'
const HOUSE_ID = '26'
/** 'House' and 'cottage' do not say whether a house is detached. */
const UNSPECIFIED_HOUSE_IDS = new Set([COTTAGE_ID, HOUSE_ID])

/** A guess: most small homes are flats, and most larger ones houses. */
function guessTypeFromBedrooms(bedrooms: number): PropertyType {
  if (bedrooms === 0) return 'studio-flat'
  return bedrooms <= 2 ? 'flat-apartment' : 'semi-detached-house'
}

function describeProblem(id: string): string {
  if (id === '') return 'PROP_SUB_ID is blank'
  if (id === '0') return 'PROP_SUB_ID 0 does not name a type'
  return `PROP_SUB_ID ${quote(id)} is not of the format`
}

/** Reads the type from PROP_SUB_ID. Otherwise guesses it from the advertisement or the bedrooms, and warns. */
export function readPropertyType(
  readCell: ReadCell,
  kind: ListingKind,
  bedrooms: number,
  warn: Warn,
): PropertyType {
  const id = readId(readCell, 'PROP_SUB_ID')
  let type = EXACT_TYPES.get(id)
  if (!type && UNSPECIFIED_HOUSE_IDS.has(id)) {
    type = guessTypeFromAdvert(readCell, isHouseType) ?? 'semi-detached-house'
    const name = id === COTTAGE_ID ? 'cottage' : 'house'
    warn(`PROP_SUB_ID ${id} (${name}) does not say which kind; the home is shown as ${type}: please check`)
  }
  const nearest = NEAREST_TYPES.get(id)
  if (!type && nearest) {
    const [nearestType, name] = nearest
    type = nearestType
    warn(`PROP_SUB_ID ${id} (${name}) is shown as the nearest type, ${type}`)
  }
  if (!type) {
    type = guessTypeFromAdvert(readCell) ?? guessTypeFromBedrooms(bedrooms)
    warn(`${describeProblem(id)}; the home is shown as ${type}: please check`)
  }
  // The only type that no letting can have is the end of terrace (REFINE-10).
  return listPropertyTypes(kind).includes(type) ? type : 'terraced'
}

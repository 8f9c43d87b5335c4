import { isCommercialType, isFlatType, getPropertyTypeNoun } from '../../../lib/domain/property-type'
import type { ListingKind } from '../../../lib/domain/listing-kind'
import type { Home } from '../home'
import { formatAcres } from './premises'
import {
  formatFloorArea,
  nameBedroomsAndType,
  formatCount,
  getEraName,
  joinWithAnd,
  pickApplicable,
  getPlaceName,
  capitalise,
  addArticle,
  type DescriptionContext,
} from './wording'

/** A card has room for two lines. */
export const MAX_SUMMARY_CHARACTERS = 150

function writePremisesSummary({ home, area, random, kind }: DescriptionContext): string {
  const name = getPlaceName(area)
  const size = formatFloorArea(home.areaSqFt)
  const purpose = kind === 'let' ? 'to let' : 'for sale'
  if (home.type === 'garage')
    return pickApplicable(random, [
      `Lock-up garage ${purpose} in ${name}, with an up-and-over door.`,
      `Single garage in a block in ${name}, for a car or storage.`,
    ])
  if (home.type === 'land')
    return pickApplicable(random, [
      `${formatAcres(home.areaSqFt)} of land in ${name}, fenced and gated.`,
      `Level land near ${name} with a gate to the road, ${formatAcres(home.areaSqFt)}.`,
    ])
  const noun = getPropertyTypeNoun(home.type)
  return pickApplicable(random, [
    `${capitalise(noun)} of ${size} ${purpose} in ${name}.`,
    `${capitalise(noun)} premises in ${name}, ${size}, ${purpose} with vacant possession.`,
    `${size} of ${noun === 'restaurant' ? 'restaurant and bar' : noun} space in ${name}.`,
  ])
}

function nameOutdoorSpace({ garden, aspect }: Home): string {
  if (garden === 'balcony') return 'a balcony'
  if (garden === 'courtyard') return 'a courtyard'
  if (garden !== 'rear' && garden !== 'front and rear') return ''
  return aspect ? addArticle(`${aspect}-facing garden`) : 'a garden'
}

/** Names a feature for the summary of a home without any of the usual features. */
function nameFallbackFeature(home: Home): string {
  if (home.type === 'studio-flat') return 'a separate shower room'
  if (home.garden === 'communal') return 'shared gardens'
  if (home.kitchen === 'separate') return 'a separate kitchen'
  return `about ${home.areaSqFt.toLocaleString('en-GB')} sq ft`
}

/** Writes one or two lines for a card, which name the home and up to three of its best features. */
export function writeSummary(context: DescriptionContext): string {
  const { home, area, random } = context
  if (isCommercialType(home.type)) return writePremisesSummary(context)
  const parking = {
    'garage and drive': 'a garage with drive',
    drive: 'a drive',
    garage: 'a garage',
    allocated: 'a parking space',
    underground: 'secure parking',
    permit: '',
    street: '',
    none: '',
  }[home.parking]
  const kitchen = {
    'kitchen/diner': 'a kitchen/dining room',
    'open-plan': 'an open-plan kitchen',
    separate: '',
  }[home.kitchen]
  const features = random.sample(
    [
      nameOutdoorSpace(home),
      parking,
      kitchen,
      home.hasEnsuite ? 'an en suite' : '',
      home.hasConservatory ? 'a conservatory' : '',
    ].filter((item) => item !== ''),
    3,
  )
  if (features.length === 0) features.push(nameFallbackFeature(home))
  const withFeatures = ` with ${joinWithAnd(features)}`
  const condition = { new: 'new', refurbished: 'renovated', good: 'well-kept', tired: 'in need of updating' }[
    home.condition
  ]
  const where = getPlaceName(area)
  const noun = nameBedroomsAndType(home)
  const bedrooms = home.bedrooms > 0 ? `, ${formatCount(home.bedrooms, 'bedroom')}` : ''
  const floorName = home.storeys - 1 === home.floor ? 'top' : 'upper'
  const texts = [
    `${capitalise(addArticle(noun))} in ${where}${withFeatures}.`,
    home.condition === 'tired'
      ? `${capitalise(addArticle(noun))} ${condition}${withFeatures}.`
      : `${capitalise(addArticle(`${condition} ${noun}`))}${withFeatures}.`,
    `${capitalise(getEraName(home))} ${getPropertyTypeNoun(home.type)}${bedrooms}${withFeatures}.`,
    home.chainFree === true && `${capitalise(noun)}${withFeatures}, no onward chain.`,
    home.receptions > 1 &&
      `${capitalise(formatCount(home.bedrooms, 'bedroom'))} and ${formatCount(home.receptions, 'reception room')} in ${where}${withFeatures}.`,
    isFlatType(home.type) &&
      home.floor > 0 &&
      home.type === 'flat-apartment' &&
      `${capitalise(noun)} on the ${floorName} floor${withFeatures}.`,
    !withFeatures.includes('sq ft') &&
      `About ${home.areaSqFt.toLocaleString('en-GB')} sq ft in ${where}: ${addArticle(noun)}${withFeatures}.`,
  ].filter((text): text is string => typeof text === 'string' && text.length <= MAX_SUMMARY_CHARACTERS)
  return random.pick(texts)
}

const kitchenFeatures: Record<Home['kitchen'], string> = {
  'kitchen/diner': 'Kitchen/dining room',
  'open-plan': 'Open-plan kitchen',
  separate: 'Separate kitchen',
}

const conditionFeatures: Record<Home['condition'], string> = {
  refurbished: 'Renovated throughout',
  new: 'New home with ten-year warranty',
  tired: 'Scope to modernise',
  good: '',
}

function nameGardenFeature({ garden, aspect }: Home): string {
  if (garden === 'balcony') return 'Private balcony'
  if (garden === 'communal') return 'Communal gardens'
  if (garden === 'courtyard') return 'Courtyard'
  if (garden === 'none') return ''
  return aspect ? `${capitalise(aspect)}-facing garden` : 'Rear garden'
}

/** Lists four to eight features in a few words each. The bedrooms come first. */
export function listFeatures({ home, random, furnishing, station, kind }: DescriptionContext): string[] {
  if (isCommercialType(home.type)) return listPremisesFeatures(home.type, home.areaSqFt, home.parking, kind)
  const candidates = [
    home.bedrooms === 0 ? 'Studio room with kitchen area' : capitalise(formatCount(home.bedrooms, 'bedroom')),
    home.bathrooms > 1 ? capitalise(formatCount(home.bathrooms, 'bathroom')) : '',
    home.receptions > 1 ? capitalise(formatCount(home.receptions, 'reception room')) : '',
    kitchenFeatures[home.kitchen],
    nameGardenFeature(home),
    {
      'garage and drive': 'Garage and drive',
      drive: 'Off-street parking',
      garage: 'Garage',
      allocated: 'Allocated parking',
      underground: 'Underground parking',
      permit: 'Residents’ permit parking',
      street: '',
      none: '',
    }[home.parking],
    {
      gas: 'Gas central heating',
      electric: 'Electric heating',
      oil: 'Oil central heating',
      'heat-pump': 'Air-source heat pump',
      lpg: 'LPG central heating',
      communal: 'Communal heating',
      none: '',
    }[home.heating],
    home.hasConservatory ? 'Conservatory' : '',
    home.hasUtilityRoom ? 'Utility room' : '',
    home.hasFireplace ? 'Period fireplace' : '',
    home.hasLift ? 'Lift' : '',
    home.chainFree === true ? 'No onward chain' : '',
    furnishing,
    conditionFeatures[home.condition],
    station && station.miles < 0.8 ? `${station.name} station under a mile away` : '',
    `About ${home.areaSqFt.toLocaleString('en-GB')} sq ft`,
  ].filter((item): item is string => typeof item === 'string' && item !== '')
  const [first, ...rest] = candidates
  const chosen = new Set(random.sample(rest, random.int(3, 7)))
  return [first!, ...rest.filter((item) => chosen.has(item))]
}

function listPremisesFeatures(type: string, areaSqFt: number, parking: string, kind: ListingKind): string[] {
  const size = type === 'land' ? formatAcres(areaSqFt) : `About ${formatFloorArea(areaSqFt)}`
  const featuresByType: Record<string, string[]> = {
    shop: ['Glazed shop front', 'Store room and WC', 'Use class E'],
    office: ['Meeting rooms', 'Kitchen and WCs', 'LED lighting'],
    restaurant: ['Bar and dining room', 'Commercial kitchen', 'Premises licence'],
    garage: ['Up-and-over door', 'Concrete floor', 'Access at all hours'],
    land: ['Fenced and gated', 'Road frontage', 'No planning permission sought'],
  }
  return [
    size,
    ...(featuresByType[type] ?? []),
    parking === 'allocated' ? 'Parking spaces' : '',
    kind === 'sale' ? 'Vacant possession' : '',
  ].filter((item) => item !== '')
}

import { isCommercialType, isFlatType, getPropertyTypeNoun } from '../../../lib/domain/property-type'
import type { ListingKind } from '../../../lib/domain/listing-kind'
import { areaInAcres } from './premises'
import {
  formatFloorArea,
  bedroomNoun,
  count,
  eraName,
  numberInWords,
  joinWithAnd,
  pickApplicable,
  placeName,
  capitalise,
  addArticle,
  type DescriptionContext,
} from './wording'

/** Longest summary: two lines of a card. */
export const longestSummary = 150

function premisesSummary({ home, area, random, kind }: DescriptionContext): string {
  const name = placeName(area)
  const size = formatFloorArea(home.areaSqFt)
  const purpose = kind === 'let' ? 'to let' : 'for sale'
  if (home.type === 'garage')
    return pickApplicable(random, [
      `Lock-up garage ${purpose} in ${name}, with an up-and-over door.`,
      `Single garage in a block in ${name}, for a car or storage.`,
    ])
  if (home.type === 'land')
    return pickApplicable(random, [
      `${areaInAcres(home.areaSqFt)} of land in ${name}, fenced and gated.`,
      `Level land near ${name} with a gate to the road, ${areaInAcres(home.areaSqFt)}.`,
    ])
  const noun = getPropertyTypeNoun(home.type)
  return pickApplicable(random, [
    `${capitalise(noun)} of ${size} ${purpose} in ${name}.`,
    `${capitalise(noun)} premises in ${name}, ${size}, ${purpose} with vacant possession.`,
    `${size} of ${noun === 'restaurant' ? 'restaurant and bar' : noun} space in ${name}.`,
  ])
}

/** One or two lines for a card: what it is and the two or three things that matter most. */
export function writeSummary(context: DescriptionContext): string {
  const { home, area, random } = context
  if (isCommercialType(home.type)) return premisesSummary(context)
  const outdoor =
    home.garden === 'balcony'
      ? 'a balcony'
      : home.garden === 'courtyard'
        ? 'a courtyard'
        : home.garden === 'rear' || home.garden === 'front and rear'
          ? home.aspect
            ? addArticle(`${home.aspect}-facing garden`)
            : 'a garden'
          : ''
  const car = {
    'garage and drive': 'a garage with drive',
    drive: 'a drive',
    garage: 'a garage',
    allocated: 'a parking space',
    underground: 'secure parking',
    permit: '',
    street: '',
    none: '',
  }[home.parking]
  const kitchen =
    home.kitchen === 'kitchen/diner'
      ? 'a kitchen/dining room'
      : home.kitchen === 'open-plan'
        ? 'an open-plan kitchen'
        : ''
  const more = random.sample(
    [
      outdoor,
      car,
      kitchen,
      home.ensuite ? 'an en suite' : '',
      home.conservatory ? 'a conservatory' : '',
    ].filter((item) => item !== ''),
    3,
  )
  if (more.length === 0)
    more.push(
      home.type === 'studio-flat'
        ? 'a separate shower room'
        : home.garden === 'communal'
          ? 'shared gardens'
          : home.kitchen === 'separate'
            ? 'a separate kitchen'
            : `about ${home.areaSqFt.toLocaleString('en-GB')} sq ft`,
    )
  const withMore = ` with ${joinWithAnd(more)}`
  const state = { new: 'new', refurbished: 'renovated', good: 'well-kept', tired: 'in need of updating' }[
    home.condition
  ]
  const where = placeName(area)
  const noun = bedroomNoun(home)
  const texts = [
    `${capitalise(addArticle(noun))} in ${where}${withMore}.`,
    home.condition === 'tired'
      ? `${capitalise(addArticle(noun))} ${state}${withMore}.`
      : `${capitalise(addArticle(`${state} ${noun}`))}${withMore}.`,
    `${capitalise(eraName(home))} ${getPropertyTypeNoun(home.type)}${home.bedrooms > 0 ? `, ${numberInWords(home.bedrooms)} bedroom${home.bedrooms === 1 ? '' : 's'}` : ''}${withMore}.`,
    home.chainFree === true && `${capitalise(noun)}${withMore}, no onward chain.`,
    home.receptions > 1 &&
      `${capitalise(count(home.bedrooms, 'bedroom'))} and ${count(home.receptions, 'reception room')} in ${where}${withMore}.`,
    isFlatType(home.type) &&
      home.floor > 0 &&
      home.type === 'flat-apartment' &&
      `${capitalise(noun)} on the ${home.storeys - 1 === home.floor ? 'top' : 'upper'} floor${withMore}.`,
    !withMore.includes('sq ft') &&
      `About ${home.areaSqFt.toLocaleString('en-GB')} sq ft in ${where}: ${addArticle(noun)}${withMore}.`,
  ].filter((text): text is string => typeof text === 'string' && text.length <= longestSummary)
  return random.pick(texts)
}

/** Four to eight short points, most context first. */
export function listFeatures({ home, random, furnishing, station, kind }: DescriptionContext): string[] {
  if (isCommercialType(home.type)) return premisesFeatures(home.type, home.areaSqFt, home.parking, kind)
  const candidates = [
    home.bedrooms === 0 ? 'Studio room with kitchen area' : capitalise(count(home.bedrooms, 'bedroom')),
    home.bathrooms > 1 ? capitalise(count(home.bathrooms, 'bathroom')) : '',
    home.receptions > 1 ? capitalise(count(home.receptions, 'reception room')) : '',
    home.kitchen === 'kitchen/diner'
      ? 'Kitchen/dining room'
      : home.kitchen === 'open-plan'
        ? 'Open-plan kitchen'
        : 'Separate kitchen',
    home.garden === 'balcony'
      ? 'Private balcony'
      : home.garden === 'communal'
        ? 'Communal gardens'
        : home.garden === 'courtyard'
          ? 'Courtyard'
          : home.garden === 'none'
            ? ''
            : home.aspect
              ? `${capitalise(home.aspect)}-facing garden`
              : 'Rear garden',
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
    home.conservatory ? 'Conservatory' : '',
    home.utility ? 'Utility room' : '',
    home.fireplace ? 'Period fireplace' : '',
    home.lift ? 'Lift' : '',
    home.chainFree === true ? 'No onward chain' : '',
    furnishing,
    home.condition === 'refurbished'
      ? 'Renovated throughout'
      : home.condition === 'new'
        ? 'New home with ten-year warranty'
        : home.condition === 'tired'
          ? 'Scope to modernise'
          : '',
    station && station.miles < 0.8 ? `${station.name} station under a mile away` : '',
    `About ${home.areaSqFt.toLocaleString('en-GB')} sq ft`,
  ].filter((item): item is string => typeof item === 'string' && item !== '')
  const [first, ...rest] = candidates
  const chosen = new Set(random.sample(rest, random.int(3, 7)))
  return [first!, ...rest.filter((item) => chosen.has(item))]
}

function premisesFeatures(type: string, area: number, parking: string, kind: ListingKind): string[] {
  const size = type === 'land' ? areaInAcres(area) : `About ${formatFloorArea(area)}`
  const own: Record<string, string[]> = {
    shop: ['Glazed shop front', 'Store room and WC', 'Use class E'],
    office: ['Meeting rooms', 'Kitchen and WCs', 'LED lighting'],
    restaurant: ['Bar and dining room', 'Commercial kitchen', 'Premises licence'],
    garage: ['Up-and-over door', 'Concrete floor', 'Access at all hours'],
    land: ['Fenced and gated', 'Road frontage', 'No planning permission sought'],
  }
  return [
    size,
    ...(own[type] ?? []),
    parking === 'allocated' ? 'Parking spaces' : '',
    kind === 'sale' ? 'Vacant possession' : '',
  ].filter((item) => item !== '')
}

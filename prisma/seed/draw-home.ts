import { isCommercialType, isFlatType, type PropertyType } from '../../lib/domain/property-type'
import type { ListingKind } from '../../lib/domain/listing-kind'
import { isBungalow, type Era, type Heating, type Home, type Parking, type Plan } from './home'
import type { Area } from './places/area'
import type { Random } from './random'

type Weights<T> = readonly (readonly [T, number])[]

const bedroomWeights: Record<PropertyType, Weights<number>> = {
  'detached-house': [
    [2, 3],
    [3, 26],
    [4, 46],
    [5, 20],
    [6, 5],
  ],
  'semi-detached-house': [
    [2, 14],
    [3, 64],
    [4, 19],
    [5, 3],
  ],
  terraced: [
    [1, 2],
    [2, 42],
    [3, 44],
    [4, 10],
    [5, 2],
  ],
  'end-of-terrace': [
    [2, 32],
    [3, 53],
    [4, 13],
    [5, 2],
  ],
  'town-house': [
    [3, 50],
    [4, 42],
    [5, 8],
  ],
  'flat-apartment': [
    [1, 34],
    [2, 56],
    [3, 10],
  ],
  'ground-floor-flat': [
    [1, 40],
    [2, 52],
    [3, 8],
  ],
  'first-floor-flat': [
    [1, 40],
    [2, 52],
    [3, 8],
  ],
  'studio-flat': [[0, 1]],
  maisonette: [
    [1, 18],
    [2, 54],
    [3, 25],
    [4, 3],
  ],
  'retirement-flat': [
    [1, 62],
    [2, 38],
  ],
  'detached-bungalow': [
    [2, 42],
    [3, 44],
    [4, 14],
  ],
  'semi-detached-bungalow': [
    [1, 5],
    [2, 68],
    [3, 27],
  ],
  'park-home': [
    [1, 22],
    [2, 78],
  ],
  office: [[0, 1]],
  shop: [[0, 1]],
  garage: [[0, 1]],
  restaurant: [[0, 1]],
  land: [[0, 1]],
}

const houseEras: Weights<Era> = [
  ['victorian', 12],
  ['edwardian', 9],
  ['interwar', 20],
  ['postwar', 15],
  ['seventies', 17],
  ['nineties', 13],
  ['modern', 10],
  ['new', 4],
]
const terraceEras: Weights<Era> = [
  ['victorian', 42],
  ['edwardian', 17],
  ['interwar', 7],
  ['postwar', 8],
  ['seventies', 10],
  ['nineties', 7],
  ['modern', 7],
  ['new', 2],
]
const villageEras: Weights<Era> = [
  ['period', 22],
  ['victorian', 14],
  ['edwardian', 6],
  ['interwar', 10],
  ['postwar', 10],
  ['seventies', 14],
  ['nineties', 12],
  ['modern', 8],
  ['new', 4],
]
const flatEras: Weights<Era> = [
  ['seventies', 17],
  ['nineties', 23],
  ['modern', 38],
  ['new', 10],
  ['postwar', 7],
  ['interwar', 5],
]
const conversionEras: Weights<Era> = [
  ['victorian', 42],
  ['edwardian', 16],
  ['interwar', 10],
  ['seventies', 14],
  ['nineties', 9],
  ['modern', 9],
]

const eraWeights: Partial<Record<PropertyType, Weights<Era>>> = {
  terraced: terraceEras,
  'end-of-terrace': terraceEras,
  'town-house': [
    ['period', 25],
    ['victorian', 55],
    ['edwardian', 20],
  ],
  'flat-apartment': flatEras,
  'studio-flat': flatEras,
  'ground-floor-flat': conversionEras,
  'first-floor-flat': conversionEras,
  maisonette: conversionEras,
  'retirement-flat': [
    ['nineties', 62],
    ['modern', 38],
  ],
  'detached-bungalow': [
    ['interwar', 20],
    ['postwar', 32],
    ['seventies', 36],
    ['nineties', 9],
    ['modern', 3],
  ],
  'semi-detached-bungalow': [
    ['interwar', 20],
    ['postwar', 38],
    ['seventies', 38],
    ['nineties', 4],
  ],
  'park-home': [
    ['nineties', 45],
    ['modern', 55],
  ],
  garage: [['seventies', 1]],
  restaurant: [['interwar', 1]],
  shop: [['victorian', 1]],
  office: [
    ['nineties', 2],
    ['modern', 3],
  ],
}

/** Average floor area in square feet for a type and number of bedrooms. */
function averageFloorArea(type: PropertyType, bedrooms: number): number {
  if (type === 'studio-flat') return 340
  if (type === 'retirement-flat') return bedrooms === 1 ? 510 : 720
  if (type === 'park-home') return bedrooms === 1 ? 430 : 640
  if (type === 'town-house') return 480 + bedrooms * 230
  if (type === 'maisonette') return 250 + bedrooms * 240
  if (isFlatType(type)) return 270 + bedrooms * 235
  if (isBungalow(type)) return (type === 'detached-bungalow' ? 420 : 330) + bedrooms * 240
  if (type === 'detached-house') return 250 + bedrooms * 310
  if (type === 'semi-detached-house') return 190 + bedrooms * 260
  return 210 + bedrooms * 230
}

const commercialArea: Partial<Record<PropertyType, [number, number]>> = {
  office: [420, 4_200],
  shop: [380, 1_900],
  garage: [125, 165],
  restaurant: [1_100, 4_200],
  land: [3_500, 26_000],
}

const aspects = ['south', 'south-west', 'west', 'east', 'south-east', 'north-west'] as const

function drawHeating(random: Random, type: PropertyType, era: Era, area: Area): Heating {
  if (type === 'garage' || type === 'land') return 'none'
  if (type === 'retirement-flat')
    return random.weighted([
      ['electric', 7],
      ['communal', 3],
    ])
  if (type === 'park-home')
    return random.weighted([
      ['lpg', 6],
      ['gas', 4],
    ])
  if (era === 'new')
    return random.weighted([
      ['heat-pump', isFlatType(type) ? 2 : 6],
      ['gas', 2],
      ['communal', isFlatType(type) ? 4 : 0],
      ['electric', isFlatType(type) ? 3 : 0],
    ])
  if (isFlatType(type))
    return random.weighted([
      ['gas', 60],
      ['electric', 30],
      ['communal', area.setting === 'inner' ? 12 : 3],
    ])
  if (area.nation === 'northern-ireland')
    return random.weighted([
      ['oil', 58],
      ['gas', 38],
      ['heat-pump', 4],
    ])
  return random.weighted([
    ['gas', 90],
    ['oil', area.setting === 'village' ? 24 : 0],
    ['heat-pump', 3],
    ['electric', 3],
  ])
}

function drawParking(random: Random, type: PropertyType, era: Era, area: Area): Parking {
  if (type === 'garage' || type === 'land') return 'none'
  if (type === 'office')
    return random.weighted([
      ['allocated', 6],
      ['street', 3],
      ['none', area.setting === 'inner' ? 8 : 1],
    ])
  if (type === 'shop')
    return random.weighted([
      ['street', 6],
      ['allocated', 2],
      ['none', 2],
    ])
  if (type === 'restaurant')
    return random.weighted([
      ['drive', 4],
      ['street', 4],
      ['none', 2],
    ])
  if (type === 'retirement-flat')
    return random.weighted([
      ['allocated', 6],
      ['none', 2],
    ])
  if (isFlatType(type)) {
    if (area.setting === 'inner')
      return random.weighted([
        ['underground', era === 'modern' || era === 'new' ? 4 : 0],
        ['permit', 5],
        ['none', 3],
        ['allocated', 1],
      ])
    return random.weighted([
      ['allocated', era === 'victorian' || era === 'edwardian' ? 2 : 8],
      ['permit', area.setting === 'city' ? 4 : 1],
      ['street', 2],
      ['garage', 1],
    ])
  }
  if (type === 'detached-house' || type === 'detached-bungalow')
    return random.weighted([
      ['garage and drive', 72],
      ['drive', 26],
      ['garage', 2],
    ])
  if (type === 'semi-detached-house' || type === 'semi-detached-bungalow') {
    return random.weighted([
      ['garage and drive', era === 'victorian' ? 6 : 38],
      ['drive', 48],
      ['street', era === 'victorian' ? 26 : 8],
      ['permit', area.setting === 'inner' ? 20 : 0],
    ])
  }
  if (type === 'park-home')
    return random.weighted([
      ['drive', 6],
      ['allocated', 3],
    ])
  if (era === 'victorian' || era === 'edwardian' || era === 'period') {
    return random.weighted([
      ['street', area.setting === 'inner' ? 2 : 6],
      ['permit', area.setting === 'inner' || area.setting === 'city' ? 6 : 2],
      ['allocated', 1],
    ])
  }
  return random.weighted([
    ['drive', 5],
    ['allocated', 4],
    ['garage', 3],
    ['street', 2],
  ])
}

/** A drawn floor plan that suits the home, if there is one. */
function planFor(type: PropertyType, bedrooms: number, era: Era): Plan | null {
  const old = era === 'victorian' || era === 'edwardian' || era === 'period'
  if (type === 'detached-bungalow' && bedrooms === 2) return 'bungalow'
  if (type === 'detached-house' && bedrooms === 4 && !old && era !== 'interwar') return 'detached'
  if (type === 'semi-detached-house' && bedrooms === 3 && (era === 'interwar' || era === 'edwardian'))
    return 'semi'
  if ((type === 'terraced' || type === 'end-of-terrace') && bedrooms === 2 && old) return 'terraced'
  if (
    (type === 'flat-apartment' || type === 'first-floor-flat' || type === 'ground-floor-flat') &&
    bedrooms === 1
  )
    return 'flat-1-bed'
  if (type === 'flat-apartment' && bedrooms === 2 && (era === 'modern' || era === 'new')) return 'flat-2-bed'
  return null
}

/** Floor area and rooms as printed on each drawing. */
const homeByPlan: Record<Plan, Partial<Home>> = {
  bungalow: {
    areaSqFt: 1_033,
    bathrooms: 1,
    receptions: 1,
    kitchen: 'kitchen/diner',
    ensuite: false,
    cloakroom: false,
    utility: false,
    conservatory: false,
    study: false,
  },
  detached: {
    areaSqFt: 1_624,
    bathrooms: 2,
    receptions: 1,
    kitchen: 'kitchen/diner',
    ensuite: true,
    cloakroom: true,
    utility: true,
    conservatory: false,
    study: false,
    parking: 'garage and drive',
  },
  'flat-1-bed': {
    areaSqFt: 561,
    bathrooms: 1,
    receptions: 1,
    kitchen: 'separate',
    ensuite: false,
    cloakroom: false,
    utility: false,
    study: false,
  },
  'flat-2-bed': {
    areaSqFt: 784,
    bathrooms: 2,
    receptions: 1,
    kitchen: 'open-plan',
    ensuite: true,
    cloakroom: false,
    utility: true,
    study: false,
    garden: 'balcony',
  },
  semi: {
    areaSqFt: 945,
    bathrooms: 1,
    receptions: 1,
    kitchen: 'kitchen/diner',
    ensuite: false,
    cloakroom: false,
    utility: false,
    conservatory: false,
    study: false,
    bay: true,
    extended: false,
  },
  terraced: {
    areaSqFt: 865,
    bathrooms: 1,
    receptions: 2,
    kitchen: 'separate',
    ensuite: false,
    cloakroom: false,
    utility: false,
    conservatory: false,
    study: false,
    bay: false,
    extended: false,
  },
}

function drawPremises(random: Random, type: PropertyType, area: Area): Home {
  const era = random.weighted(eraWeights[type] ?? houseEras)
  const [least, most] = commercialArea[type]!
  const areaSqFt = Math.round((least + (most - least) * random.next() ** 2) / 5) * 5
  return {
    type,
    era,
    condition: random.weighted([
      ['good', 6],
      ['refurbished', 3],
      ['tired', 2],
    ]),
    bedrooms: 0,
    bathrooms: 0,
    receptions: 0,
    areaSqFt,
    plan: null,
    kitchen: 'separate',
    ensuite: false,
    cloakroom: false,
    utility: false,
    conservatory: false,
    study: false,
    fireplace: false,
    bay: false,
    extended: false,
    garden: type === 'restaurant' && random.chance(0.5) ? 'courtyard' : 'none',
    aspect: null,
    parking: drawParking(random, type, era, area),
    heating: drawHeating(random, type, era, area),
    floor: type === 'office' ? random.int(0, 3) : 0,
    storeys: type === 'office' ? 4 : 2,
    lift: type === 'office' && random.chance(0.8),
    chainFree: null,
  }
}

const olderEras: readonly Era[] = ['period', 'victorian', 'edwardian']

/** Draws the era of a home from those of its area. */
function drawEra(random: Random, type: PropertyType, area: Area): Era {
  const usual = eraWeights[type] ?? (area.setting === 'village' && !area.planned ? villageEras : houseEras)
  return random.weighted(
    area.planned ? usual.map(([era, weight]) => [era, olderEras.includes(era) ? 0 : weight] as const) : usual,
  )
}

const isRecent = (era: Era): boolean => era === 'modern' || era === 'new'

function drawCondition(random: Random, era: Era, kind: ListingKind): Home['condition'] {
  if (era === 'new') return 'new'
  return random.weighted([
    ['good', 62],
    ['refurbished', isRecent(era) ? 8 : 24],
    ['tired', isRecent(era) || kind === 'let' ? 0 : 14],
  ])
}

function ensuiteProbability(era: Era, bedrooms: number): number {
  if (isRecent(era)) return 0.75
  if (era === 'nineties') return 0.55
  return bedrooms >= 4 ? 0.6 : 0.12
}

function drawKitchen(
  random: Random,
  type: PropertyType,
  era: Era,
  condition: Home['condition'],
): Home['kitchen'] {
  const recent = isRecent(era)
  if (isFlatType(type))
    return random.weighted([
      ['open-plan', recent ? 8 : 3],
      ['separate', recent ? 1 : 6],
    ])
  return random.weighted([
    ['kitchen/diner', 6],
    ['separate', recent ? 1 : 5],
    ['open-plan', condition === 'refurbished' ? 3 : 1],
  ])
}

function drawStoreys(random: Random, type: PropertyType, era: Era, area: Area): number {
  if (isFlatType(type)) {
    if (isRecent(era)) return random.int(3, area.setting === 'inner' ? 9 : 5)
    return era === 'victorian' || era === 'edwardian' ? random.int(2, 4) : 3
  }
  if (isBungalow(type)) return 1
  return type === 'town-house' ? 3 : 2
}

/** Draws the floor of a flat, 0 being the ground floor. Flats of unspecified floor are upstairs where possible. */
function drawFloor(random: Random, type: PropertyType, storeys: number): number {
  if (!isFlatType(type) || type === 'ground-floor-flat') return 0
  if (type === 'first-floor-flat') return 1
  return random.int(type === 'flat-apartment' && storeys > 2 ? 1 : 0, storeys - 1)
}

function drawReceptions(random: Random, type: PropertyType, bedrooms: number): number {
  if (isFlatType(type) || type === 'park-home') return 1
  if (isBungalow(type)) return type === 'detached-bungalow' && bedrooms >= 3 && random.chance(0.45) ? 2 : 1
  if (bedrooms >= 4) return random.int(2, 3)
  if (bedrooms === 1) return 1
  return random.weighted([
    [1, 6],
    [2, 5],
  ])
}

function drawGarden(random: Random, type: PropertyType, era: Era, area: Area): Home['garden'] {
  if (isFlatType(type)) return drawFlatGarden(random, type, era)
  if (type === 'terraced' && area.setting === 'inner')
    return random.weighted([
      ['rear', 6],
      ['courtyard', 5],
    ])
  return random.weighted([
    ['front and rear', 6],
    ['rear', 4],
  ])
}

function drawChainFree(random: Random, kind: ListingKind, condition: Home['condition']): Home['chainFree'] {
  if (kind === 'let') return null
  return random.weighted([
    [true, condition === 'new' ? 10 : 3],
    [false, 3],
    [null, 4],
  ])
}

/** Draws a home of a type that suits its area. */
export function drawHome(random: Random, type: PropertyType, area: Area, kind: ListingKind): Home {
  if (isCommercialType(type)) return drawPremises(random, type, area)
  const isHouse = !isFlatType(type)
  const era = drawEra(random, type, area)
  const recent = isRecent(era)
  const bedrooms = random.weighted(bedroomWeights[type])
  const condition = drawCondition(random, era, kind)
  const ensuite = bedrooms >= 2 && random.chance(ensuiteProbability(era, bedrooms))
  const extraBathrooms = isHouse && bedrooms >= 5 ? random.int(0, 1) : 0
  const kitchen = drawKitchen(random, type, era, condition)
  const storeys = drawStoreys(random, type, era, area)
  const floor = drawFloor(random, type, storeys)
  const home: Home = {
    type,
    era,
    condition,
    bedrooms,
    bathrooms: 1 + (ensuite ? 1 : 0) + extraBathrooms,
    receptions: drawReceptions(random, type, bedrooms),
    areaSqFt: Math.round(averageFloorArea(type, bedrooms) * (1 + 0.09 * random.normal())),
    plan: null,
    kitchen,
    ensuite,
    cloakroom: isHouse && type !== 'park-home' && random.chance(recent || era === 'nineties' ? 0.85 : 0.35),
    utility: isHouse && bedrooms >= 3 && random.chance(bedrooms >= 4 ? 0.6 : 0.2),
    conservatory:
      isHouse && !recent && type !== 'park-home' && random.chance(area.setting === 'inner' ? 0.02 : 0.16),
    study: isHouse && bedrooms >= 4 && random.chance(0.35),
    fireplace:
      isHouse && ['period', 'victorian', 'edwardian', 'interwar'].includes(era) && random.chance(0.6),
    bay: ['victorian', 'edwardian', 'interwar'].includes(era) && random.chance(0.7),
    extended: isHouse && !recent && !isBungalow(type) && bedrooms >= 3 && random.chance(0.22),
    garden: drawGarden(random, type, era, area),
    aspect: isHouse && random.chance(0.55) ? random.pick(aspects) : null,
    parking: drawParking(random, type, era, area),
    heating: drawHeating(random, type, era, area),
    floor,
    storeys,
    lift: !isHouse && floor > 0 && (type === 'retirement-flat' || (storeys >= 4 && recent)),
    chainFree: drawChainFree(random, kind, condition),
  }
  const plan = planFor(type, bedrooms, era)
  if (plan && random.chance(0.6)) Object.assign(home, homeByPlan[plan], { plan })
  return home
}

function drawFlatGarden(random: Random, type: PropertyType, era: Era): Home['garden'] {
  if (type === 'retirement-flat') return 'communal'
  if (type === 'ground-floor-flat')
    return random.weighted([
      ['rear', 5],
      ['communal', 4],
      ['none', 2],
    ])
  if (era === 'modern' || era === 'new')
    return random.weighted([
      ['balcony', 6],
      ['communal', 3],
      ['none', 3],
    ])
  return random.weighted([
    ['communal', 6],
    ['none', 5],
    ['balcony', era === 'seventies' ? 2 : 0],
  ])
}

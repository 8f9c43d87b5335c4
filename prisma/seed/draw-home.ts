import { isCommercialType, isFlatType, type PropertyType } from '../../lib/domain/property-type'
import type { ListingKind } from '../../lib/domain/listing-kind'
import { drawHeating, drawParking } from './draw-services'
import { findPlan, homeFieldsByPlan } from './floor-plans'
import { ERAS_BEFORE_1914, isBungalow, isRecentEra, type Era, type Home } from './home'
import {
  computeAverageFloorArea,
  bedroomWeights,
  commercialFloorAreas,
  eraWeights,
  houseEras,
  villageEras,
} from './home-weights'
import type { Area } from './places/area'
import type { Random } from './random'

/* The probabilities and weights are estimates, which only have to make the demonstration plausible. */

const aspects = ['south', 'south-west', 'west', 'east', 'south-east', 'north-west'] as const

/** Draws commercial premises or land. The fields that only homes have get neutral values. */
function drawPremises(random: Random, type: PropertyType, area: Area): Home {
  const era = random.weighted(eraWeights[type] ?? houseEras)
  const [minSqFt, maxSqFt] = commercialFloorAreas[type]!
  // The random number is squared, because small premises are more common than large ones. Areas are rounded to 5 sq ft.
  const areaSqFt = Math.round((minSqFt + (maxSqFt - minSqFt) * random.next() ** 2) / 5) * 5
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
    hasEnsuite: false,
    hasCloakroom: false,
    hasUtilityRoom: false,
    hasConservatory: false,
    hasStudy: false,
    hasFireplace: false,
    hasBayWindow: false,
    isExtended: false,
    garden: type === 'restaurant' && random.chance(0.5) ? 'courtyard' : 'none',
    aspect: null,
    parking: drawParking(random, type, era, area),
    heating: drawHeating(random, type, era, area),
    floor: type === 'office' ? random.int(0, 3) : 0,
    storeys: type === 'office' ? 4 : 2,
    hasLift: type === 'office' && random.chance(0.8),
    chainFree: null,
  }
}

/** Draws the era of a home. Planned areas, such as new towns, have no home that is older than the 1920s. */
function drawEra(random: Random, type: PropertyType, area: Area): Era {
  const isOldVillage = area.setting === 'village' && !area.isPlanned
  const weights = eraWeights[type] ?? (isOldVillage ? villageEras : houseEras)
  if (!area.isPlanned) return random.weighted(weights)
  return random.weighted(
    weights.map(([era, weight]) => [era, ERAS_BEFORE_1914.includes(era) ? 0 : weight] as const),
  )
}

function drawCondition(random: Random, era: Era, kind: ListingKind): Home['condition'] {
  if (era === 'new') return 'new'
  return random.weighted([
    ['good', 62],
    ['refurbished', isRecentEra(era) ? 8 : 24],
    ['tired', isRecentEra(era) || kind === 'let' ? 0 : 14],
  ])
}

function getEnsuiteProbability(era: Era, bedrooms: number): number {
  if (isRecentEra(era)) return 0.75
  if (era === 'nineties') return 0.55
  return bedrooms >= 4 ? 0.6 : 0.12
}

function drawKitchen(
  random: Random,
  type: PropertyType,
  era: Era,
  condition: Home['condition'],
): Home['kitchen'] {
  const hasRecentEra = isRecentEra(era)
  if (isFlatType(type))
    return random.weighted([
      ['open-plan', hasRecentEra ? 8 : 3],
      ['separate', hasRecentEra ? 1 : 6],
    ])
  return random.weighted([
    ['kitchen/diner', 6],
    ['separate', hasRecentEra ? 1 : 5],
    ['open-plan', condition === 'refurbished' ? 3 : 1],
  ])
}

function drawStoreys(random: Random, type: PropertyType, era: Era, area: Area): number {
  if (isFlatType(type)) {
    if (isRecentEra(era)) return random.int(3, area.setting === 'inner' ? 9 : 5)
    return era === 'victorian' || era === 'edwardian' ? random.int(2, 4) : 3
  }
  if (isBungalow(type)) return 1
  return type === 'town-house' ? 3 : 2
}

/** Draws the floor of a flat; 0 is the ground floor. An ordinary flat is upstairs if the building is high enough. */
function drawFloor(random: Random, type: PropertyType, storeys: number): number {
  if (!isFlatType(type) || type === 'ground-floor-flat') return 0
  if (type === 'first-floor-flat') return 1
  return random.int(type === 'flat-apartment' && storeys > 2 ? 1 : 0, storeys - 1)
}

function drawReceptions(random: Random, type: PropertyType, bedrooms: number): number {
  if (isFlatType(type) || type === 'park-home') return 1
  if (type === 'detached-bungalow' && bedrooms >= 3) return random.chance(0.45) ? 2 : 1
  if (isBungalow(type)) return 1
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
  const hasRecentEra = isRecentEra(era)
  const bedrooms = random.weighted(bedroomWeights[type])
  const condition = drawCondition(random, era, kind)
  const hasEnsuite = bedrooms >= 2 && random.chance(getEnsuiteProbability(era, bedrooms))
  const extraBathrooms = isHouse && bedrooms >= 5 ? random.int(0, 1) : 0
  const kitchen = drawKitchen(random, type, era, condition)
  const storeys = drawStoreys(random, type, era, area)
  const floor = drawFloor(random, type, storeys)
  const home: Home = {
    type,
    era,
    condition,
    bedrooms,
    bathrooms: 1 + (hasEnsuite ? 1 : 0) + extraBathrooms,
    receptions: drawReceptions(random, type, bedrooms),
    areaSqFt: Math.round(computeAverageFloorArea(type, bedrooms) * (1 + 0.09 * random.normal())),
    plan: null,
    kitchen,
    hasEnsuite,
    hasCloakroom:
      isHouse && type !== 'park-home' && random.chance(hasRecentEra || era === 'nineties' ? 0.85 : 0.35),
    hasUtilityRoom: isHouse && bedrooms >= 3 && random.chance(bedrooms >= 4 ? 0.6 : 0.2),
    hasConservatory:
      isHouse &&
      !hasRecentEra &&
      type !== 'park-home' &&
      random.chance(area.setting === 'inner' ? 0.02 : 0.16),
    hasStudy: isHouse && bedrooms >= 4 && random.chance(0.35),
    hasFireplace:
      isHouse && ['period', 'victorian', 'edwardian', 'interwar'].includes(era) && random.chance(0.6),
    hasBayWindow: ['victorian', 'edwardian', 'interwar'].includes(era) && random.chance(0.7),
    isExtended: isHouse && !hasRecentEra && !isBungalow(type) && bedrooms >= 3 && random.chance(0.22),
    garden: drawGarden(random, type, era, area),
    aspect: isHouse && random.chance(0.55) ? random.pick(aspects) : null,
    parking: drawParking(random, type, era, area),
    heating: drawHeating(random, type, era, area),
    floor,
    storeys,
    hasLift: !isHouse && floor > 0 && (type === 'retirement-flat' || (storeys >= 4 && hasRecentEra)),
    chainFree: drawChainFree(random, kind, condition),
  }
  const plan = findPlan(type, bedrooms, era)
  if (plan && random.chance(0.6)) Object.assign(home, homeFieldsByPlan[plan], { plan })
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
  if (isRecentEra(era))
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

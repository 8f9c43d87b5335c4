import { isCommercialType, isFlatType } from '../../lib/domain/property-type'
import type { FactSource } from '../../lib/domain/material-facts'
import type { DrawnFact, FactContext } from './facts'
import { ERAS_BEFORE_1914, isRecentEra, type Home } from './home'
import type { Random } from './random'

/* The probabilities and weights are estimates, which only have to make the demonstration plausible. */

const coalfieldCounties = new Set([
  'county-durham',
  'tyne-and-wear',
  'northumberland',
  'south-yorkshire',
  'west-yorkshire',
  'nottinghamshire',
  'derbyshire',
  'staffordshire',
  'lancashire',
  'greater-manchester',
  'rhondda-cynon-taf',
  'caerphilly',
  'merthyr-tydfil',
  'blaenau-gwent',
  'torfaen',
  'neath-port-talbot',
  'wrexham',
  'north-lanarkshire',
  'south-lanarkshire',
  'fife',
  'midlothian',
  'east-ayrshire',
])

/** English counties in which older houses are built of stone, as they are in all of Scotland. */
const stoneCounties = ['west-yorkshire', 'derbyshire', 'cornwall', 'gloucestershire', 'somerset']

function drawConstruction({ home, random, area }: FactContext): string {
  const isFlat = isFlatType(home.type)
  if (home.type === 'park-home') return 'Timber frame on a steel chassis, to BS 3632'
  if (ERAS_BEFORE_1914.includes(home.era)) {
    const isStone = area.nation === 'scotland' || stoneCounties.includes(area.countySlug)
    return isStone ? 'Solid stone walls under a slate roof' : 'Solid brick walls under a slate or tiled roof'
  }
  const isFramed = home.era === 'new' || (home.era === 'modern' && random.chance(0.4))
  if (isFlat && (isFramed || home.storeys > 4))
    return `${home.era === 'new' ? 'New build: concrete' : 'Concrete'} frame with brick outer walls`
  if (home.era === 'new') return 'New build: timber frame with brick outer walls, tiled roof'
  return isFramed
    ? 'Timber frame with brick outer walls, tiled roof'
    : 'Brick and block cavity walls under a tiled roof'
}

const heatingTexts = {
  gas: 'Gas central heating with radiators',
  electric: 'Electric heaters',
  oil: 'Oil-fired central heating',
  'heat-pump': 'Air-source heat pump',
  lpg: 'LPG central heating',
  communal: 'Communal heat network, metered',
  none: 'None',
} as const

const parkingTexts = {
  'garage and drive': 'Garage and drive',
  drive: 'Drive',
  garage: 'Garage',
  allocated: 'One allocated space',
  underground: 'Space in an underground car park',
  permit: 'On street by residents’ permit',
  street: 'On street, unrestricted',
  none: 'None',
} as const

/** A fact before it is drawn whether the listing states it. */
interface PossibleFact {
  key: string
  value: string
  /** The share of listings that state the fact. */
  knownShare: number
}

function drawServices(context: FactContext): PossibleFact[] {
  const { random, home, area } = context
  const isFlat = isFlatType(home.type)
  if (home.type === 'land' || home.type === 'garage') {
    const value = home.type === 'land' ? 'Not connected' : 'None'
    return [
      { key: 'electricity', value, knownShare: 0.8 },
      { key: 'water', value, knownShare: 0.8 },
    ]
  }
  const isRural = area.setting === 'village'
  // Water is not metered in most homes of Scotland and Northern Ireland.
  const hasMeters = area.nation === 'england' || area.nation === 'wales'
  const electricity = random.weighted([
    ['Mains supply', 22],
    [isFlat ? 'Mains supply' : 'Mains supply with solar panels', home.era === 'new' ? 12 : 1],
  ])
  const water = hasMeters
    ? random.weighted([
        ['Mains supply, metered', 6],
        ['Mains supply, not metered', 4],
      ])
    : 'Mains supply'
  const sewerage = random.weighted([
    ['Mains drainage', 20],
    ['Septic tank', isRural && !isFlat ? 2 : 0],
  ])
  const broadband = random.weighted([
    ['FTTP available, up to 1,000 Mbps', 12],
    ['FTTC available, up to 76 Mbps', isRural ? 6 : 3],
    ['Cable and FTTP available, up to 1,000 Mbps', isRural ? 0 : 4],
  ])
  const mobile = random.weighted([
    ['4G and 5G outdoors from all main networks', 8],
    ['4G outdoors from all main networks', 5],
    ['4G from two networks indoors', isRural ? 4 : 1],
  ])
  return [
    { key: 'electricity', value: electricity, knownShare: 0.95 },
    { key: 'water', value: water, knownShare: 0.95 },
    { key: 'sewerage', value: sewerage, knownShare: 0.93 },
    { key: 'heating', value: heatingTexts[home.heating], knownShare: 0.97 },
    { key: 'broadband', value: broadband, knownShare: 0.9 },
    { key: 'mobile', value: mobile, knownShare: 0.85 },
  ]
}

function drawBuildingSafety({ random, home }: FactContext): string {
  if (!isFlatType(home.type) || home.storeys < 5) return 'No known concerns'
  return random.pick(['EWS1 form available, rated A1', 'External wall assessment done; no works needed'])
}

function drawAccessibility({ random, home }: FactContext): string {
  if (home.hasLift) return 'Step-free from the street by lift'
  const isAtGroundLevel = home.type.includes('bungalow') || (home.floor === 0 && isFlatType(home.type))
  return isAtGroundLevel
    ? random.pick(['Level access', 'One step at the front door', 'Ramp to the front door'])
    : random.pick(['Steps to the front door', 'One step at the front door', 'No adaptations'])
}

function describeMining(countySlug: string): string {
  if (coalfieldCounties.has(countySlug)) return 'Coalfield: a mining report is advised'
  return countySlug === 'cornwall' ? 'Metal mining area: a mining search is advised' : 'Not in a coalfield'
}

function drawRestrictions({ random, home }: FactContext, isListed: boolean): string {
  if (isListed) return 'Grade II listed'
  const isOld = home.era === 'period' || home.era === 'victorian'
  return random.weighted([
    ['None known', 8],
    ['Conservation area', isOld ? 5 : 0.4],
    ['Covenants on alterations', isRecentEra(home.era) ? 4 : 1],
    [isFlatType(home.type) ? 'No short lets under the lease' : 'None known', 2],
  ])
}

function drawRights({ random, home }: FactContext): string {
  const isFlat = isFlatType(home.type)
  const hasSharedPath = !isFlat && home.type !== 'detached-house'
  return random.weighted([
    ['None known', 9],
    [isFlat ? 'Shared access over common parts' : 'Shared access to the drive', 1.4],
    ['Right of way for neighbours across the rear path', hasSharedPath ? 1.2 : 0],
  ])
}

function drawFloodRisk({ random, area }: FactContext): string {
  return random.weighted([
    ['Very low from rivers and the sea, very low from surface water', 9],
    ['Very low from rivers and the sea, low from surface water', 4],
    ['Low from rivers and the sea, low from surface water', area.seaBearing === null ? 1 : 3],
    ['Medium from surface water; has not flooded in the last five years', 0.4],
  ])
}

function drawPlanning({ random, home }: FactContext): string {
  const canBeExtended = !isFlatType(home.type) && !isCommercialType(home.type)
  return random.weighted([
    ['No applications known nearby', 9],
    ['Permission granted for a rear extension (not started)', canBeExtended ? 0.5 : 0],
  ])
}

/** Draws the risks and rights. The order of the draws decides the facts, because they share a random generator. */
function drawRisks(context: FactContext): PossibleFact[] {
  const { random, home, area } = context
  const isListed = home.era === 'period' && random.chance(0.4)
  const isCoalfield = coalfieldCounties.has(area.countySlug)
  return [
    { key: 'building_safety', value: drawBuildingSafety(context), knownShare: 0.7 },
    { key: 'restrictions', value: drawRestrictions(context, isListed), knownShare: 0.8 },
    { key: 'rights', value: drawRights(context), knownShare: 0.75 },
    { key: 'flood_risk', value: drawFloodRisk(context), knownShare: 0.85 },
    { key: 'planning', value: drawPlanning(context), knownShare: 0.6 },
    { key: 'accessibility', value: drawAccessibility(context), knownShare: 0.55 },
    { key: 'mining', value: describeMining(area.countySlug), knownShare: isCoalfield ? 0.9 : 0.45 },
  ]
}

function describeParking({ type, parking }: Home): string {
  if (isCommercialType(type) && parking === 'drive') return 'Car park'
  if (isCommercialType(type) && parking === 'allocated') return 'Allocated spaces'
  return parkingTexts[parking]
}

const gardenTexts: Record<Home['garden'], string> = {
  'front and rear': 'Front and rear gardens',
  rear: 'Rear garden',
  courtyard: 'Courtyard',
  communal: 'Communal garden',
  balcony: 'Balcony',
  none: 'None',
}

/**
 * A landlord has to consider a request for a pet (Renters’ Rights Act 2025), unless the building's lease forbids pets.
 */
const drawPets = ({ random, home }: FactContext): string =>
  random.weighted([
    ['Considered on request', 6],
    ['Welcome', 2],
    ['Not allowed by the building’s lease', isFlatType(home.type) ? 1 : 0],
  ])

/** The keys of facts that come from public registers and not from the owner. */
const registerKeys = new Set(['flood_risk', 'mining', 'broadband', 'mobile'])
/** The keys of the risks that land without a building has. */
const landRiskKeys = new Set(['restrictions', 'rights', 'flood_risk', 'planning', 'mining'])

function drawSource(random: Random, key: string): FactSource {
  if (registerKeys.has(key)) return 'register'
  return random.chance(0.85) ? 'owner' : 'agent'
}

/** Draws the facts of parts B and C of material information: place and building. Leaves some out as unknown. */
export function drawPlaceFacts(context: FactContext): DrawnFact[] {
  const { random, home } = context
  const isLand = home.type === 'land'
  const facts: PossibleFact[] = []
  if (!isLand) facts.push({ key: 'construction', value: drawConstruction(context), knownShare: 0.85 })
  facts.push(...drawServices(context))
  if (!isLand && home.type !== 'garage')
    facts.push({ key: 'parking', value: describeParking(home), knownShare: 0.95 })
  facts.push(...drawRisks(context).filter(({ key }) => !isLand || landRiskKeys.has(key)))
  if (!isCommercialType(home.type)) {
    facts.push({ key: 'garden', value: gardenTexts[home.garden], knownShare: 0.95 })
    if (context.kind === 'let') facts.push({ key: 'pets', value: drawPets(context), knownShare: 0.9 })
  }
  return facts.flatMap(({ key, value, knownShare }) =>
    random.chance(knownShare) ? [{ key, value, source: drawSource(random, key) }] : [],
  )
}

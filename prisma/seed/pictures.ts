import { isFlatType, type PropertyType } from '../../lib/domain/property-type'
import { ERAS_BEFORE_1914, isRecentEra, type Era, type Home, type Plan } from './home'
import { altTexts } from './picture-texts'
import type { Area } from './places/area'
import type { Random } from './random'

export interface Picture {
  kind: 'image' | 'floorplan'
  file: string
  alt: string
}

const ERAS_BEFORE_1945: readonly Era[] = [...ERAS_BEFORE_1914, 'interwar']

/** Cottages of southern styles are shown only south of this latitude, and one style only east of this longitude. */
const SOUTH_OF_LATITUDE = 52.7
const EAST_OF_LONGITUDE = -0.5

function listDetachedFronts(home: Home, area: Area): string[] {
  const isInSouth = area.nation === 'england' && area.point.lat < SOUTH_OF_LATITUDE
  const isInSouthEast = isInSouth && area.point.lng > EAST_OF_LONGITUDE
  switch (home.era) {
    case 'period':
      return [
        'detached-2',
        ...(isInSouthEast ? ['cottage-1'] : []),
        ...(isInSouth && home.bedrooms <= 4 ? ['cottage-2'] : []),
      ]
    case 'victorian':
      return ['detached-2']
    case 'edwardian':
      return ['detached-2', 'detached-3']
    case 'interwar':
      return ['detached-3']
    case 'postwar':
    case 'seventies':
      return ['detached-1']
    case 'nineties':
      return ['detached-1', 'new-build-1']
    case 'modern':
      return ['detached-4', 'new-build-1']
    case 'new':
      return ['new-build-1', 'detached-4']
  }
}

function listSemiFronts(home: Home): string[] {
  if (home.era === 'period' || home.era === 'victorian') return ['semi-detached-3']
  if (home.era === 'edwardian' || home.era === 'interwar')
    return home.hasBayWindow ? ['semi-detached-1', 'semi-detached-3'] : ['semi-detached-4', 'semi-detached-1']
  return isRecentEra(home.era) ? ['semi-detached-4'] : ['semi-detached-2', 'semi-detached-4']
}

function listTerraceFronts(home: Home): string[] {
  if (!ERAS_BEFORE_1945.includes(home.era)) return ['terraced-3']
  return home.hasBayWindow ? ['terraced-1', 'terraced-4'] : ['terraced-2']
}

function listFlatFronts(home: Home): string[] {
  if (ERAS_BEFORE_1914.includes(home.era)) return ['victorian-1', 'victorian-2']
  if (home.storeys >= 4) return ['flat-block-1', 'flat-block-3']
  return ['flat-block-2', 'flat-block-1', 'flat-block-3']
}

const exteriorsByType: Partial<Record<PropertyType, string[]>> = {
  'detached-bungalow': ['bungalow-1', 'bungalow-2'],
  // All pictures of bungalows show detached ones, so a semi-detached bungalow has pictures of its rooms alone.
  'semi-detached-bungalow': [],
  'park-home': ['park-home-1'],
  'town-house': ['victorian-1', 'victorian-2'],
  office: ['office-1'],
  shop: ['shop-1'],
  restaurant: ['pub-1'],
  garage: ['garage-1'],
  land: ['plot-of-land-1'],
}

/** Lists the exterior pictures that suit the home, by their file names without the extension. */
function listExteriors(home: Home, area: Area): string[] {
  const exteriorsOfType = exteriorsByType[home.type]
  if (exteriorsOfType) return exteriorsOfType
  if (home.type === 'detached-house') return listDetachedFronts(home, area)
  if (home.type === 'semi-detached-house') return listSemiFronts(home)
  if (home.type === 'end-of-terrace') {
    if (!ERAS_BEFORE_1945.includes(home.era)) return ['end-of-terrace-2']
    return home.hasBayWindow ? ['end-of-terrace-1'] : ['end-of-terrace-3', 'end-of-terrace-1']
  }
  return isFlatType(home.type) ? listFlatFronts(home) : listTerraceFronts(home)
}

const planFileNames: Record<Plan, string> = {
  bungalow: 'floorplan-bungalow',
  detached: 'floorplan-detached',
  'flat-1-bed': 'floorplan-flat-1-bed',
  'flat-2-bed': 'floorplan-flat-2-bed',
  semi: 'floorplan-semi',
  terraced: 'floorplan-terraced',
}

const createPicture = (kind: Picture['kind'], name: string): Picture => {
  const file = `${name}.webp`
  const alt = altTexts[file]
  if (alt === undefined) throw new Error(`No picture ${file}`)
  return { kind, file, alt }
}

const hasRearGarden = ({ garden }: Home): boolean => garden === 'rear' || garden === 'front and rear'

function drawLivingRoom(random: Random, home: Home): string {
  if (home.hasFireplace) return 'living-room-2'
  if (hasRearGarden(home) && random.chance(0.6)) return 'living-room-3'
  return random.pick(['living-room-1', 'living-room-3'])
}

/** Draws pictures of the rooms: living room, kitchen, bedrooms, bathroom, garden. */
function drawRooms(random: Random, home: Home): string[] {
  const living = drawLivingRoom(random, home)
  const hasNewFittings = home.condition === 'refurbished' || home.condition === 'new'
  const otherLivingRooms = ['living-room-1', 'living-room-2', 'living-room-3'].filter(
    (room) => room !== living,
  )
  const secondLivingRoom = home.receptions > 1 ? [random.pick(otherLivingRooms)] : []
  const bedrooms = random.sample(
    ['bedroom-1', 'bedroom-2', 'bedroom-3'],
    Math.min(Math.max(home.bedrooms, 1), 3),
  )
  // The picture of the garden also shows a house of two storeys.
  const fitsGardenPicture =
    !isFlatType(home.type) &&
    home.type !== 'park-home' &&
    !home.type.includes('bungalow') &&
    hasRearGarden(home)
  return [
    living,
    ...secondLivingRoom,
    hasNewFittings && home.kitchen !== 'separate' ? 'kitchen-1' : 'kitchen-2',
    ...bedrooms,
    hasNewFittings ? 'bathroom-3' : 'bathroom-1',
    ...(fitsGardenPicture ? ['rear-garden-1'] : []),
  ]
}

const MAX_PICTURES = 9
const typesWithoutRooms: readonly PropertyType[] = ['office', 'shop', 'restaurant', 'garage', 'land']

/**
 * Chooses the pictures of a home, the main one first, and adds the floor plan of a home that has one. If possible, the
 * main picture is not in `avoid`.
 * @param avoid the main pictures of the neighbours in lists of results, the most important neighbour first
 */
export function choosePictures(random: Random, home: Home, area: Area, avoid: readonly string[]): Picture[] {
  const fronts = listExteriors(home, area)
  if (typesWithoutRooms.includes(home.type)) return fronts.map((name) => createPicture('image', name))
  const rooms = drawRooms(random, home)
  // The last room, which is a bathroom or the garden, is never the main picture.
  const candidates = [...random.sample(fronts, fronts.length), ...rooms.slice(0, -1)]
  const indexInAvoided = (name: string) => avoid.indexOf(`${name}.webp`)
  // The first choice is a picture that no neighbour has, the second one that only less important neighbours have.
  const first =
    candidates.find((name) => indexInAvoided(name) === -1) ??
    candidates.findLast((name) => indexInAvoided(name) > 0) ??
    candidates[0]!
  const front = fronts.includes(first) ? first : random.sample(fronts, 1)[0]
  // If the main picture shows a room, another room and then the front follow.
  const otherRoom = rooms.find((room) => room !== first)
  const nextPictures = first === front ? [] : [otherRoom, front].filter((name) => name !== undefined)
  const names = [...new Set([first, ...nextPictures, ...rooms])].slice(0, MAX_PICTURES)
  return [
    ...names.map((name) => createPicture('image', name)),
    ...(home.plan ? [createPicture('floorplan', planFileNames[home.plan])] : []),
  ]
}

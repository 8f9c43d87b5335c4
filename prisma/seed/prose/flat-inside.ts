import type { Home } from '../home'
import type { Random } from '../random'
import { spellNumber, pickApplicable, type DescriptionContext } from './wording'

const ordinals = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** For example 'the third floor'. */
export const formatFloorName = (floor: number): string => `the ${ordinals[floor] ?? `${floor}th`} floor`

function describeFlatBedrooms(home: Home, random: Random): string {
  const ensuite = home.hasEnsuite
    ? pickApplicable(random, [', the larger with an en suite shower room', ', one of them en suite'])
    : ''
  if (home.bedrooms === 1)
    return pickApplicable(random, [
      'The bedroom is a double.',
      'There is one double bedroom, with space for wardrobes.',
      'The double bedroom is at the quiet side of the building.',
    ])
  if (home.bedrooms === 2)
    return pickApplicable(random, [
      `There are two bedrooms${ensuite}.`,
      `Both bedrooms take a double bed${ensuite}.`,
      `Two bedrooms lie off the hall${ensuite}.`,
    ])
  return `There are ${spellNumber(home.bedrooms)} bedrooms${ensuite}.`
}

export function describeFlatRooms({ home, random, kind }: DescriptionContext): string {
  if (home.type === 'studio-flat') {
    return pickApplicable(random, [
      'One main room does for living and sleeping, with a kitchen area along one wall and a shower room behind.',
      'The main room has space for a bed and a sofa; the kitchen is in an alcove and there is a separate shower room.',
      'There is a bed-sitting room with two windows, a fitted kitchenette and a shower room.',
      'The room is arranged with a sleeping area at the back, a kitchen at the side and its own shower room.',
    ])
  }
  const living =
    home.kitchen === 'open-plan'
      ? pickApplicable(random, [
          'The living room and kitchen are one open space with windows on the long side.',
          'An open-plan living room and kitchen is the heart of the flat, with integrated appliances.',
          'Living, eating and cooking share one bright room, the kitchen along the inner wall.',
        ])
      : pickApplicable(random, [
          `The living room ${home.hasBayWindow ? 'has a bay window and' : 'is at the front and'} leads to a separate kitchen.`,
          'A hall with a store cupboard leads to the living room and a separate fitted kitchen.',
          `The kitchen is separate from the living room${home.hasFireplace ? ', which keeps its fireplace' : ''}.`,
          'There is a good-sized living room and a kitchen of its own with a window.',
        ])
  const bedrooms = describeFlatBedrooms(home, random)
  const bathroom =
    home.type === 'retirement-flat'
      ? pickApplicable(random, [
          'The shower room has a level-access shower.',
          'The bathroom has been changed to a walk-in shower.',
        ])
      : pickApplicable(random, [
          'The bathroom is tiled, with a shower over the bath.',
          'The bathroom has a white suite.',
          'A bathroom with a heated towel rail completes the rooms.',
          kind === 'let' && 'The bathroom has a bath with a shower above it.',
        ])
  const levels =
    home.type === 'maisonette'
      ? pickApplicable(random, [
          'The rooms are on two levels, with its own front door. ',
          'The maisonette is on two floors and has its own entrance. ',
          'Living rooms are on the lower floor and bedrooms above. ',
        ])
      : ''
  return `${levels}${living} ${bedrooms} ${bathroom}`
}

function nameFlatBuilding({ home, random, area }: DescriptionContext): string {
  const isOld = home.era === 'victorian' || home.era === 'edwardian'
  if (isOld && area.nation === 'scotland')
    return 'a traditional stone tenement with a shared close and a secure entry'
  if (isOld)
    return pickApplicable(random, [
      `${home.era === 'victorian' ? 'a Victorian' : 'an Edwardian'} house converted into ${spellNumber(Math.max(home.storeys, 2))} flats`,
      'a converted period house',
    ])
  return pickApplicable(random, [
    `a block of ${spellNumber(home.storeys)} storeys`,
    home.era === 'modern' || home.era === 'new'
      ? 'a modern block with video entry'
      : 'a purpose-built block with an entry phone',
    'a small purpose-built block',
  ])
}

function describeLift({ hasLift, floor }: Home, random: Random): string {
  if (hasLift) return pickApplicable(random, [', with a lift', ', served by a lift'])
  return floor >= 2 ? pickApplicable(random, [', without a lift', ', reached by the stairs']) : ''
}

export function describeFlatBuilding(context: DescriptionContext): string {
  const { home, random } = context
  if (home.type === 'retirement-flat') {
    return pickApplicable(random, [
      'The development is for people over 60 and has a residents’ lounge, a house manager on weekdays, a laundry and a 24-hour alarm line.',
      'Residents (at least one aged 60 or over) share a lounge, a guest suite and gardens; there is an emergency call system in each room.',
      'The building has a lift, a residents’ lounge and a guest room for visitors. At least one resident has to be 60 or over.',
    ])
  }
  if (home.type === 'maisonette')
    return pickApplicable(random, [
      'There are no shared corridors to look after.',
      'Only the outside walls and roof are shared.',
      'The entrance is at the side, from the street.',
    ])
  const building = nameFlatBuilding(context)
  const lift = describeLift(home, random)
  return pickApplicable(random, [
    `The flat is on ${formatFloorName(home.floor)} of ${building}${lift}.`,
    `It is on ${formatFloorName(home.floor)} of ${building}${lift}.`,
    `The building is ${building}; the flat is on ${formatFloorName(home.floor)}${lift}.`,
  ])
}

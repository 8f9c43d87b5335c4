import type { Home, Plan } from '../home'
import type { Random } from '../random'
import {
  formatCount,
  spellNumber,
  joinWithAnd,
  pickApplicable,
  capitalise,
  type DescriptionContext,
} from './wording'

/** The rooms of the drawn plans, with their largest measurements; '' for a room that has none on the plan. */
export const planRooms: Record<Plan, [room: string, size: string][]> = {
  bungalow: [
    ['Living room', '4.90 × 4.30 m'],
    ['Kitchen/dining room', '4.90 × 3.60 m'],
    ['Bedroom one', '4.70 × 4.30 m'],
    ['Bedroom two', '4.00 × 3.60 m'],
    ['Bathroom', '2.90 × 2.20 m'],
  ],
  detached: [
    ['Living room', '4.60 × 3.90 m'],
    ['Kitchen/dining room', '5.60 × 3.50 m'],
    ['Utility room and WC', ''],
    ['Bedroom one, with en suite', '5.20 × 3.90 m'],
    ['Bedroom two', '3.90 × 2.90 m'],
    ['Bedroom three', '3.60 × 3.00 m'],
    ['Bedroom four', '4.50 × 3.00 m'],
    ['Bathroom', '2.10 × 1.90 m'],
    ['Garage', '5.10 × 3.00 m'],
  ],
  'flat-1-bed': [
    ['Living/dining room', '4.60 × 3.90 m'],
    ['Kitchen', '3.00 × 2.20 m'],
    ['Bedroom', '3.70 × 3.40 m'],
    ['Bathroom', '2.70 × 2.30 m'],
  ],
  'flat-2-bed': [
    ['Living room and kitchen', '5.60 × 4.40 m'],
    ['Bedroom one, with en suite', '4.70 × 3.30 m'],
    ['Bedroom two', '2.80 × 2.50 m'],
    ['Bathroom', '3.40 × 1.80 m'],
    ['Balcony', ''],
  ],
  semi: [
    ['Living room', '4.92 m into the bay × 3.30 m'],
    ['Kitchen/dining room', '5.50 × 3.30 m'],
    ['Bedroom one', '4.92 m into the bay × 3.30 m'],
    ['Bedroom two', '3.30 × 3.30 m'],
    ['Bedroom three', '2.60 × 2.10 m'],
    ['Bathroom', '2.10 × 2.10 m'],
  ],
  terraced: [
    ['Living room', '3.30 × 3.30 m'],
    ['Dining room', '4.30 × 3.30 m'],
    ['Kitchen', '2.90 × 2.50 m'],
    ['Bedroom one', '4.30 × 3.30 m'],
    ['Bedroom two', '4.30 × 3.30 m'],
    ['Bathroom', '2.90 × 2.50 m'],
  ],
}

export function describeLivingRooms({ home, random }: DescriptionContext): string {
  const fireplace = home.hasFireplace
    ? pickApplicable(random, [
        'an open fireplace',
        'the original fireplace',
        'a cast-iron fireplace',
        'a wood-burning stove in the old hearth',
      ])
    : ''
  const bay = home.hasBayWindow
    ? pickApplicable(random, ['a bay window', 'a wide bay window', 'a bay to the street'])
    : ''
  const highlights = [fireplace, bay].filter((part) => part !== '')
  const withHighlights = highlights.length > 0 ? ` with ${joinWithAnd(highlights)}` : ''
  const withFireplace = fireplace === '' ? '' : ` with ${fireplace}`
  const firstRoom = pickApplicable(random, [
    `The living room is at the front${withHighlights}.`,
    `The main living room faces the street${withHighlights}.`,
    `From the hall a door opens to the living room${withHighlights}.`,
    home.hasBayWindow && `To the left of the hall is the living room${withHighlights}.`,
    !home.hasBayWindow && `The living room runs along the back${withFireplace} and looks over the garden.`,
  ])
  if (home.receptions < 2) return firstRoom
  const secondRoom = pickApplicable(random, [
    'Behind it is a separate dining room.',
    'A second reception room sits behind it, in use as a dining room.',
    'The second reception room is used as a playroom and would do as well for dining.',
    'Double doors join it to a dining room at the back.',
  ])
  if (home.receptions < 3) return `${firstRoom} ${secondRoom}`
  const thirdRoom = pickApplicable(random, [
    'A smaller third room serves as a snug.',
    'There is a third reception room as well, now a home office.',
    'The third reception room has its own door to the garden.',
  ])
  return `${firstRoom} ${secondRoom} ${thirdRoom}`
}

const kitchenConditionTexts: Record<Home['condition'], string[]> = {
  new: ['newly fitted', 'recently refitted', 'fitted with new units and worktops'],
  refurbished: ['newly fitted', 'recently refitted', 'fitted with new units and worktops'],
  good: ['well kept', 'fitted along two walls', 'fitted with wall and base units'],
  tired: ['older but sound', 'plain and due for updating', 'serviceable and due for updating'],
}

/** Describes the kitchen and the small rooms near it. */
export function describeKitchen({ home, random }: DescriptionContext): string {
  const fittings = pickApplicable(random, kitchenConditionTexts[home.condition])
  const kitchen = {
    'kitchen/diner': pickApplicable(random, [
      `Across the back is a kitchen/dining room, ${fittings}, with room for a table.`,
      `The kitchen and dining room are one, ${fittings}, with doors to the garden.`,
      `At the rear the kitchen/diner is ${fittings} and takes a table for six.`,
      `Cooking and eating share one room at the back, ${fittings}.`,
    ]),
    'open-plan': pickApplicable(random, [
      `The kitchen is open to the living space and ${fittings}, with a breakfast bar between the two.`,
      `Kitchen, dining and sitting areas run together at the back; the kitchen is ${fittings}.`,
      `An open-plan kitchen and day room, ${fittings}, fills the back of the house.`,
    ]),
    separate: pickApplicable(random, [
      `The kitchen is separate, ${fittings}, and looks over the garden.`,
      `A separate kitchen, ${fittings}, has a door to the side.`,
      `The kitchen stands at the back, ${fittings}.`,
    ]),
  }[home.kitchen]
  const otherRooms = [
    home.hasUtilityRoom && 'a utility room',
    home.hasCloakroom && 'a downstairs cloakroom',
    home.hasStudy && 'a study',
  ].filter((item): item is string => item !== false)
  const otherRoomsSentence =
    otherRooms.length === 0
      ? ''
      : pickApplicable(random, [
          ` There is also ${joinWithAnd(otherRooms)}.`,
          ` ${capitalise(joinWithAnd(otherRooms))} complete${otherRooms.length === 1 ? 's' : ''} the ground floor.`,
          ` The ground floor has ${joinWithAnd(otherRooms)} too.`,
        ])
  const conservatory = home.hasConservatory
    ? pickApplicable(random, [
        ' A conservatory has been added at the back.',
        ' Beyond it is a brick-based conservatory.',
        ' A conservatory opens on to the garden.',
      ])
    : ''
  const extension = home.isExtended
    ? pickApplicable(random, [
        ' The house has been extended on the ground floor.',
        ' An extension adds to the ground floor; the completion certificate is to hand.',
        ' A single-storey extension has made this side of the house larger.',
      ])
    : ''
  return `${kitchen}${otherRoomsSentence}${conservatory}${extension}`
}

/** Describes the bedrooms and bathrooms of a house. */
export function describeUpstairs({ home, random }: DescriptionContext): string {
  const where =
    home.storeys >= 3 ? 'On the upper floors' : pickApplicable(random, ['Upstairs', 'On the first floor'])
  const ensuite = home.hasEnsuite
    ? pickApplicable(random, [
        ' with its en suite shower room',
        ' with its own shower room',
        ' and its en suite',
      ])
    : ''
  const bathroom =
    home.condition === 'tired'
      ? pickApplicable(random, ['an older bathroom suite', 'a bathroom that would bear updating'])
      : pickApplicable(random, [
          'a bathroom with a shower over the bath',
          'a tiled bathroom',
          'a bathroom with a white suite',
          'a bathroom with both bath and shower',
        ])
  const secondBathroom = home.bathrooms > (home.hasEnsuite ? 2 : 1) ? ' and a second bathroom' : ''
  const isPlural = ensuite.startsWith(' and') // 'the principal bedroom and its en suite'
  if (home.bedrooms === 1) return `${where} is a double bedroom${ensuite} and ${bathroom}.`
  if (home.bedrooms === 2) {
    return pickApplicable(random, [
      `${where} are two double bedrooms${home.hasEnsuite ? ', the larger with its own shower room,' : ''} and ${bathroom}.`,
      `${where} the principal bedroom${ensuite} ${isPlural ? 'take' : 'takes'} the width of the house; the second looks over the garden, and there is ${bathroom}.`,
      `There are two bedrooms ${home.storeys >= 3 ? 'above' : 'upstairs'}, both doubles, and ${bathroom}.`,
    ])
  }
  const doubles =
    home.bedrooms === 3
      ? 'two doubles and a single'
      : `${spellNumber(Math.max(home.bedrooms - 1, 3))} of them doubles`
  const bathrooms = `${bathroom}${secondBathroom}`
  const ensuiteSentence = home.hasEnsuite ? ' The principal bedroom has an en suite shower room.' : ''
  const ensuiteClause = home.hasEnsuite ? ', and the largest bedroom has an en suite' : ''
  const layout = home.storeys >= 3 ? 'on two floors' : 'off a square landing'
  return pickApplicable(random, [
    `${where} are ${formatCount(home.bedrooms, 'bedroom')}, ${doubles}, with ${bathrooms}.${ensuiteSentence}`,
    `${where} the principal bedroom${ensuite} ${isPlural ? 'are' : 'is'} joined by ${spellNumber(home.bedrooms - 1)} more, and ${bathrooms} ${secondBathroom ? 'serve' : 'serves'} the landing.`,
    `The ${spellNumber(home.bedrooms)} bedrooms are ${layout}: ${doubles}. There is ${bathrooms}${ensuiteClause}.`,
  ])
}

function nameBedroomsOnOneFloor(home: Home, random: Random): string {
  if (home.bedrooms === 1) return 'a double bedroom'
  if (home.bedrooms === 2)
    return pickApplicable(random, ['two double bedrooms', 'two bedrooms, both doubles'])
  return `${spellNumber(home.bedrooms)} bedrooms`
}

/** Describes the rooms of a bungalow or park home, which are all on one floor. */
export function describeSingleFloor({ home, random }: DescriptionContext): string {
  const bedrooms = nameBedroomsOnOneFloor(home, random)
  const bathroom =
    home.type === 'park-home'
      ? 'a shower room'
      : pickApplicable(random, [
          'a bathroom with a separate shower',
          'a bathroom',
          'a wet room with a walk-in shower',
        ])
  const ensuite = home.hasEnsuite ? ', and the main bedroom has an en suite' : ''
  const conservatory = home.hasConservatory ? ' A conservatory has been added at the back.' : ''
  const dining =
    home.receptions > 1
      ? pickApplicable(random, [
          ' There is a separate dining room as well.',
          ' A second reception room is used for dining.',
        ])
      : ''
  const isSeparateKitchen = home.kitchen === 'separate'
  const kitchen = isSeparateKitchen ? 'a kitchen' : 'a kitchen/dining room'
  const kitchenWithTable = isSeparateKitchen ? 'a kitchen with space for a small table' : kitchen
  const fittedKitchen = isSeparateKitchen ? 'a fitted kitchen' : 'a kitchen with a dining area'
  const fireplace = home.hasFireplace ? ' with a fireplace' : ''
  const thereAreBedrooms =
    home.bedrooms === 1 ? 'There is one bedroom' : `There are ${spellNumber(home.bedrooms)} bedrooms`
  const rooms = pickApplicable(random, [
    `Everything is on one floor: a living room, ${kitchen}, ${bedrooms} and ${bathroom}${ensuite}.`,
    `The hall leads to a living room${fireplace}, ${kitchenWithTable}, ${bedrooms} and ${bathroom}${ensuite}.`,
    `${thereAreBedrooms}, a living room that looks over the garden, ${fittedKitchen} and ${bathroom}${ensuite}.`,
  ])
  return `${rooms}${dining}${conservatory}`
}

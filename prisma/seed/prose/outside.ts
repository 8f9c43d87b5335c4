import { isCommercialType, isFlatType, getPropertyTypeNoun } from '../../../lib/domain/property-type'
import { ERAS_BEFORE_1914, type Home } from '../home'
import type { Random } from '../random'
import { pickApplicable, capitalise, type DescriptionContext } from './wording'

const gardenSurfaces = [
  'a lawn and a paved terrace',
  'a lawn with flower beds',
  'a patio, lawn and shed',
  'a lawn edged with shrubs',
  'a terrace and raised beds',
  'a deck and a lawn',
  'a lawn and a small vegetable patch',
]

function nameOwnGarden(home: Home, random: Random): string {
  if (isFlatType(home.type))
    return pickApplicable(random, [
      'The flat has its own garden',
      'A private garden at the back goes with the flat',
    ])
  if (home.garden === 'front and rear')
    return pickApplicable(random, [
      'There are gardens front and back; the rear',
      'A small garden in front sets the house back, and the rear garden',
      'The rear garden',
    ])
  return pickApplicable(random, ['The rear garden', 'The garden at the back', 'Behind the house the garden'])
}

/** Describes the garden, balcony or grounds. */
export function describeOutside({ home, random, kind }: DescriptionContext): string {
  const facing = home.aspect ? ` faces ${home.aspect}` : ''
  switch (home.garden) {
    case 'balcony':
      return pickApplicable(random, [
        'A balcony opens from the living room.',
        'The living room has doors to a private balcony.',
        'There is a balcony with room for a table and two chairs.',
      ])
    case 'communal':
      return pickApplicable(random, [
        'There is a shared garden at the back.',
        !ERAS_BEFORE_1914.includes(home.era) &&
          'Residents share the gardens, which the managing agent looks after.',
        !ERAS_BEFORE_1914.includes(home.era) && 'Lawns around the building are shared by all flats.',
        ERAS_BEFORE_1914.includes(home.era) && 'The garden behind is shared by the flats.',
      ])
    case 'courtyard':
      return pickApplicable(random, [
        'Outside is a walled courtyard.',
        'The back door opens to a paved courtyard with a gate to the lane.',
        `A courtyard garden${home.aspect ? `, facing ${home.aspect},` : ''} takes pots and a table.`,
      ])
    case 'none':
      return isFlatType(home.type)
        ? pickApplicable(random, ['There is no outside space.', 'It has no garden or balcony.', ''])
        : ''
    default: {
      const surface = random.pick(gardenSurfaces)
      const garden = nameOwnGarden(home, random)
      if (isFlatType(home.type))
        return `${garden}${home.aspect ? `, facing ${home.aspect}` : ''}, with ${surface}.`
      const noun = getPropertyTypeNoun(home.type)
      const isNoHouse = noun.includes('bungalow') || noun === 'park home'
      const subject = isNoHouse ? garden.replaceAll('house', 'home') : garden
      const upkeep = kind === 'let' ? pickApplicable(random, [' The tenant looks after the garden.', '']) : ''
      return `${subject}${facing || ' is enclosed'} and has ${surface}.${upkeep}`
    }
  }
}

export function describeParking({ home, random }: DescriptionContext): string {
  if (isCommercialType(home.type) && home.parking === 'drive')
    return pickApplicable(random, [
      'There is a car park at the back.',
      'Customers park in a yard at the side.',
    ])
  if (isCommercialType(home.type) && home.parking === 'allocated')
    return pickApplicable(random, [
      'Parking spaces go with the premises.',
      'There are parking spaces behind the building.',
    ])
  switch (home.parking) {
    case 'garage and drive':
      return pickApplicable(random, [
        'A drive leads to the garage.',
        'There is a garage, and a drive with space for two cars.',
        'Parking is on the drive in front of the garage.',
        home.plan === 'detached' && 'The garage is integral, with a drive in front.',
      ])
    case 'drive':
      return pickApplicable(random, [
        'There is parking on the drive.',
        'A block-paved drive takes two cars.',
        'The drive at the side gives off-street parking.',
      ])
    case 'garage':
      return pickApplicable(random, [
        'A garage stands in a block close by.',
        'A single garage goes with it.',
        'There is a garage at the back.',
      ])
    case 'allocated':
      return pickApplicable(random, [
        'One parking space is allocated.',
        'It comes with an allocated parking space.',
        'There is an allocated space, and room for visitors.',
      ])
    case 'underground':
      return pickApplicable(random, [
        'A space in the underground car park goes with it.',
        'There is secure parking below the building.',
      ])
    case 'permit':
      return pickApplicable(random, [
        'Parking is on the street by residents’ permit.',
        'The street is in a residents’ permit zone.',
        'Residents may apply to the council for a parking permit.',
      ])
    case 'street':
      return pickApplicable(random, [
        'Parking is on the street.',
        'There is on-street parking without restrictions.',
        'Cars are parked on the road outside.',
      ])
    case 'none':
      return pickApplicable(random, ['There is no parking.', ''])
  }
}

/** Describes heating and windows in a sentence. */
export function describeHeating({ home, random }: DescriptionContext): string {
  const heating = {
    gas: pickApplicable(random, [
      'gas central heating',
      'a gas combi boiler and radiators',
      'gas-fired central heating',
    ]),
    electric: pickApplicable(random, [
      'electric heaters',
      'electric storage heaters',
      'electric panel heaters',
    ]),
    oil: 'oil-fired central heating',
    'heat-pump': 'an air-source heat pump',
    lpg: 'LPG central heating',
    communal: pickApplicable(random, ['communal heating', 'heat from a communal plant']),
    none: '',
  }[home.heating]
  const hasSashes = ERAS_BEFORE_1914.includes(home.era) && random.chance(0.35)
  const windows = hasSashes
    ? pickApplicable(random, ['sash windows', 'secondary-glazed sashes'])
    : 'double glazing'
  return capitalise(
    pickApplicable(random, [
      `it has ${heating} and ${windows}.`,
      `${heating} and ${windows} are in place.`,
      `there ${heating.endsWith('heaters') ? 'are' : 'is'} ${heating}, with ${windows} throughout.`,
    ]),
  )
}

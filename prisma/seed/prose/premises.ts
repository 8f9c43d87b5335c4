import type { Opening } from './opening'
import {
  formatFloorArea,
  formatInPlace,
  pickApplicable,
  getPlaceName,
  type DescriptionContext,
} from './wording'
import { formatFloorName } from './flat-inside'

const SQ_FT_PER_ACRE = 43_560
const SQ_FT_PER_HECTARE = 107_639
/** Higher than the pattern numbers of homes, because homes and premises may be neighbours in a list. */
const FIRST_PATTERN = 100

function listOpeningTexts({ home, area, street, random, kind }: DescriptionContext): string[] {
  const where = `on ${street.name} ${formatInPlace(area)}`
  const size = formatFloorArea(home.areaSqFt)
  switch (home.type) {
    case 'shop':
      return [
        `A ground-floor shop of ${size} ${where}, with a full-height window to the street.`,
        `Retail premises ${where}: ${size} of sales space and a store room behind.`,
        `This lock-up shop ${where} has a glazed front and about ${size} in all.`,
        `A unit in the shopping parade ${where}, ${kind === 'let' ? 'available on a new lease' : 'for sale with vacant possession'}.`,
      ]
    case 'office':
      return [
        `Office space of ${size} on ${formatFloorName(home.floor)} of a business building ${where}.`,
        `A self-contained office suite ${where}, ${size}, ready to occupy.`,
        `Open-plan offices ${where} with meeting rooms and a kitchen: ${size}.`,
        `About ${size} of office accommodation ${where}, ${home.hasLift ? 'served by a lift' : 'reached by the main stairs'}.`,
      ]
    case 'restaurant':
      return [
        `A licensed restaurant and bar ${where}, with ${size} on the ground floor.`,
        `Fitted restaurant premises ${where}: dining room, bar and commercial kitchen.`,
        `This pub and dining room ${where} has long been in the trade and comes with its kitchen equipment.`,
        `Premises with restaurant use ${where}, about ${size}, and rooms above for staff.`,
      ]
    case 'garage':
      return [
        `A single lock-up garage in a block off ${street.name} ${formatInPlace(area)}.`,
        `Brick garage with an up-and-over door, off ${street.name} ${formatInPlace(area)}.`,
        `A lock-up of about ${home.areaSqFt} sq ft near ${street.name}, for a car or for storage.`,
        `One of a row of garages behind ${street.name} in ${getPlaceName(area)}.`,
      ]
    default:
      // The picks change nothing here, but without their random numbers all later draws would be different.
      return [
        `A parcel of ${formatAcres(home.areaSqFt)} off ${street.name} ${formatInPlace(area)}, fenced and gated.`,
        `Level land of ${formatAcres(home.areaSqFt)} with a gate to ${street.name}, ${area.town}.`,
        `${kind === 'let' ? 'Grazing or storage land' : 'A plot of land'} of about ${formatAcres(home.areaSqFt)} near ${getPlaceName(area)}.`,
        `Land extending to ${formatAcres(home.areaSqFt)} off ${street.name}, with road frontage.`,
      ].map((text) => pickApplicable(random, [text]))
  }
}

/** For example '0.25 acres (0.10 hectares)'. */
export const formatAcres = (squareFeet: number): string =>
  `${(squareFeet / SQ_FT_PER_ACRE).toFixed(2)} acres (${(squareFeet / SQ_FT_PER_HECTARE).toFixed(2)} hectares)`

/** Writes the first sentence about premises, if possible with a pattern that no neighbour has. */
export function writePremisesOpening(context: DescriptionContext, takenPatterns: readonly number[]): Opening {
  const openings = listOpeningTexts(context).map((text, index) => ({ pattern: FIRST_PATTERN + index, text }))
  const freeOpenings = openings.filter(({ pattern }) => !takenPatterns.includes(pattern))
  return context.random.pick(freeOpenings.length > 0 ? freeOpenings : openings)
}

/** Describes the inside of the premises and their permitted use, in a list of sentences. */
export function describePremisesInside({ home, random, kind }: DescriptionContext): string[] {
  switch (home.type) {
    case 'shop':
      return [
        pickApplicable(random, [
          'The sales floor is square and clear of columns, with a store, a kitchenette and a WC behind.',
          'There is a sales area, a stock room, staff WC and rear loading door.',
          'The shop has suspended lighting, an electric shutter and a small kitchen.',
        ]),
        pickApplicable(random, [
          'The use is class E, which takes in shops, cafés, offices and clinics.',
          'Its planning use is class E (commercial, business and service).',
        ]),
      ]
    case 'office':
      return [
        pickApplicable(random, [
          'The floor is carpeted, with cable trays below and LED lighting above.',
          'There are two meeting rooms, a kitchen and WCs shared with one other tenant.',
          'Partitions divide it into one large and three small rooms, and can be moved.',
        ]),
        pickApplicable(random, [
          'Comfort cooling is fitted.',
          'Heating is from the building’s central plant.',
          'The building is open at all hours by key fob.',
        ]),
      ]
    case 'restaurant':
      return [
        pickApplicable(random, [
          'The dining room seats about sixty; the kitchen has extraction, a cold room and a wash-up.',
          'There are some fifty covers inside, a bar servery and a cellar.',
          'A bar, two dining rooms and a trade kitchen make up the ground floor.',
        ]),
        pickApplicable(random, [
          'The premises licence runs until 11pm.',
          'A premises licence is in place; its hours are available on request.',
        ]),
        kind === 'sale'
          ? 'Fixtures and fittings are listed in an inventory.'
          : 'Trade fittings are included in the letting.',
      ]
    case 'garage':
      return [
        pickApplicable(random, [
          'It has an up-and-over door and a concrete floor; there is no electricity.',
          'Access is over a shared forecourt, which must be kept clear.',
          'The roof was renewed in recent years and the door locks from outside.',
        ]),
      ]
    default:
      return [
        pickApplicable(random, [
          'The ground is level pasture behind a post-and-rail fence.',
          'It is bounded by hedges on three sides and by the road on the fourth.',
          'A gate gives access from the road; there are no buildings.',
        ]),
        pickApplicable(random, [
          'It is sold or let without planning permission: enquiries about use go to the local planning authority.',
          'No application for planning permission has been made by the owner.',
          'Mains water and electricity are in the road but not connected.',
        ]).replace('sold or let', kind === 'sale' ? 'sold' : 'let'),
      ]
  }
}

import { isCommercialType, isFlatType } from '../../../lib/domain/property-type'
import { isBungalow, type Home } from '../home'
import { writeClosing } from './closing'
import { describeFlatBuilding, describeFlatRooms } from './flat-inside'
import {
  describeKitchen,
  describeLivingRooms,
  describeSingleFloor,
  planRooms,
  describeUpstairs,
} from './house-inside'
import { writeOpening, type Opening } from './opening'
import { describeHeating, describeOutside, describeParking } from './outside'
import { describePlace, describeStation } from './place'
import { describePremisesInside, writePremisesOpening } from './premises'
import { formatFloorArea, formatCount, type DescriptionContext } from './wording'

/** Quotes stay as they are, because searches by keyword read the stored text: “landlord's”. */
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character]!)

/** Joins sentences to a paragraph. Returns '' if all of them are empty. */
const toParagraph = (...sentences: string[]): string => {
  const text = sentences
    .filter((part) => part.trim() !== '')
    .join(' ')
    .trim()
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`
}

const toBullets = (items: string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

const kitchenNames: Record<Home['kitchen'], string> = {
  'kitchen/diner': 'kitchen/dining room',
  'open-plan': 'open-plan kitchen',
  separate: 'separate kitchen',
}

/** Lists the rooms, with their measurements if the home has a drawn plan. */
function listRooms({ home }: DescriptionContext): string[] {
  if (home.plan) return planRooms[home.plan].map(([room, size]) => (size === '' ? room : `${room}: ${size}`))
  return [
    home.bedrooms === 0 ? 'Main living and sleeping room' : formatCount(home.bedrooms, 'bedroom'),
    home.bathrooms > 1
      ? `${formatCount(home.bathrooms, 'bathroom')}${home.hasEnsuite ? ', one en suite' : ''}`
      : 'bathroom',
    home.receptions > 1 ? formatCount(home.receptions, 'reception room') : 'living room',
    kitchenNames[home.kitchen],
    home.hasUtilityRoom ? 'utility room' : '',
    home.hasCloakroom ? 'cloakroom' : '',
    home.hasStudy ? 'study' : '',
    home.hasConservatory ? 'conservatory' : '',
    `about ${formatFloorArea(home.areaSqFt)} in all`,
  ]
    .filter((item) => item !== '')
    .map((item) => item.charAt(0).toUpperCase() + item.slice(1))
}

/** Describes the rooms, and then the building of a flat or the upper floors of a house. */
function describeInside(context: DescriptionContext): [rooms: string, above: string] {
  if (isFlatType(context.home.type)) return [describeFlatRooms(context), describeFlatBuilding(context)]
  if (isBungalow(context.home.type)) return [describeSingleFloor(context), '']
  return [`${describeLivingRooms(context)} ${describeKitchen(context)}`, describeUpstairs(context)]
}

/** States the floor area in half of the descriptions that do not mention it elsewhere. */
function describeSize({ home, random }: DescriptionContext, opening: Opening): string {
  if (home.plan || opening.text.includes('sq ft')) return ''
  return random.chance(0.5) ? `The floor area is about ${formatFloorArea(home.areaSqFt)}.` : ''
}

/**
 * Writes a description as HTML of paragraphs and lists, in one of seven arrangements of its parts.
 * @param takenPatterns the opening patterns of the listings before this one in lists of results
 */
export function writeDescription(
  context: DescriptionContext,
  takenPatterns: readonly number[],
): { html: string; opening: Opening } {
  if (isCommercialType(context.home.type)) return describePremises(context, takenPatterns)
  const opening = writeOpening(context, takenPatterns)
  const [inside, above] = describeInside(context)
  const place = describePlace(context)
  const outside = describeOutside(context)
  const parking = describeParking(context)
  const heating = describeHeating(context)
  const closing = writeClosing(context)
  const size = describeSize(context, opening)
  const arrangements: (() => string[])[] = [
    () => [
      toParagraph(opening.text, size),
      toParagraph(inside),
      toParagraph(above),
      toParagraph(outside, parking),
      toParagraph(place, closing),
    ],
    () => [
      toParagraph(opening.text),
      toBullets(listRooms(context)),
      toParagraph(outside, parking, heating),
      toParagraph(place),
      toParagraph(closing),
    ],
    () => [
      toParagraph(opening.text, place),
      toParagraph(inside, above),
      toParagraph(size, outside, parking),
      toParagraph(heating, closing),
    ],
    () => [
      toParagraph(opening.text, outside),
      toParagraph(inside),
      toParagraph(above, heating),
      toParagraph(parking, place, closing),
    ],
    () => [
      toParagraph(opening.text, inside),
      toParagraph(above, outside),
      toBullets(
        [heating, parking, size, closing]
          .filter((item) => item !== '')
          .map((item) => item.replace(/\.$/, '')),
      ),
      toParagraph(place),
    ],
    () => [
      toParagraph(opening.text),
      toParagraph(inside, above, heating),
      toParagraph(outside, parking),
      toParagraph(place, size),
      toParagraph(closing),
    ],
    () => [
      toParagraph(opening.text, size, heating),
      toParagraph(place),
      toParagraph(inside),
      toParagraph(above),
      toParagraph(outside, parking, closing),
    ],
  ]
  return { html: context.random.pick(arrangements)().join(''), opening }
}

function describePremises(
  context: DescriptionContext,
  takenPatterns: readonly number[],
): { html: string; opening: Opening } {
  const { home, random } = context
  const opening = writePremisesOpening(context, takenPatterns)
  const inside = describePremisesInside(context)
  const isGarageOrLand = home.type === 'garage' || home.type === 'land'
  const parking = isGarageOrLand ? '' : describeParking(context)
  const station = isGarageOrLand ? '' : describeStation(context).trim()
  const closing =
    context.kind === 'sale'
      ? 'Each party pays its own legal costs.'
      : random.pick(['The rent is payable monthly.', 'Terms of the lease are by agreement.'])
  const html = random.chance(0.5)
    ? [toParagraph(opening.text), toParagraph(...inside, parking), toParagraph(station, closing)]
    : [
        toParagraph(opening.text, inside[0] ?? ''),
        toParagraph(...inside.slice(1), parking),
        toParagraph(station),
        toParagraph(closing),
      ]
  return { html: html.join(''), opening }
}

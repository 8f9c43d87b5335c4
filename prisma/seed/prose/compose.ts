import { isCommercialType, isFlatType } from '../../../lib/domain/property-type'
import { isBungalow } from '../home'
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
import { formatFloorArea, count, type DescriptionContext } from './wording'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign]!)

/** A paragraph of sentences; nothing when they are all empty. */
const paragraph = (...sentences: string[]): string => {
  const text = sentences
    .filter((part) => part.trim() !== '')
    .join(' ')
    .trim()
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`
}

const bullets = (items: string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

/** Rooms as a list: measured where a plan is drawn, else counted. */
function roomList({ home }: DescriptionContext): string[] {
  if (home.plan) return planRooms[home.plan].map(([room, size]) => (size === '' ? room : `${room}: ${size}`))
  return [
    home.bedrooms === 0 ? 'Main living and sleeping room' : count(home.bedrooms, 'bedroom'),
    home.bathrooms > 1
      ? `${count(home.bathrooms, 'bathroom')}${home.ensuite ? ', one en suite' : ''}`
      : 'bathroom',
    home.receptions > 1 ? count(home.receptions, 'reception room') : 'living room',
    home.kitchen === 'kitchen/diner'
      ? 'kitchen/dining room'
      : home.kitchen === 'open-plan'
        ? 'open-plan kitchen'
        : 'separate kitchen',
    home.utility ? 'utility room' : '',
    home.cloakroom ? 'cloakroom' : '',
    home.study ? 'study' : '',
    home.conservatory ? 'conservatory' : '',
    `about ${formatFloorArea(home.areaSqFt)} in all`,
  ]
    .filter((item) => item !== '')
    .map((item) => item.charAt(0).toUpperCase() + item.slice(1))
}

function describeInside(context: DescriptionContext): [string, string] {
  if (isFlatType(context.home.type)) return [describeFlatRooms(context), describeFlatBuilding(context)]
  if (isBungalow(context.home.type)) return [describeSingleFloor(context), '']
  return [`${describeLivingRooms(context)} ${describeKitchen(context)}`, describeUpstairs(context)]
}

/**
 * The description of a home in one of seven arrangements, as HTML of paragraphs and lists.
 * @param taken opening patterns that its neighbours in the results have
 */
export function writeDescription(
  context: DescriptionContext,
  taken: readonly number[],
): { html: string; opening: Opening } {
  if (isCommercialType(context.home.type)) return describePremises(context, taken)
  const opening = writeOpening(context, taken)
  const [inside, above] = describeInside(context)
  const around = describePlace(context)
  const out = describeOutside(context)
  const cars = describeParking(context)
  const warm = describeHeating(context)
  const end = writeClosing(context)
  const size =
    context.home.plan || opening.text.includes('sq ft')
      ? ''
      : context.random.chance(0.5)
        ? `The floor area is about ${formatFloorArea(context.home.areaSqFt)}.`
        : ''
  const arrangements: (() => string[])[] = [
    () => [
      paragraph(opening.text, size),
      paragraph(inside),
      paragraph(above),
      paragraph(out, cars),
      paragraph(around, end),
    ],
    () => [
      paragraph(opening.text),
      bullets(roomList(context)),
      paragraph(out, cars, warm),
      paragraph(around),
      paragraph(end),
    ],
    () => [
      paragraph(opening.text, around),
      paragraph(inside, above),
      paragraph(size, out, cars),
      paragraph(warm, end),
    ],
    () => [
      paragraph(opening.text, out),
      paragraph(inside),
      paragraph(above, warm),
      paragraph(cars, around, end),
    ],
    () => [
      paragraph(opening.text, inside),
      paragraph(above, out),
      bullets([warm, cars, size, end].filter((item) => item !== '').map((item) => item.replace(/\.$/, ''))),
      paragraph(around),
    ],
    () => [
      paragraph(opening.text),
      paragraph(inside, above, warm),
      paragraph(out, cars),
      paragraph(around, size),
      paragraph(end),
    ],
    () => [
      paragraph(opening.text, size, warm),
      paragraph(around),
      paragraph(inside),
      paragraph(above),
      paragraph(out, cars, end),
    ],
  ]
  return { html: context.random.pick(arrangements)().join(''), opening }
}

function describePremises(
  context: DescriptionContext,
  taken: readonly number[],
): { html: string; opening: Opening } {
  const { home, random } = context
  const opening = writePremisesOpening(context, taken)
  const body = describePremisesInside(context)
  const cars = home.type === 'garage' || home.type === 'land' ? '' : describeParking(context)
  const around = home.type === 'garage' || home.type === 'land' ? '' : describeStation(context).trim()
  const end =
    context.kind === 'sale'
      ? 'Each party pays its own legal costs.'
      : random.pick(['The rent is payable monthly.', 'Terms of the lease are by agreement.'])
  const html = random.chance(0.5)
    ? [paragraph(opening.text), paragraph(...body, cars), paragraph(around, end)]
    : [
        paragraph(opening.text, body[0] ?? ''),
        paragraph(...body.slice(1), cars),
        paragraph(around),
        paragraph(end),
      ]
  return { html: html.join(''), opening }
}

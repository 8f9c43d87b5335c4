import { isCommercialType, isFlatType } from '../../../lib/domain/property-type'
import { isBungalow } from '../home'
import { closing } from './closing'
import { flatBuilding, flatRooms } from './flat-inside'
import { kitchen, livingRooms, oneFloor, planRooms, upstairs } from './house-inside'
import { openingOf, type Opening } from './opening'
import { comfort, outside, parking } from './outside'
import { place, station } from './place'
import { premisesBody, premisesOpening } from './premises'
import { areaOf, count, type Telling } from './telling'

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
function roomList({ home }: Telling): string[] {
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
    `about ${areaOf(home.areaSqFt)} in all`,
  ]
    .filter((item) => item !== '')
    .map((item) => item.charAt(0).toUpperCase() + item.slice(1))
}

function insideOf(telling: Telling): [string, string] {
  if (isFlatType(telling.home.type)) return [flatRooms(telling), flatBuilding(telling)]
  if (isBungalow(telling.home.type)) return [oneFloor(telling), '']
  return [`${livingRooms(telling)} ${kitchen(telling)}`, upstairs(telling)]
}

/**
 * The description of a home in one of seven arrangements, as HTML of paragraphs and lists.
 * @param taken opening patterns that its neighbours in the results have
 */
export function describe(telling: Telling, taken: readonly number[]): { html: string; opening: Opening } {
  if (isCommercialType(telling.home.type)) return describePremises(telling, taken)
  const opening = openingOf(telling, taken)
  const [inside, above] = insideOf(telling)
  const around = place(telling)
  const out = outside(telling)
  const cars = parking(telling)
  const warm = comfort(telling)
  const end = closing(telling)
  const size =
    telling.home.plan || opening.text.includes('sq ft')
      ? ''
      : telling.random.chance(0.5)
        ? `The floor area is about ${areaOf(telling.home.areaSqFt)}.`
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
      bullets(roomList(telling)),
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
  return { html: telling.random.pick(arrangements)().join(''), opening }
}

function describePremises(telling: Telling, taken: readonly number[]): { html: string; opening: Opening } {
  const { home, random } = telling
  const opening = premisesOpening(telling, taken)
  const body = premisesBody(telling)
  const cars = home.type === 'garage' || home.type === 'land' ? '' : parking(telling)
  const around = home.type === 'garage' || home.type === 'land' ? '' : station(telling).trim()
  const end =
    telling.kind === 'sale'
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

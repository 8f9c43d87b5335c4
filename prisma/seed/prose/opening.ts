import { isFlatType, getPropertyTypeNoun } from '../../../lib/domain/property-type'
import { isBungalow, type Home } from '../home'
import {
  formatFloorArea,
  nameBedroomsAndType,
  getBuiltText,
  formatCount,
  getEraName,
  formatInPlace,
  spellNumber,
  joinWithAnd,
  getPlaceName,
  capitalise,
  addArticle,
  type DescriptionContext,
} from './wording'

/** An opening sentence, and the number of its pattern. Neighbours in a list get different patterns. */
export interface Opening {
  pattern: number
  text: string
}

const conditionTexts: Record<Home['condition'], string[]> = {
  new: ['newly finished and not yet lived in', 'ready to move into, with a ten-year new-home warranty'],
  refurbished: [
    'renovated throughout',
    'brought up to date from top to bottom',
    'refurbished within the last three years',
  ],
  good: ['in good order', 'well kept', 'ready to move into', 'well looked after'],
  tired: ['in need of updating', 'sound but due for modernisation', 'ready for someone to bring up to date'],
}

function nameGarden({ garden, aspect, type }: Home): string {
  if (garden === 'balcony') return 'a balcony'
  if (garden !== 'front and rear' && garden !== 'rear') return ''
  if (aspect !== null) return addArticle(`${aspect}-facing garden`)
  return isFlatType(type) ? 'a garden of its own' : 'an enclosed rear garden'
}

/** The ways of parking that are a strong point; the others are not mentioned. */
const parkingNames: Partial<Record<Home['parking'], string>> = {
  'garage and drive': 'a garage and drive',
  drive: 'a drive',
  allocated: 'its own parking space',
  underground: 'secure parking',
}

/** Lists the strongest points of a home. */
function listStrongPoints(home: Home): string[] {
  return [
    nameGarden(home),
    parkingNames[home.parking] ?? '',
    home.receptions >= 2 ? formatCount(home.receptions, 'reception room') : '',
    home.hasEnsuite ? 'an en suite' : '',
    home.hasConservatory ? 'a conservatory' : '',
    home.kitchen === 'kitchen/diner' ? 'a kitchen/dining room' : '',
    home.hasFireplace ? 'an original fireplace' : '',
    home.hasLift ? 'a lift' : '',
  ].filter((point) => point !== '')
}

/** Lists the openings that fit a home. The number of a pattern is its index in `texts`, the same for every home. */
function listOpenings(context: DescriptionContext): Opening[] {
  const { home, area, street, random } = context
  const noun = nameBedroomsAndType(home)
  const typeNoun = getPropertyTypeNoun(home.type)
  const where = formatInPlace(area)
  const conditionText = random.pick(conditionTexts[home.condition])
  const [first, second] = random.sample(listStrongPoints(home), 2)
  // A sentence that counts two bathrooms does not name the en suite as well, because it is one of them.
  const lastPoint = listStrongPoints(home).find((point) => point !== 'an en suite' || home.bathrooms < 2)
  const isShoppingStreet = /^(High|Main|Market|Commercial|Bridge) Street$/.test(street.name)
  const onStreet = `on ${street.name}`
  const houseOrHome = isBungalow(home.type) ? 'home' : 'house'
  const homeNoun = isFlatType(home.type) ? 'flat' : houseOrHome
  const bedrooms = formatCount(home.bedrooms, 'bedroom')
  const withBedrooms = home.bedrooms > 0 ? ` with ${bedrooms}` : ''
  const hasBedrooms = home.bedrooms > 0 ? ` has ${bedrooms}` : ' makes good use of its space'
  const andFirst = first ? ` and ${first}` : ''
  const andSecond = second ? ` and ${second}` : ''
  const bathrooms = home.bathrooms > 1 ? [formatCount(home.bathrooms, 'bathroom')] : []
  const isOrHasBeen = home.condition === 'refurbished' ? 'has been' : 'is'
  const isInCity = area.setting === 'inner' || area.setting === 'city'
  const streetNoun = isInCity ? 'a residential street' : 'one of the residential roads'
  const standard = conditionText.includes('well') ? 'comfortable' : 'practical'
  const era = getEraName(home)
  const texts: (string | false | undefined)[] = [
    `${capitalise(addArticle(noun))} ${onStreet} ${where}, ${conditionText}.`,
    `This ${era} ${typeNoun} ${onStreet} has ${home.bedrooms === 0 ? 'one main room' : bedrooms} and ${isOrHasBeen} ${conditionText}.`,
    first && `With ${first}${andSecond}, this ${noun} stands ${onStreet} ${where}.`,
    !isFlatType(home.type) &&
      home.type !== 'park-home' &&
      home.era !== 'new' &&
      `${capitalise(getBuiltText(home))}, the ${home.type.includes('bungalow') ? 'bungalow' : 'house'} offers ${formatFloorArea(home.areaSqFt)} ${onStreet} ${where}.`,
    !isShoppingStreet &&
      `${street.name} is ${streetNoun} of ${getPlaceName(area)}; this ${typeNoun}${hasBedrooms}${andFirst}.`,
    home.chainFree === true && `Offered with no onward chain, this ${noun} ${onStreet} is ${conditionText}.`,
    home.condition === 'tired' &&
      `A chance to put your own stamp on ${addArticle(noun)} ${where}: the ${homeNoun} is ${conditionText}.`,
    home.condition === 'refurbished' &&
      `Much has been done to this ${noun} ${onStreet}: it has been ${conditionText}.`,
    home.bedrooms > 0 &&
      lastPoint &&
      `${capitalise(joinWithAnd([bedrooms, ...bathrooms, lastPoint]))}: ${addArticle(`${era} ${typeNoun}`)} ${where}, ${conditionText}.`,
    context.kind === 'let' && `To let ${where}: ${addArticle(noun)} ${onStreet}, ${conditionText}.`,
    context.kind === 'sale' &&
      `For sale ${onStreet}, ${addArticle(`${home.era === 'new' ? 'new' : era} ${typeNoun}`)} of about ${formatFloorArea(home.areaSqFt)}, ${conditionText}.`,
    isFlatType(home.type) &&
      home.bedrooms > 0 &&
      `${capitalise(spellNumber(home.bedrooms))}-bedroom living ${where} in ${addArticle(typeNoun)} that ${isOrHasBeen} ${conditionText}, ${onStreet}.`,
    `${capitalise(addArticle(`${standard} ${typeNoun}`))} ${where}${withBedrooms}${andFirst}.`,
    isBungalow(home.type) &&
      `Single-storey living ${onStreet} ${where}: ${addArticle(noun)}, ${conditionText}.`,
  ]
  return texts.flatMap((text, pattern) => (typeof text === 'string' ? [{ pattern, text }] : []))
}

/** Writes an opening, if possible with a pattern that no neighbour has. */
export function writeOpening(context: DescriptionContext, takenPatterns: readonly number[]): Opening {
  const openings = listOpenings(context)
  const freeOpenings = openings.filter(({ pattern }) => !takenPatterns.includes(pattern))
  return context.random.pick(freeOpenings.length > 0 ? freeOpenings : openings)
}

import { isFlatType, getPropertyTypeNoun } from '../../../lib/domain/property-type'
import { isBungalow, type Home } from '../home'
import {
  formatFloorArea,
  bedroomNoun,
  builtWhen,
  count,
  eraName,
  inPlace,
  numberInWords,
  joinWithAnd,
  placeName,
  capitalise,
  addArticle,
  type DescriptionContext,
} from './wording'

/** An opening sentence with the number of the pattern it is made by, so that neighbours can differ. */
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

/** The strongest points of a home, in words that can be listed. */
function strongPoints(home: Home): string[] {
  const garden = home.garden === 'front and rear' || home.garden === 'rear'
  return [
    home.aspect !== null && garden
      ? addArticle(`${home.aspect}-facing garden`)
      : garden
        ? isFlatType(home.type)
          ? 'a garden of its own'
          : 'an enclosed rear garden'
        : home.garden === 'balcony'
          ? 'a balcony'
          : '',
    home.parking === 'garage and drive'
      ? 'a garage and drive'
      : home.parking === 'drive'
        ? 'a drive'
        : home.parking === 'allocated'
          ? 'its own parking space'
          : home.parking === 'underground'
            ? 'secure parking'
            : '',
    home.receptions >= 2 ? count(home.receptions, 'reception room') : '',
    home.ensuite ? 'an en suite' : '',
    home.conservatory ? 'a conservatory' : '',
    home.kitchen === 'kitchen/diner' ? 'a kitchen/dining room' : '',
    home.fireplace ? 'an original fireplace' : '',
    home.lift ? 'a lift' : '',
  ].filter((point) => point !== '')
}

/**
 * Every way to open the description of a home, numbered; those that do not fit are left out.
 * A pattern's number is the same for every home.
 */
function openingPatterns(context: DescriptionContext): Opening[] {
  const { home, area, street, random } = context
  const noun = bedroomNoun(home)
  const bare = getPropertyTypeNoun(home.type)
  const where = inPlace(area)
  const how = random.pick(conditionTexts[home.condition])
  const [first, second] = random.sample(strongPoints(home), 2)
  // Bathrooms are counted with the one that is en suite.
  const third = strongPoints(home).find((point) => point !== 'an en suite' || home.bathrooms < 2)
  const shopping = /^(High|Main|Market|Commercial|Bridge) Street$/.test(street.name)
  const on = `on ${street.name}`
  const residential = isFlatType(home.type) ? 'flat' : isBungalow(home.type) ? 'home' : 'house'
  const all: (string | false | undefined)[] = [
    `${capitalise(addArticle(noun))} ${on} ${where}, ${how}.`,
    `This ${eraName(home)} ${bare} ${on} has ${home.bedrooms === 0 ? 'one main room' : count(home.bedrooms, 'bedroom')} and ${home.condition === 'refurbished' ? 'has been' : 'is'} ${how}.`,
    first && `With ${first}${second ? ` and ${second}` : ''}, this ${noun} stands ${on} ${where}.`,
    !isFlatType(home.type) &&
      home.type !== 'park-home' &&
      home.era !== 'new' &&
      `${capitalise(builtWhen(home))}, the house offers ${formatFloorArea(home.areaSqFt)} ${on} ${where}.`.replace(
        'the house',
        home.type.includes('bungalow') ? 'the bungalow' : 'the house',
      ),
    !shopping &&
      `${street.name} is ${area.setting === 'inner' || area.setting === 'city' ? 'a residential street' : 'one of the residential roads'} of ${placeName(area)}; this ${bare}${home.bedrooms > 0 ? ` has ${count(home.bedrooms, 'bedroom')}` : ' makes good use of its space'}${first ? ` and ${first}` : ''}.`,
    home.chainFree === true && `Offered with no onward chain, this ${noun} ${on} is ${how}.`,
    home.condition === 'tired' &&
      `A chance to put your own stamp on ${addArticle(noun)} ${where}: the ${residential} is ${how}.`,
    home.condition === 'refurbished' && `Much has been done to this ${noun} ${on}: it has been ${how}.`,
    home.bedrooms > 0 &&
      third &&
      `${capitalise(joinWithAnd([count(home.bedrooms, 'bedroom'), ...(home.bathrooms > 1 ? [count(home.bathrooms, 'bathroom')] : []), third]))}: ${addArticle(`${eraName(home)} ${bare}`)} ${where}, ${how}.`,
    context.kind === 'let' && `To let ${where}: ${addArticle(noun)} ${on}, ${how}.`,
    context.kind === 'sale' &&
      `For sale ${on}, ${addArticle(`${home.era === 'new' ? 'new' : eraName(home)} ${bare}`)} of about ${formatFloorArea(home.areaSqFt)}, ${how}.`,
    isFlatType(home.type) &&
      home.bedrooms > 0 &&
      `${capitalise(numberInWords(home.bedrooms))}-bedroom living ${where} in a flat that ${home.condition === 'refurbished' ? 'has been' : 'is'} ${how}, ${on}.`.replace(
        'a flat',
        addArticle(bare),
      ),
    `${capitalise(addArticle(`${how.includes('well') ? 'comfortable' : 'practical'} ${bare}`))} ${where}${home.bedrooms > 0 ? ` with ${count(home.bedrooms, 'bedroom')}` : ''}${first ? ` and ${first}` : ''}.`,
    isBungalow(home.type) && `Single-storey living ${on} ${where}: ${addArticle(noun)}, ${how}.`,
  ]
  return all.flatMap((text, pattern) => (typeof text === 'string' ? [{ pattern, text }] : []))
}

/** An opening whose pattern is none of `taken`; if all are, any. */
export function writeOpening(context: DescriptionContext, taken: readonly number[]): Opening {
  const fitting = openingPatterns(context)
  const free = fitting.filter(({ pattern }) => !taken.includes(pattern))
  return context.random.pick(free.length > 0 ? free : fitting)
}

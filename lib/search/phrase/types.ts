import { isCommercialType, propertyTypes, type PropertyType } from '../../domain/property-type'
import { typeGroups } from '../../domain/property-type-groups'
import { CUT_MARK, STREET_WORD, type Reader } from './cut'
import { NEGATION } from './features'

/** Adjectives before a type, for which there is no filter. */
const ADJECTIVES =
  '(?:(?:a|an|any|some|the|new|old|older|nice|lovely|beautiful|pretty|small|little|tiny|big|large|larger|spacious|huge|modern|family|starter|cosy|quiet|good|luxury|decent|great|quality|whole|entire|double|stone|character|country|private|residential)\\s+)*'
/** 'Cottage Lane' and 'House Road' are streets. */
const NOT_A_STREET = `(?!\\s+${STREET_WORD}\\b)`
const HOME_NOUN = '(?:\\s+(?:house|home|propert(?:y|ie)|villa)s?)?'

type TypePattern = [pattern: string, types: readonly PropertyType[]]

/** Matches 'detached', the misspelling 'detatched', and 'det' before a word such as 'house'. */
const DETACHED = 'det(?:(?:a|at)ched|(?=\\.?\\s+(?:house|home|bung)))'

/** The longest come first, because words are cut out once read. Misspellings match too. An empty list is any type. */
const TYPE_PATTERNS: TypePattern[] = [
  [`semi[\\s-]?${DETACHED}\\s+bunga?lows?`, ['semi-detached-bungalow']],
  [`${DETACHED}\\s+bunga?lows?`, ['detached-bungalow']],
  [`(?:semi[\\s-]?${DETACHED}|semis?)${HOME_NOUN}`, ['semi-detached-house']],
  [`${DETACHED}${HOME_NOUN}`, ['detached-house']],
  [`end[\\s-](?:of[\\s-])?terraced?s?${HOME_NOUN}`, ['end-of-terrace']],
  [`mid[\\s-]?terraced?s?${HOME_NOUN}`, ['terraced']],
  [`terraced${HOME_NOUN}|terr?ace\\s+(?:house|home)s?`, typeGroups.terraces],
  ['town\\s?houses?', ['town-house']],
  ['bunga?lows?', typeGroups.bungalows],
  ['ground[\\s-]floor\\s+(?:flat|apartment)s?', ['ground-floor-flat']],
  ['first[\\s-]floor\\s+(?:flat|apartment)s?', ['first-floor-flat']],
  ['studios?(?:\\s+(?:flat|apartment)s?)?', ['studio-flat']],
  ['mais(?:on|onn)ett?es?', ['maisonette']],
  ['retirement(?:\\s+(?:flat|apartment|home|propert(?:y|ie)|living|village)s?)?', ['retirement-flat']],
  ['(?:park|mobile|static)\\s+homes?|static\\s+caravans?|caravans?', ['park-home']],
  [
    'commercial(?:\\s+(?:propert(?:y|ie)|premise|unit|space)s?)?|business\\s+(?:premises|units?|space)',
    typeGroups.commercial,
  ],
  ['offices?(?:\\s+(?:space|unit)s?)?', ['office']],
  ['shops?(?:\\s+(?:premises|units?))?|retail(?:\\s+(?:premises|units?|space))?', ['shop']],
  ['garages?|lock[\\s-]?ups?', ['garage']],
  ['restaurants?|caf[eé]s?|takeaways?', ['restaurant']],
  ['(?:building\\s+)?(?:land|plots?(?:\\s+of\\s+land)?)', ['land']],
  ['(?:town\\s+|farm)?houses?|cottages?|villas?|farmhouses?|barn\\s+conversions?', typeGroups.houses],
  ['flats?|appartments?|apartments?|apts?|condos?|penthouses?', typeGroups.flats],
  ['homes?|propert(?:y|ies)|accommodation|dwellings?|listings?|real estate', []],
]

/** 'Terrace' alone is a type at the start, or after words already read ('3 bed'). Elsewhere it ends a street's name. */
const BARE_TERRACE = new RegExp(`(^|${CUT_MARK}\\s*)${ADJECTIVES}terr?aces?\\b`, 'gi')

const isHomeType = (type: PropertyType): boolean => !isCommercialType(type)
const homeTypes = propertyTypes.filter(isHomeType)

/*
 * These capture an 'or' beside a type: 'studio or flat' names two types, but 'detached 4 bed house' only one. An empty
 * alternative makes them optional, because under '?' JavaScript discards the captures of a lookaround.
 */
const BEFORE_OR = '(?:(?<=((?<!\\w)(?:or|and)|[&/,])\\s*)|)'
const AFTER_OR = '(?:(?=\\s*(or|and|&|/)(?!\\w))|)'

/** Matches 'not ground floor' and 'not on the first floor'. */
const EXCLUDED_FLOOR = new RegExp(
  `(?<![\\w-])${NEGATION}(ground|first)[\\s-]floors?(?:\\s+(?:flat|apartment)s?)?(?!\\w)`,
  'gi',
)

/** Words in the text that name types. */
interface Mention {
  words: string
  /** Where the words stand in the text. */
  position: number
  types: readonly PropertyType[]
  /** The separators before and after the words: 'or', 'and', '&', '/' or ','. */
  separators: readonly string[]
}

/** Whether a mention is one choice of several: 'houses or land', 'flats, garages'. */
function isChoice({ words, separators }: Mention): boolean {
  const isBesideOr = separators.some((separator) => /^(?:or|\/)$/i.test(separator))
  const isPlural = /s$/i.test(words)
  return isBesideOr || (separators.length > 0 && isPlural)
}

/** The types that a text names. */
interface NamedTypes {
  /** Empty for any type. */
  types: Set<PropertyType>
  /** Types that the home is to have in addition: the garage of '3 bed, garage', the land of 'house with land'. */
  extras: Set<PropertyType>
  /** Whether the text excludes a floor in vain, because no type would remain. */
  isFloorIgnored: boolean
}

interface Exclusions {
  excludedTypes: Set<PropertyType>
  /** Whether the text excludes more than a floor. */
  hasExcludedType: boolean
}

/** Reads 'not terraced' and 'not on the ground floor'. */
function readExclusions(reader: Reader): Exclusions {
  const excludedTypes = new Set<PropertyType>()
  let hasExcludedType = false
  reader.cut(EXCLUDED_FLOOR, ([, floor = '']) => {
    excludedTypes.add(/^ground$/i.test(floor) ? 'ground-floor-flat' : 'first-floor-flat')
  })
  for (const [pattern, types] of TYPE_PATTERNS)
    if (types.length > 0)
      reader.cut(new RegExp(`(?<![\\w-])${NEGATION}${ADJECTIVES}(?:${pattern})(?!\\w)`, 'gi'), () => {
        hasExcludedType = true
        types.forEach((type) => excludedTypes.add(type))
      })
  return { excludedTypes, hasExcludedType }
}

/** Cuts the words that name types out of the text. */
function readMentions(reader: Reader): Mention[] {
  const mentions: Mention[] = []
  const { text } = reader
  for (const [pattern, types] of TYPE_PATTERNS)
    // A digit must not follow: 'Flat 3' is an address.
    reader.cut(
      new RegExp(`${BEFORE_OR}\\b${ADJECTIVES}(?:${pattern})\\b${NOT_A_STREET}(?!\\s*\\d)${AFTER_OR}`, 'gi'),
      ([words = '', ...separators]) => {
        mentions.push({
          words,
          position: text.indexOf(words),
          types,
          separators: separators.filter((separator) => separator !== undefined),
        })
      },
    )
  return mentions
}

/**
 * Reads 'flat', 'semi', 'house but not terraced', 'houses or bungalows', 'flat not on the ground floor'.
 * @param options.hasBedrooms whether the text has stated a number of bedrooms, so that it asks for a home
 */
export function readTypes(reader: Reader, { hasBedrooms }: { hasBedrooms: boolean }): NamedTypes {
  const { excludedTypes, hasExcludedType } = readExclusions(reader)
  const mentions = readMentions(reader)
  const types = new Set<PropertyType>()
  const add = (addedTypes: readonly PropertyType[]) => addedTypes.forEach((type) => types.add(type))
  const extras = new Set<PropertyType>()
  // The first type is the one that is meant: a shop in 'shop with a flat above', a house in 'house with a shop'.
  const [firstMention] = mentions
    .filter((mention) => mention.types.length > 0)
    .toSorted((a, b) => a.position - b.position)
  const seeksHome = hasBedrooms || (firstMention?.types.some(isHomeType) ?? false)
  // In 'maisonettes, flats' the word 'flats' adds types. In 'detached house' the word 'house' adds none.
  const choices = new Set(mentions.filter(isChoice).flatMap((mention) => mention.types))
  for (const mention of mentions) {
    const { types: mentionedTypes, separators } = mention
    const isSingleCommercialType = mentionedTypes.length === 1 && !mentionedTypes.some(isHomeType)
    const isExtra = seeksHome && isSingleCommercialType && !isChoice(mention)
    // In 'detached 4 bed house' the general word repeats the exact one and adds no types.
    const isRepetition =
      separators.length === 0 &&
      mentionedTypes.length > 1 &&
      mentionedTypes.some((type) => types.has(type) && !choices.has(type))
    if (isExtra) mentionedTypes.forEach((type) => extras.add(type))
    else if (!isRepetition) add(mentionedTypes)
  }
  reader.cut(BARE_TERRACE, () => add(typeGroups.terraces))
  if (excludedTypes.size === 0) return { types, extras, isFloorIgnored: false }
  // 'A home in Hull but no flats' is for all other homes.
  if (types.size === 0 && hasExcludedType) add(homeTypes)
  const remainingTypes = new Set([...types].filter((type) => !excludedTypes.has(type)))
  // An empty list would mean every type, including the excluded type.
  const isFloorIgnored = remainingTypes.size === 0
  return { types: isFloorIgnored ? types : remainingTypes, extras, isFloorIgnored }
}

import type { HomeFeature } from '../../domain/home-feature'
import { CUT_MARK, oneOf, type Reader } from './cut'

/** The features that homes must or must not have, including those that the kind of search has no filter for. */
export interface FeatureWishes {
  required: Set<HomeFeature>
  excluded: Set<HomeFeature>
}

/* Patterns are the sources of regular expressions, in which § stands for AFTER_CONNECTOR. */

const ANIMAL = '(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?)'
const ANIMAL_ADJECTIVES = '(?:(?:my|our|an?|any|one|two|three|\\d|small|large|big|little|old|rescue)\\s+)*'
/** Matches 'dog' and 'me and my two small dogs'. */
const ANIMALS = `(?:(?:me|us)\\s+(?:and|&|with)\\s+)?${ANIMAL_ADJECTIVES}${ANIMAL}`
const ACCEPTS_OR_OWNS = oneOf(
  'allow(?:s|ing)?',
  'accept(?:s|ing)?',
  'tak(?:es?|ing)',
  'consider(?:s|ing)?',
  'welcom(?:es?|ing)',
  '(?:happy|ok|okay|fine)\\s+with',
  'with',
  'for',
  "(?:i|we)(?:'ve|\\s+have)(?:\\s+got)?",
  'hav(?:e|ing)',
  'own(?:ing)?',
  'keep(?:ing)?',
  'bring(?:ing)?',
)
const ACCEPTED = '(?:friendly|allowed|ok|okay|considered|welcome|accepted|permitted|possible)'
const LANDLORD_WILL = '(?:landlords?\\s+(?:who\\s+)?(?:is\\s+)?)?(?:(?:will|would|can|could|may|might)\\s+)?'

/** Matches 'over 55s' and 'for the over 60s', but not the price 'over 55k'. */
const OVER_AGE = "(?:for\\s+)?(?:the\\s+)?over[\\s-]?(?:5[05]|6[05])'?s?(?!\\s*(?:k\\b|\\d|m\\b))"

const HOMES = '(?:\\s+(?:homes?|propert(?:y|ies)|developments?|complex(?:es)?))?'

/** The pattern of each feature. Words after § count only after a connecting word: a street may be named Garden. */
const featurePatterns: Readonly<Record<HomeFeature, string>> = {
  garden: [
    '§(?:(?:back|front|rear|roof)\\s+)?(?:gardens?|outdoor\\s+space|outside\\s+space|patio|yard)',
    'garden(?=\\s+flat)',
  ].join('|'),
  parking: [
    '(?:off[\\s-](?:street|road)\\s+|allocated\\s+)?parking(?:\\s+(?:spaces?|bays?))?',
    'driveways?',
    '§drive(?!\\s+(?:to|from))',
    'car\\s+(?:park|port)',
  ].join('|'),
  pets: [
    `(?:where\\s+)?${ANIMALS}(?:\\s+(?:is|are)(?:\\s+also)?)?[\\s-]*${ACCEPTED}`, // 'pets allowed'
    `${LANDLORD_WILL}${ACCEPTS_OR_OWNS}\\s+${ANIMALS}(?:\\s+(?:and|or|&)\\s+${ANIMALS})*`, // 'we have a dog'
  ].join('|'),
  'new-build': `(?:new[\\s-]?builds?|newly\\s+built|brand[\\s-]new)${HOMES}|new\\s+developments?`,
  'chain-free': [
    "(?:no|without|not\\s+in|isn't\\s+in)\\s+(?:an?\\s+|any\\s+)?(?:onward\\s+|upper\\s+|upward\\s+|property\\s+)?chain",
    'chain[\\s-]?free',
  ].join('|'),
  freehold: `freeholds?(?:\\s+only)?${HOMES}`,
  leasehold: `leaseholds?(?:\\s+only)?${HOMES}`,
  retirement: `(?:retirement(?=\\s+(?:bungalow|house)s?)|(?:age[\\s-]restricted|${OVER_AGE})${HOMES})`,
  'shared-ownership': `shared[\\s-]ownerships?${HOMES}|part[\\s-]buy(?:[\\s/,-]+(?:and\\s+)?part[\\s-]rent)?`,
  unfurnished: 'un-?furnished|not\\s+furnished|without\\s+furniture|no\\s+furniture',
  furnished: '(?:fully[\\s-]|well\\s+)?furnished',
  bills: [
    '(?:with\\s+)?(?:all\\s+|utility\\s+)?bills?\\s+(?:inc(?:luded|lusive|l)?|paid|covered)(?!\\w)',
    '(?:inc(?:luding|lusive\\s+of|l)?|plus)\\s+(?:all\\s+|utility\\s+)?bills',
    'all[\\s-]inclusive',
  ].join('|'),
  reduced:
    '(?:(?:recently|newly|just|now|price|been)\\s+)*' +
    '(?:reduced(?:\\s+(?:in\\s+price|prices?))?|price\\s+(?:cut|drop|reduction)s?)' +
    '(?:\\s+(?:this|in\\s+the\\s+(?:last|past))\\s+(?:week|month|fortnight|\\d{1,2}\\s+(?:days|weeks)))?',
  'under-offer':
    '(?:under\\s+offer|sold(?:\\s+(?:stc|subject\\s+to\\s+contract))?|s?stc|let\\s+agreed|sale\\s+agreed|already\\s+(?:sold|let))',
}

/** 'No retirement' excludes retirement homes, but 'retirement' alone is a type. */
const excludedFeaturePatterns: Readonly<Partial<Record<HomeFeature, string>>> = {
  retirement: `retirement(?:\\s+(?:flat|apartment|bungalow)s?)?${HOMES}|${featurePatterns.retirement}`,
  garden: 'gardens?',
  parking: 'parking|driveways?',
  'new-build': `${featurePatterns['new-build']}|new[\\s-]homes?`,
}

/** Nobody excludes homes with no chain, and 'no pets' is about the person who asks. */
const EXCLUDABLE = [
  'garden',
  'parking',
  'new-build',
  'freehold',
  'leasehold',
  'retirement',
  'shared-ownership',
  'under-offer',
] as const satisfies readonly HomeFeature[]

const CONNECTING_WORDS =
  "(?:(?:with|and|has|having|including|plus|or|but|must have|must be|needs?|that|that's|which|is|are|close to|only|&|,)\\s+)*"
/** Matches words that may stand between a connecting word and a wish. */
export const WISH_ADJECTIVES =
  '(?:(?:a|an|its|own|private|large|big|small|nice|good|rear|sunny|south[\\s-]facing|decent|communal|shared)\\s+)*'
const CONNECTOR = `(?:${CONNECTING_WORDS}${WISH_ADJECTIVES})`
/** Matches after a connecting word, or after words that were understood before. */
const AFTER_CONNECTOR = `(?<=(?:with|and|has|plus|or|,|a|an|own|private|large|big|small|rear|facing|must have|needs?|include|${CUT_MARK})\\s+)`

/** Matches words after which a wish is excluded: 'without', 'not interested in any'. */
export const NEGATION = [
  '(?:(?:,|but|and)\\s+)*',
  oneOf(
    "(?:do\\s+not|don't|dont)\\s+(?:want|show(?:\\s+me)?|include|like)",
    'not\\s+(?:interested\\s+in|looking\\s+for|including|on|in|for)',
    'exclud(?:e|es|ing)',
    'excl\\.?',
    'minus',
    'except(?:\\s+for)?',
    'avoid(?:ing)?',
    'leav(?:e|ing)\\s+out',
    'hid(?:e|ing)',
    'other\\s+than',
    'anything\\s+but',
    "isn't|aren't|never|without|not|non|no",
  ),
  '[\\s-]+(?:(?:any|an?|the|already|those)\\s+)*',
].join('')

const getExcludedPattern = (feature: HomeFeature): string =>
  excludedFeaturePatterns[feature] ?? featurePatterns[feature]

const EXCLUDABLE_PATTERN = EXCLUDABLE.map(getExcludedPattern).join('|')
const OR_NO = '\\s*(?:,?\\s*(?:or|nor|/)|,?\\s*and\\s+no|,\\s*no|,\\s*not)\\s*(?:any\\s+|an?\\s+|for\\s+)*'
/** Matches 'no retirement, new build or shared ownership'. */
const EXCLUDED_LIST = new RegExp(
  `(?<![\\w-])${NEGATION}(?:${EXCLUDABLE_PATTERN})(?:${OR_NO}(?:${EXCLUDABLE_PATTERN}))*(?![\\w-])`,
  'gi',
)
const matchAnyOf = (...patterns: readonly string[]) =>
  new RegExp(`(?<!\\w)${oneOf(...patterns)}(?!\\w)`, 'gi')
const STILL_FOR_SALE = matchAnyOf(
  'un-?sold',
  'not\\s+(?:yet\\s+)?(?:sold|let)(?:\\s+yet)?',
  'still\\s+(?:available|for\\s+sale|on\\s+the\\s+market|to\\s+(?:let|rent))',
  'available\\s+(?:homes?\\s+|ones?\\s+)?only',
  'only\\s+available(?:\\s+ones)?',
)
/** 'Including sold STC' needs no filter, because a search includes these homes by default. */
const WITH_UNDER_OFFER = new RegExp(
  `(?<!\\w)(?:includ(?:e|es|ing)|(?:also|and|or|even)(?:\\s+if)?|with)\\s+(?:those\\s+)?(?:${featurePatterns['under-offer']})(?!\\w)`,
  'gi',
)
const NOT_NEEDED = oneOf(
  'not\\s+(?:needed|required|essential|necessary|important|a\\s+must)',
  "isn't\\s+(?:needed|essential|important)",
  'optional',
  'unimportant',
)
const DEPENDANTS = '(?:pets|dogs|cats|animals|children|kids)'
const NO_PREFERENCE = matchAnyOf(
  'with\\s+or\\s+without\\s+(?:an?\\s+)?(?:garden|parking|furniture|chain)',
  '(?:un-?furnished\\s*(?:or|/|and)\\s*furnished|furnished\\s*(?:or|/|and)\\s*un-?furnished|un/furnished)',
  '(?:freehold\\s*(?:or|/|and)\\s*leasehold|leasehold\\s*(?:or|/|and)\\s*freehold)',
  `(?:an?\\s+)?(?:garden|parking|garage|chain|furniture)\\s+(?:is\\s+|are\\s+)?${NOT_NEEDED}`,
  'no\\s+(?:garden|parking|garage)\\s+(?:needed|required|necessary)',
  "(?:do|does)(?:n't|\\s+not)\\s+need\\s+(?:an?\\s+)?(?:garden|parking|garage)",
  `(?:(?:i|we)\\s+have\\s+|with\\s+)?no\\s+${DEPENDANTS}(?:\\s+(?:or|and|/)\\s+${DEPENDANTS})*`, // 'we have no pets'
)

const createRequiredRegExp = (feature: HomeFeature) => {
  const pattern = featurePatterns[feature].replaceAll('§', AFTER_CONNECTOR)
  return new RegExp(`(?<!\\w)${CONNECTOR}(?:${pattern})(?!\\w)`, 'gi')
}
const requiredRegExps = (Object.keys(featurePatterns) as HomeFeature[]).map(
  (feature) => [feature, createRequiredRegExp(feature)] as const,
)
const excludedRegExps = EXCLUDABLE.map(
  (feature) => [feature, new RegExp(`(?<!\\w)(?:${getExcludedPattern(feature)})(?!\\w)`, 'i')] as const,
)

/** Matches the wish at the end of 'Leeds garden', but not 'Hatton Garden', which `hideNames` has replaced. */
const AFTER_NAME = new RegExp(`(?<!\\w)([\\w'-]+)\\s+(garden|parking)(?=\\s*(?:$|,|${CUT_MARK}))`, 'gi')

const OPPOSITES: readonly (readonly HomeFeature[])[] = [
  ['furnished', 'unfurnished'],
  ['freehold', 'leasehold'],
]

/** Reads 'with garden and parking', 'no retirement or shared ownership', 'chain free', 'reduced'. */
export function readFeatures(reader: Reader, isName: (word: string) => boolean): FeatureWishes {
  const required = new Set<HomeFeature>()
  const excluded = new Set<HomeFeature>()
  reader.cut(NO_PREFERENCE)
  reader.cut(EXCLUDED_LIST, ([text = '']) => {
    for (const [feature, regExp] of excludedRegExps) if (regExp.test(text)) excluded.add(feature)
  })
  reader.cut(WITH_UNDER_OFFER)
  reader.cut(STILL_FOR_SALE, () => {
    excluded.add('under-offer')
  })
  for (const [feature, regExp] of requiredRegExps) {
    // A search can exclude homes under offer, but not require them.
    if (feature === 'under-offer') continue
    reader.cut(regExp, () => {
      required.add(feature)
    })
  }
  reader.text = reader.text.replace(AFTER_NAME, (text, word: string, feature: string) => {
    if (!isName(word)) return text
    required.add(feature.toLowerCase() as HomeFeature)
    return `${word} ${CUT_MARK}`
  })
  // A text that names both of a pair has no preference.
  for (const pair of OPPOSITES)
    if (pair.every((feature) => required.has(feature))) pair.forEach((feature) => required.delete(feature))
  for (const feature of excluded) required.delete(feature)
  return { required, excluded }
}

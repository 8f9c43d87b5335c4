import { computeEditDistance } from '../../format/edit-distance'
import { STREET_WORD } from './cut'

/** The words that are misspelt most. Shorter words are missing, because they resemble names of places. */
const VOCABULARY = (
  'garden gardens parking driveway garage garages balcony bedroom bedrooms bathroom bathrooms house houses flats studio studios cottage cottages ' +
  'bungalow bungalows apartment apartments maisonette maisonettes detached terraced semi-detached property properties ' +
  'retirement ownership freehold leasehold furnished unfurnished included inclusive reduced available immediately ' +
  'chain station minutes minute walking distance within under between maximum minimum square energy rating ' +
  'friendly allowed welcome considered accepted excluding without mentioning cheapest newest nearest ' +
  'january february september october november december'
).split(' ')
const CORRECT_WORDS = new Set([
  ...VOCABULARY,
  // Words that differ from the vocabulary by a letter and are no misspelling of it.
  ...(
    'terrace terraces housed chains charm stations statin floor wander wonder welcomed share shared reduce include ' +
    'allow accept accepts furnish friend talking working waking marking packing barking harden warden pardon ' +
    'collage hunger ground grounds horse hours'
  ).split(' '),
])

/** A word of at least five letters may have one wrong letter. A word of at least nine letters may have two. */
const MIN_LETTERS_FOR_ONE_TYPO = 5
const MIN_LETTERS_FOR_TWO_TYPOS = 9

const STREET_NAME_END = new RegExp(`^${STREET_WORD}$`, 'i')

/** Returns the word of VOCABULARY that was meant; the given word itself if it resembles none. */
function correctWord(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length < MIN_LETTERS_FOR_ONE_TYPO || CORRECT_WORDS.has(lower) || !/^[a-z-]+$/.test(lower))
    return word
  const maxDistance = lower.length >= MIN_LETTERS_FOR_TWO_TYPOS ? 2 : 1
  for (let distance = 1; distance <= maxDistance; distance += 1) {
    // Typing errors in the first letter are rare, but names of places may differ from these words only in that letter.
    const correction = VOCABULARY.find(
      (candidate) => candidate[0] === lower[0] && computeEditDistance(lower, candidate, distance) <= distance,
    )
    if (correction !== undefined) return correction
  }
  return word
}

/** Corrects '3 bed hosue with gardn', but no names of places and streets. */
export function correctTypos(text: string, isName: (word: string) => boolean): string {
  const words = text.split(/([\s,;/]+)/)
  return words
    .map((word, i) => {
      const isSeparator = i % 2 === 1
      const isStreetName = STREET_NAME_END.test(words[i + 2] ?? '')
      return isSeparator || isStreetName || isName(word) ? word : correctWord(word)
    })
    .join('')
}

/** Names that have an article within a sentence. */
const withArticle = new Set([
  'Derbyshire Dales',
  'East Riding of Yorkshire',
  'Forest of Dean',
  'High Peak',
  'Isle of Anglesey',
  'Isle of Wight',
  'Malvern Hills',
  'New Forest',
  'Orkney Islands',
  'Ribble Valley',
  'Scottish Borders',
  'Shetland Islands',
  'Staffordshire Moorlands',
  'Vale of Glamorgan',
  'Vale of White Horse',
])
/** Names with the preposition 'on'. */
const on = new Set(['Isle of Anglesey', 'Isle of Wight'])

/** 'the Isle of Wight', 'Kent'. */
export const thePlace = (name: string): string => (withArticle.has(name) ? `the ${name}` : name)

/** 'on the Isle of Wight', 'in the New Forest', 'in Kent'. */
export const inPlace = (name: string): string => `${on.has(name) ? 'on' : 'in'} ${thePlace(name)}`

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * Puts the name of a place into a sentence at `{place}`: with its article after a preposition and at the beginning,
 * and without it before a noun ('your {place} home').
 */
export const placeInto = (sentence: string, name: string): string =>
  sentence
    .replaceAll(
      /(?:\b(in|on|to|of|around|about) )?\{place\}(?! (?:home|listing)\b)/gi,
      (found: string, preposition: string | undefined, at: number) => {
        const text = /^(in|on)$/i.test(preposition ?? '')
          ? inPlace(name)
          : [preposition, thePlace(name)].filter(Boolean).join(' ')
        return at === 0 || /[A-Z]/.test(found[0] ?? '') ? capital(text) : text
      },
    )
    .replaceAll('{place}', name)

const namesWithArticle = new Set([
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
const namesWithOn = new Set(['Isle of Anglesey', 'Isle of Wight'])

/** Adds the article where a name has one: 'the Isle of Wight', 'Kent'. */
export const addArticle = (name: string): string => (namesWithArticle.has(name) ? `the ${name}` : name)

/** Adds 'in' or 'on' and the article: 'on the Isle of Wight', 'in the New Forest', 'in Kent'. */
export const addPreposition = (name: string): string =>
  `${namesWithOn.has(name) ? 'on' : 'in'} ${addArticle(name)}`

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Inserts a name: 'in {place}' becomes 'on the Isle of Wight'. Before a noun the name has no article. */
export const insertPlaceName = (sentence: string, name: string): string =>
  sentence
    // Matches '{place}' with the preposition before it ('In {place}'), but not before 'home' or 'listing'.
    .replaceAll(
      /(?:\b(in|on|to|of|around|about) )?\{place\}(?! (?:home|listing)\b)/gi,
      (match: string, preposition: string | undefined, index: number) => {
        const text = /^(in|on)$/i.test(preposition ?? '')
          ? addPreposition(name)
          : [preposition, addArticle(name)].filter(Boolean).join(' ')
        const isCapitalised = index === 0 || /[A-Z]/.test(match[0] ?? '')
        return isCapitalised ? capitalise(text) : text
      },
    )
    .replaceAll('{place}', name)

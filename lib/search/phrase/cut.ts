/** Stands where words were understood, so that the words beside them are not read as neighbours. */
export const MARK = '\uE001'

/** The text that is still to be read, and a way to take parts out of it. */
export interface Reader {
  text: string
  /** Takes out every match of a global pattern that `accept` does not refuse with false. */
  cut: (pattern: RegExp, accept: (groups: RegExpMatchArray) => boolean | void) => void
}

export function createReader(text: string): Reader {
  const reader: Reader = {
    text,
    cut(pattern, accept) {
      reader.text = reader.text.replace(pattern, (...args: unknown[]) => {
        const match = args.filter((arg) => typeof arg !== 'number' && typeof arg !== 'object')
        // The last text is the whole input, which `replace` appends to the groups.
        const groups = match.slice(0, -1) as RegExpMatchArray
        return accept(groups) === false ? (groups[0] ?? '') : ` ${MARK} `
      })
    },
  }
  return reader
}

/** Words that are read as a number before 'bed' and 'miles' only, because places are called Seven Sisters. */
const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Pattern of a number of at most two digits, in digits or words. */
export const SMALL_NUMBER = `\\d{1,2}|${NUMBER_WORDS.slice(1).join('|')}`

export const parseSmallNumber = (text: string): number => {
  const index = NUMBER_WORDS.indexOf(text.toLowerCase())
  return index === -1 ? Number(text) : index
}

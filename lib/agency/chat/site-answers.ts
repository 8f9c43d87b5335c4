import { routes } from '../../config/routes'
import type { ChatLink } from '../../contract/chat'
import { brandName } from '../../config/env'
import { insertBrandInMeta } from '../../format/brand-name'
import { parseQuestions } from '../../html/faq-questions'
import { plainText } from '../../html/sanitise'
import { getStoredSiteMeta } from '../content/site-meta'

interface Entry {
  question: string
  answer: string
  link: ChatLink
  words: ReadonlySet<string>
}

const pages = [
  {
    key: 'frequently-asked-questions-contents',
    link: { label: 'Selling questions', path: routes.faq },
  },
  {
    key: 'frequently-asked-questions-lettings-contents',
    link: { label: 'Letting questions', path: routes.faqLettings },
  },
]

/** Words that are common in questions and say nothing about their subject. */
const STOP_WORDS = new Set(
  `a about an and are be can could do does for from get have how i if in is it me my of on or our should tell than
   that the there this to us was we what when where which who will with would you your please`.split(/\s+/),
)

/** Removes endings, so that 'fees' matches 'fee' and 'selling' matches 'sell'. Short words lose an 's' at most. */
const toStem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ings?|ed|es|s)$/, '') : word.replace(/s$/, '')

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !STOP_WORDS.has(word)).map(toStem))

const toEntries = (html: string, link: ChatLink): Entry[] =>
  parseQuestions(html).questions.map(({ question, answer }) => ({
    question,
    answer: plainText(answer),
    link,
    words: wordsOf(question),
  }))

/** The parsed pages by key. The HTML is compared, because an editor may change it. */
const parsedPages = new Map<string, { html: string; entries: Entry[] }>()

function parseOnce(key: string, html: string, link: ChatLink): Entry[] {
  const known = parsedPages.get(key)
  if (known?.html === html) return known.entries
  const entries = toEntries(html, link)
  parsedPages.set(key, { html, entries })
  return entries
}

async function readEntries(): Promise<Entry[]> {
  const found = await Promise.all(
    pages.map(async ({ key, link }) => {
      const html = await getStoredSiteMeta(key)
      return html ? parseOnce(key, insertBrandInMeta(html, brandName()), link) : []
    }),
  )
  return found.flat()
}

/** The least agreement of a message with a question (Dice's coefficient of their words, from 0 to 1). */
const MIN_AGREEMENT = 0.5
/** From this agreement on, the message counts as the question itself. */
const SAME_QUESTION_AGREEMENT = 0.8

const agreementOf = (asked: ReadonlySet<string>, words: ReadonlySet<string>): number => {
  const common = [...asked].filter((word) => words.has(word)).length
  return (2 * common) / (asked.size + words.size)
}

const toAnswer = ({ question, answer, link }: Entry) => ({
  text: `${question} ${answer} From our ${link.label.toLowerCase()}.`,
  links: [link],
})

/** Lists the agency's questions with its answers. */
export const listQuestions = async () =>
  (await readEntries()).map((entry) => ({ question: entry.question, answer: toAnswer(entry) }))

/**
 * Finds the agency's own answer to a question about the agency (D-151).
 * @returns `isSame` is true when the message is almost that question; undefined when no question is close enough
 */
export async function findQuestion(message: string) {
  const messageWords = wordsOf(message)
  const ranked = (await readEntries())
    .map((entry) => ({ entry, agreement: agreementOf(messageWords, entry.words) }))
    .sort((a, b) => b.agreement - a.agreement)
  const best = ranked[0]
  // A message without words has the agreement NaN, which is not below the minimum either.
  if (!best || !(best.agreement >= MIN_AGREEMENT)) return undefined
  return { isSame: best.agreement >= SAME_QUESTION_AGREEMENT, answer: toAnswer(best.entry) }
}

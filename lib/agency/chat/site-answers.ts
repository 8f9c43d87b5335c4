import { routes } from '../../config/routes'
import type { ChatLink } from '../../contract/chat'
import { brandName } from '../../config/env'
import type { Nation } from '../../domain/nation'
import { insertBrandInMeta } from '../../format/brand-name'
import { parseQuestions } from '../../html/faq-questions'
import { plainText } from '../../html/sanitise'
import { getStoredSiteMeta } from '../content/site-meta'
import { NATION_NAMES } from '../places/tables/regions'
import { removeNations } from './find-nation'
import { toStems } from './word-stems'

interface FaqEntry {
  question: string
  answer: string
  link: ChatLink
  stems: ReadonlySet<string>
  /** True if an answer holds only in England and in the nations that it names; false if it holds everywhere. */
  isForEngland: boolean
}

interface FaqPage {
  key: string
  link: ChatLink
  isForEngland: boolean
}

const FAQ_PAGES: readonly FaqPage[] = [
  {
    key: 'frequently-asked-questions-contents',
    link: { label: 'Selling questions', path: routes.faq },
    isForEngland: false,
  },
  {
    key: 'frequently-asked-questions-lettings-contents',
    link: { label: 'Letting questions', path: routes.faqLettings },
    isForEngland: true,
  },
]

const toEntries = (html: string, { link, isForEngland }: FaqPage): FaqEntry[] =>
  parseQuestions(html).questions.map(({ question, answer }) => ({
    question,
    answer: plainText(answer),
    link,
    isForEngland,
    stems: toStems(question),
  }))

/** The parsed pages by key. A page is parsed again when an editor has changed its HTML. */
const parsedPages = new Map<string, { html: string; entries: FaqEntry[] }>()

function parseOnce(page: FaqPage, html: string): FaqEntry[] {
  const parsedPage = parsedPages.get(page.key)
  if (parsedPage?.html === html) return parsedPage.entries
  const entries = toEntries(html, page)
  parsedPages.set(page.key, { html, entries })
  return entries
}

async function readEntries(): Promise<FaqEntry[]> {
  const entriesByPage = await Promise.all(
    FAQ_PAGES.map(async (page) => {
      const html = await getStoredSiteMeta(page.key)
      return html ? parseOnce(page, insertBrandInMeta(html, brandName())) : []
    }),
  )
  return entriesByPage.flat()
}

/** The least similarity, from 0 to 1, of a message to the question that answers it. */
const MIN_SIMILARITY = 0.5
/** From this similarity on, a message counts as the same question. Two shared words of three are not enough (0.67). */
const SAME_QUESTION_SIMILARITY = 0.85

/** Computes Dice's coefficient of the words. A single shared word counts only above MIN_SIMILARITY. */
function measureSimilarity(stems: ReadonlySet<string>, otherStems: ReadonlySet<string>): number {
  const commonCount = [...stems].filter((stem) => otherStems.has(stem)).length
  if (commonCount === 0) return 0
  const similarity = (2 * commonCount) / (stems.size + otherStems.size)
  return commonCount === 1 && similarity <= MIN_SIMILARITY ? 0 : similarity
}

const toAnswer = ({ question, answer, link }: FaqEntry) => ({
  text: `${question} ${answer} From our ${link.label.toLowerCase()}.`,
  links: [link],
})

const holdsIn = (nation: Nation, { answer, isForEngland }: FaqEntry): boolean =>
  !isForEngland || nation === 'england' || answer.includes(NATION_NAMES[nation][0])

/** Declines to answer for a nation with another law than England's, and names what we publish about that nation. */
function declineForNation({ question }: FaqEntry, nation: Nation) {
  const name = NATION_NAMES[nation][0]
  return {
    text:
      `Our answer to “${question}” is for England, and ${name} has its own law. ` +
      `Our fees page says what a tenant may be asked to pay in ${name}. Please contact us about anything else.`,
    links: [
      { label: 'Fees', path: routes.fees },
      { label: 'Contact us', path: routes.contact },
    ],
  }
}

/** Lists the questions of the FAQ pages whose answers hold in a nation. */
export const listQuestions = async (nation: Nation) =>
  (await readEntries())
    .filter((entry) => holdsIn(nation, entry))
    .map((entry) => ({ question: entry.question, answer: toAnswer(entry) }))

/** Whether a question asks what something is. Other questions about the same thing do not answer it. */
const asksForMeaning = (question: string): boolean => /^\s*what(?:'s|’s| is| are) an?\b/i.test(question)

/**
 * Finds the FAQ most similar to a message (D-151); `isSameQuestion` when the message is almost that question. An answer
 * that holds for England alone is not given for another nation.
 */
export async function findQuestion(message: string, nation: Nation) {
  const messageStems = toStems(message)
  const stemsWithoutNation = toStems(removeNations(message))
  const ranked = (await readEntries())
    .filter(({ question }) => !asksForMeaning(message) || asksForMeaning(question))
    .map((entry) => {
      // 'How long is a tenancy in Wales?' and 'How long is a tenancy?' are the same question.
      const withoutNation = measureSimilarity(stemsWithoutNation, entry.stems)
      const isSame = withoutNation >= SAME_QUESTION_SIMILARITY
      return { entry, similarity: isSame ? withoutNation : measureSimilarity(messageStems, entry.stems) }
    })
    .sort((a, b) => b.similarity - a.similarity)
  const best = ranked[0]
  if (!best || best.similarity < MIN_SIMILARITY) return undefined
  return {
    isSameQuestion: best.similarity >= SAME_QUESTION_SIMILARITY,
    answer: holdsIn(nation, best.entry) ? toAnswer(best.entry) : declineForNation(best.entry, nation),
  }
}

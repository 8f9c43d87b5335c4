import { routes } from '../../config/routes'
import type { ChatLink } from '../../contract/chat'
import { brandName } from '../../config/env'
import { insertBrandInMeta } from '../../format/brand-name'
import { parseQuestions } from '../../html/faq-questions'
import { plainText } from '../../html/sanitise'
import { getStoredSiteMeta } from '../content/site-meta'
import { toStems } from './word-stems'

interface FaqEntry {
  question: string
  answer: string
  link: ChatLink
  stems: ReadonlySet<string>
}

/** The site meta keys of the FAQ pages. */
const FAQ_PAGES = [
  {
    key: 'frequently-asked-questions-contents',
    link: { label: 'Selling questions', path: routes.faq },
  },
  {
    key: 'frequently-asked-questions-lettings-contents',
    link: { label: 'Letting questions', path: routes.faqLettings },
  },
]

const toEntries = (html: string, link: ChatLink): FaqEntry[] =>
  parseQuestions(html).questions.map(({ question, answer }) => ({
    question,
    answer: plainText(answer),
    link,
    stems: toStems(question),
  }))

/** The parsed pages by key. A page is parsed again when an editor has changed its HTML. */
const parsedPages = new Map<string, { html: string; entries: FaqEntry[] }>()

function parseOnce(key: string, html: string, link: ChatLink): FaqEntry[] {
  const parsedPage = parsedPages.get(key)
  if (parsedPage?.html === html) return parsedPage.entries
  const entries = toEntries(html, link)
  parsedPages.set(key, { html, entries })
  return entries
}

async function readEntries(): Promise<FaqEntry[]> {
  const entriesByPage = await Promise.all(
    FAQ_PAGES.map(async ({ key, link }) => {
      const html = await getStoredSiteMeta(key)
      return html ? parseOnce(key, insertBrandInMeta(html, brandName()), link) : []
    }),
  )
  return entriesByPage.flat()
}

/** The least similarity, from 0 to 1, of a message to the question that answers it. */
const MIN_SIMILARITY = 0.5
/** From this similarity on, the message counts as the same question. */
const SAME_QUESTION_SIMILARITY = 0.8

/** Computes Dice's coefficient of two texts' words; 0 if neither text has any. */
function measureSimilarity(stems: ReadonlySet<string>, otherStems: ReadonlySet<string>): number {
  const commonCount = [...stems].filter((stem) => otherStems.has(stem)).length
  return commonCount === 0 ? 0 : (2 * commonCount) / (stems.size + otherStems.size)
}

const toAnswer = ({ question, answer, link }: FaqEntry) => ({
  text: `${question} ${answer} From our ${link.label.toLowerCase()}.`,
  links: [link],
})

/** Lists the questions of the FAQ pages with their answers. */
export const listQuestions = async () =>
  (await readEntries()).map((entry) => ({ question: entry.question, answer: toAnswer(entry) }))

/** Finds the FAQ most like a message (D-151); `isSameQuestion` when the message is almost that question. */
export async function findQuestion(message: string) {
  const messageStems = toStems(message)
  const ranked = (await readEntries())
    .map((entry) => ({ entry, similarity: measureSimilarity(messageStems, entry.stems) }))
    .sort((a, b) => b.similarity - a.similarity)
  const best = ranked[0]
  if (!best || best.similarity < MIN_SIMILARITY) return undefined
  return { isSameQuestion: best.similarity >= SAME_QUESTION_SIMILARITY, answer: toAnswer(best.entry) }
}

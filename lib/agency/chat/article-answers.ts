import { routes } from '../../config/routes'
import { listHeadlines } from '../content/articles'
import { CURRENT_PROPERTY_WORDS } from './search-answers'
import { toStems } from './word-stems'

const MAX_ARTICLES = 2
/** An article must share this many words with a message, because one shared word says little about its subject. */
const MIN_COMMON_WORDS = 2
/** The minimum share of a message's words that must occur in the article's title or summary. */
const MIN_SHARE_OF_MESSAGE = 0.5
/** Words of questions that say nothing about an article's subject. */
const QUESTION_WORDS = /\b(?:much|many|must|may|might|need|give|take|want|know|allowed|happens?)\b/gi

interface ArticleAnswerOptions {
  /** True in a conversation about a listing, where articles answer no message about it, such as 'Is it quiet?'. */
  hasListing: boolean
  log: (line: string) => void
}

/** Answers with articles that share most words with a message (D-151); undefined if none shares enough. */
export async function answerFromArticles(message: string, { hasListing, log }: ArticleAnswerOptions) {
  if (hasListing && CURRENT_PROPERTY_WORDS.test(message)) return undefined
  const messageStems = [...toStems(message.replace(QUESTION_WORDS, ' '), { includesNumbers: true })]
  if (messageStems.length < MIN_COMMON_WORDS) return undefined
  const articles = (await listHeadlines())
    .map((article) => {
      const stems = toStems(`${article.name} ${article.shortDescription}`, { includesNumbers: true })
      return { ...article, commonCount: messageStems.filter((stem) => stems.has(stem)).length }
    })
    .filter(
      ({ commonCount }) =>
        commonCount >= MIN_COMMON_WORDS && commonCount >= messageStems.length * MIN_SHARE_OF_MESSAGE,
    )
    .sort((a, b) => b.commonCount - a.commonCount)
    .slice(0, MAX_ARTICLES)
  if (articles.length === 0) return undefined
  log(`Articles found: ${articles.length}`)
  const titles = articles.map(({ name }) => `“${name}”`).join(' and ')
  return {
    text: `I cannot answer that in a line, but we have written about it: ${titles}. From our news and guides.`,
    links: articles.map(({ section, slug, name }) => ({
      label: name,
      path: section === 'news' ? routes.newsItem(slug) : routes.guide(slug),
    })),
  }
}

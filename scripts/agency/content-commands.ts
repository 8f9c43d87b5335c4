import {
  articleSchema,
  getStoredArticle,
  isArticleSection,
  removeArticle,
  saveArticle,
} from '../../lib/agency/content/edit-articles'
import { getStoredSiteMeta, setSiteMeta } from '../../lib/agency/content/site-meta'
import { slugify } from '../../lib/format/slug'
import type { OpenContext } from './command-context'
import { addShippedTexts } from './shipped-texts'
import { readTextFile } from './read-text-file'
import { refuseMoreArguments, UsageError } from './usage'

/** Adds the texts that come with the application, except where the agency has its own. @returns the exit code */
export async function textsCommand(openContext: OpenContext, [action, ...more]: string[]): Promise<number> {
  if (action !== 'fill') throw new UsageError(`'texts ${action ?? ''}' is not a command: 'texts fill' is`)
  refuseMoreArguments(more)
  const { say } = await openContext()
  const { siteMeta, articles } = await addShippedTexts()
  say(`${siteMeta} site-meta values and ${articles} articles were added.`)
  return 0
}

/** Prints, writes or removes a news item or a guide. @returns the exit code */
export async function articleCommand(
  openContext: OpenContext,
  [action = '', section = '', slug = '', file, ...more]: string[],
): Promise<number> {
  if (!['get', 'set', 'remove'].includes(action))
    throw new UsageError(`'article ${action}' is not a command: 'article get', 'set' and 'remove' are`)
  if (!isArticleSection(section)) throw new UsageError(`'${section}' is no section: news and guide are`)
  // An article with the slug 'tag' would hide the route of the tags (D-64).
  if (!slug || slug !== slugify(slug) || slug === 'tag')
    throw new UsageError(`'${slug}' cannot be in an address: use lower-case words joined by hyphens`)
  if (action === 'set' && !file) throw new UsageError('name the file of the article')
  refuseMoreArguments(action === 'set' ? more : [file, ...more])
  const article = action === 'set' ? parseArticle(await readTextFile(file!)) : null
  const { say } = await openContext()
  if (article) {
    await saveArticle(section, slug, article)
    say(`${section}/${slug} is stored.`)
    return 0
  }
  const stored = await getStoredArticle(section, slug)
  if (!stored) throw new UsageError(`there is no article ${section}/${slug}`)
  if (action === 'get') {
    say(JSON.stringify(stored, null, 2))
    return 0
  }
  await removeArticle(section, slug)
  say(`${section}/${slug} is removed.`)
  return 0
}

/** @throws UsageError that names the first field that is missing, unknown or not valid */
function parseArticle(text: string) {
  const parsed = articleSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  throw new UsageError(`the article is not valid: ${[...path, message].join(': ')}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`the article is not JSON: ${(error as Error).message}`)
  }
}

/** Prints or sets a site-meta value. @returns the exit code */
export async function metaCommand(
  openContext: OpenContext,
  [action, key, file, ...more]: string[],
): Promise<number> {
  if (action !== 'get' && !(action === 'set' && file))
    throw new UsageError(
      `'meta ${action ?? ''}' is not a command: 'meta get KEY' and 'meta set KEY FILE' are`,
    )
  if (!key || !/^[\w.-]{1,200}$/.test(key)) throw new UsageError('name the key of a site-meta value')
  refuseMoreArguments(action === 'get' ? [file, ...more] : more)
  const value = action === 'set' ? await readTextFile(file!) : null
  const { say } = await openContext()
  const current = await getStoredSiteMeta(key)
  if (value !== null) {
    if (isJsonObject(current) && !isJsonObject(value))
      throw new UsageError(`'${key}' holds an object in JSON, and the file does not`)
    await setSiteMeta(key, value)
    const isNewKey = current === undefined
    const hint = isNewKey ? ' The key is a new one: if it was to change a page, look at its spelling.' : ''
    say(`'${key}' is set.${hint}`)
    return 0
  }
  if (current === undefined) throw new UsageError(`there is no site-meta value '${key}'`)
  say(current)
  return 0
}

function isJsonObject(text: string | undefined): boolean {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    return typeof parsed === 'object' && parsed !== null
  } catch {
    return false
  }
}

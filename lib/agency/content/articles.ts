import type { Selectable } from 'kysely'
import type { ContentItem as ContentItemTable, ContentSection } from '../../../prisma/generated/tables'
import type { Article, Tag } from '../../contract/articles'
import { failure, success, type Reply } from '../../contract/call'
import { londonDay } from '../../format/london-clock'
import { slugify } from '../../format/slug'
import { readPublic } from '../read-replica'
import { toIsoDay } from '../../format/iso-day'

const MAX_RELATED = 3
const longDateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

type ContentItem = Selectable<ContentItemTable>

/** The slugs of an item's tags (D-63). A name without Latin letters or digits has no slug, and no page. */
const listTagSlugs = ({ tags }: ContentItem): string[] => tags.map(slugify).filter(Boolean)

/** Returns today's date in London as midnight UTC, to compare it with date columns. */
const today = () => new Date(londonDay(new Date()))

const toArticle = (item: ContentItem): Article => ({
  id: item.id,
  slug: item.slug,
  name: item.name,
  pageTitle: item.pageTitle,
  metaContent: item.metaContent,
  thumbnailImage: item.thumbnail,
  largeImage: item.largeImage,
  thumbnail_image_alt_text: item.thumbnailAlt,
  large_image_alt_text: item.largeImageAlt,
  shortDescription: item.shortDescription,
  longDescription: item.body,
  formatted_publication_date: longDateFormat.format(item.publishedOn),
  tags: item.tags.join(', '),
  youtubeUrl: item.youtubeUrl,
  videoSrc: item.videoSrc,
  showImageVideoStatus: String(item.imageVideoStatus),
  related_blog_default_status: item.relatedAutomatic ? '1' : '0',
  published_on: toIsoDay(item.publishedOn),
  written_by: item.writtenBy,
  checked_by: item.checkedBy,
  checked_on: item.checkedOn === null ? null : toIsoDay(item.checkedOn),
})

/** Lists the published articles of both sections without their bodies, the newest first. */
export const listHeadlines = () =>
  readPublic((database) =>
    database
      .selectFrom('contentItem')
      .select(['section', 'slug', 'name', 'shortDescription'])
      .where('publishedOn', '<=', today())
      .orderBy('publishedOn', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  )

/** Creates the call handlers of the section news or guides (calls ). */
export function createArticleHandlers(section: ContentSection, notFoundMessage: string) {
  const findPublished = () =>
    readPublic((database) =>
      database
        .selectFrom('contentItem')
        .selectAll()
        .where('section', '=', section)
        .where('publishedOn', '<=', today())
        .orderBy('publishedOn', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    )
  const getById = (id: number) =>
    readPublic((database) =>
      database
        .selectFrom('contentItem')
        .selectAll()
        .where('section', '=', section)
        .where('id', '=', id)
        .executeTakeFirst(),
    )
  const reply = (items: ContentItem[]): Reply<Article[]> => success(items.map(toArticle))

  /** Returns the next newer article (step -1) or the next older one (step 1); null after the last. */
  const getNeighbour = async (
    { id, slug }: { id?: number; slug?: string },
    step: 1 | -1,
  ): Promise<Reply<Article | null>> => {
    const items = await findPublished()
    const index = items.findIndex((item) => (id === undefined ? item.slug === slug : item.id === id))
    const neighbour = index === -1 ? undefined : items[index + step]
    return success(neighbour ? toArticle(neighbour) : null)
  }

  return {
    list: async () => reply(await findPublished()),
    featured: async () => reply((await findPublished()).filter((item) => item.featured)),
    tags: async (): Promise<Reply<Tag[]>> => {
      const names = (await findPublished()).flatMap((item) => item.tags)
      // Names that differ only in case or punctuation have one slug, and are listed once.
      const nameBySlug = new Map(names.map((name) => [slugify(name), name]))
      nameBySlug.delete('')
      const tags = [...nameBySlug].map(([slug, name]) => ({ name, slug }))
      return success(tags.sort((a, b) => a.name.localeCompare(b.name, 'en-GB')))
    },
    /** Finds articles by the slug or the name of a tag (D-63). */
    byTag: async ({ tag }: { tag: string }) => {
      const hasTag = (item: ContentItem) => listTagSlugs(item).includes(slugify(tag))
      return reply((await findPublished()).filter(hasTag))
    },
    detail: async ({ slug }: { slug: string }): Promise<Reply<Article>> => {
      const item = await readPublic((database) =>
        database
          .selectFrom('contentItem')
          .selectAll()
          .where('section', '=', section)
          .where('slug', '=', slug)
          .where('publishedOn', '<=', today())
          .executeTakeFirst(),
      )
      return item ? success(toArticle(item)) : failure(notFoundMessage)
    },
    /** Finds the newest articles that share a tag. */
    related: async ({ id }: { id: number }): Promise<Reply<Article[]>> => {
      const item = await getById(id)
      if (!item) return success([])
      const slugs = listTagSlugs(item)
      const isRelated = (other: ContentItem) =>
        other.id !== id && listTagSlugs(other).some((slug) => slugs.includes(slug))
      return reply((await findPublished()).filter(isRelated).slice(0, MAX_RELATED))
    },
    /** Finds the articles that the editor has chosen, in the editor's order. */
    relatedManual: async ({ id }: { id: number }): Promise<Reply<Article[]>> => {
      const item = await getById(id)
      if (!item) return success([])
      const items = await findPublished()
      const findOther = (slug: string) => items.find((other) => other.slug === slug && other.id !== id)
      return reply(item.relatedSlugs.flatMap((slug) => findOther(slug) ?? []))
    },
    previous: (reference: { id?: number; slug?: string }) => getNeighbour(reference, -1),
    next: (reference: { id?: number; slug?: string }) => getNeighbour(reference, 1),
  }
}

import type { Selectable } from 'kysely'
import type { ContentItem as ContentItemTable, ContentSection } from '../../../prisma/generated/tables'
import type { Article, Tag } from '../../contract/articles'
import { failure, success, type Reply } from '../../contract/call'
import { slugify } from '../../format/slug'
import { db } from '../database'

const MOST_RELATED = 3
const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

type ContentItem = Selectable<ContentItemTable>

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)
/** What is dated later than today is not published yet. */
const today = () => new Date(isoDay(new Date()))

const articleOf = (item: ContentItem): Article => ({
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
  formatted_publication_date: longDate.format(item.publishedOn),
  tags: item.tags.join(', '),
  youtubeUrl: item.youtubeUrl,
  videoSrc: item.videoSrc,
  showImageVideoStatus: String(item.imageVideoStatus),
  related_blog_default_status: item.relatedAutomatic ? '1' : '0',
  published_on: isoDay(item.publishedOn),
})

/** The calls of one section, news or guides (A-01 … A-18); they differ in their words alone. */
export function articleHandlers(section: ContentSection, missing: string) {
  const all = () =>
    db()
      .selectFrom('contentItem')
      .selectAll()
      .where('section', '=', section)
      .where('publishedOn', '<=', today())
      .orderBy('publishedOn', 'desc')
      .orderBy('id', 'desc')
      .execute()
  const byId = (id: number) =>
    db()
      .selectFrom('contentItem')
      .selectAll()
      .where('section', '=', section)
      .where('id', '=', id)
      .executeTakeFirst()
  const reply = (items: ContentItem[]): Reply<Article[]> => success(items.map(articleOf))

  const neighbour = async (
    { id, slug }: { id?: number; slug?: string },
    step: 1 | -1,
  ): Promise<Reply<Article | null>> => {
    const items = await all()
    const at = items.findIndex((item) => (id === undefined ? item.slug === slug : item.id === id))
    const found = at < 0 ? undefined : items[at + step]
    return success(found ? articleOf(found) : null)
  }

  return {
    list: async () => reply(await all()),
    featured: async () => reply((await all()).filter((item) => item.featured)),
    /** Tags in use, by name. */
    tags: async (): Promise<Reply<Tag[]>> => {
      const names = new Map(
        (await all()).flatMap((item) => item.tags.map((name) => [slugify(name), name] as const)),
      )
      return success(
        [...names]
          .map(([slug, name]) => ({ name, slug }))
          .sort((a, b) => a.name.localeCompare(b.name, 'en-GB')),
      )
    },
    /** By the tag's slug; its name is accepted too (D-63). */
    byTag: async ({ tag }: { tag: string }) =>
      reply((await all()).filter((item) => item.tags.some((name) => slugify(name) === slugify(tag)))),
    detail: async ({ slug }: { slug: string }): Promise<Reply<Article>> => {
      if (slug.includes('\0')) return failure(missing)
      const item = await db()
        .selectFrom('contentItem')
        .selectAll()
        .where('section', '=', section)
        .where('slug', '=', slug)
        .where('publishedOn', '<=', today())
        .executeTakeFirst()
      return item ? success(articleOf(item)) : failure(missing)
    },
    /** Others that share a tag, newest first, three at most. */
    related: async ({ id }: { id: number }): Promise<Reply<Article[]>> => {
      const item = await byId(id)
      if (!item) return success([])
      return reply(
        (await all())
          .filter((other) => other.id !== id && other.tags.some((name) => item.tags.includes(name)))
          .slice(0, MOST_RELATED),
      )
    },
    /** The editor's own choice, in the editor's order. */
    relatedManual: async ({ id }: { id: number }): Promise<Reply<Article[]>> => {
      const item = await byId(id)
      if (!item) return success([])
      const items = await all()
      return reply(
        item.relatedSlugs.flatMap(
          (slug) => items.find((other) => other.slug === slug && other.id !== id) ?? [],
        ),
      )
    },
    previous: (reference: { id?: number; slug?: string }) => neighbour(reference, -1),
    next: (reference: { id?: number; slug?: string }) => neighbour(reference, 1),
  }
}

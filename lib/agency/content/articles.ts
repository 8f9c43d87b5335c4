import type { Article, Tag } from '../../contract/articles'
import { failure, success, type Reply } from '../../contract/call'
import { slugify } from '../../format/slug'
import { rows } from '../pool'

const MOST_RELATED = 3
const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

type ContentSection = 'news' | 'guide'

/** A row of content_item, as one statement reads it. */
interface ContentItem {
  id: number
  slug: string
  name: string
  pageTitle: string
  metaContent: string
  shortDescription: string
  body: string
  thumbnail: string | null
  thumbnailAlt: string
  largeImage: string | null
  largeImageAlt: string
  youtubeUrl: string | null
  videoSrc: string | null
  imageVideoStatus: number
  relatedAutomatic: boolean
  relatedSlugs: string[]
  featured: boolean
  tags: string[]
  /** ISO, a day. */
  publishedOn: string
}

const statement = `
  SELECT id, slug, name, page_title AS "pageTitle", meta_content AS "metaContent", short_description AS "shortDescription", body,
         thumbnail, thumbnail_alt AS "thumbnailAlt", large_image AS "largeImage", large_image_alt AS "largeImageAlt",
         youtube_url AS "youtubeUrl", video_src AS "videoSrc", image_video_status AS "imageVideoStatus",
         related_automatic AS "relatedAutomatic", related_slugs AS "relatedSlugs", featured, tags,
         to_char(published_on, 'YYYY-MM-DD') AS "publishedOn"
    FROM content_item`

/** Today's date as the database compares it; what is dated later is not out yet. */
const today = () => new Date().toISOString().slice(0, 10)

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
  formatted_publication_date: longDate.format(new Date(item.publishedOn)),
  tags: item.tags.join(', '),
  youtubeUrl: item.youtubeUrl,
  videoSrc: item.videoSrc,
  showImageVideoStatus: String(item.imageVideoStatus),
  related_blog_default_status: item.relatedAutomatic ? '1' : '0',
  published_on: item.publishedOn,
})

/** The calls of one section, news or guides (A-01 … A-18); they differ in their words alone. */
export function articleHandlers(section: ContentSection, missing: string) {
  const all = () =>
    rows<ContentItem>(
      `${statement} WHERE section = $1 AND published_on <= $2 ORDER BY published_on DESC, id DESC`,
      [section, today()],
    )
  const byId = async (id: number) =>
    (await rows<ContentItem>(`${statement} WHERE section = $1 AND id = $2`, [section, id]))[0]
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
      const [item] = await rows<ContentItem>(
        `${statement} WHERE section = $1 AND slug = $2 AND published_on <= $3`,
        [section, slug, today()],
      )
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

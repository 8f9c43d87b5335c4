import * as z from 'zod'
import type { ContentSection } from '../../../prisma/generated/tables'
import { toIsoDay } from '../../format/iso-day'
import { db } from '../database'

/* Articles as an operator edits them (npm run agency -- article). */

const daySchema = z.iso.date().transform((day) => new Date(day))
const imageVideoStatuses = { image: 0, video: 1, both: 2 } as const

/** The columns of an article; those with a default may be left out. */
export const articleSchema = z.strictObject({
  name: z.string().min(1),
  pageTitle: z.string().min(1),
  metaContent: z.string(),
  shortDescription: z.string(),
  /** HTML, which is sanitised wherever it is rendered (NEWS-08). */
  body: z.string().min(1),
  tags: z.array(z.string().min(1)),
  publishedOn: daySchema,
  thumbnail: z.string().nullable().default(null),
  thumbnailAlt: z.string().default(''),
  largeImage: z.string().nullable().default(null),
  largeImageAlt: z.string().default(''),
  youtubeUrl: z.url().nullable().default(null),
  videoSrc: z.string().nullable().default(null),
  /** NEWS-06: the image, the video, or both. */
  imageVideoStatus: z.literal(Object.values(imageVideoStatuses)).default(imageVideoStatuses.image),
  relatedAutomatic: z.boolean().default(true),
  relatedSlugs: z.array(z.string()).default([]),
  featured: z.boolean().default(false),
  writtenBy: z.string().nullable().default(null),
  checkedBy: z.string().nullable().default(null),
  checkedOn: daySchema.nullable().default(null),
})
type EditedArticle = z.output<typeof articleSchema>

const sections: readonly string[] = ['news', 'guide'] satisfies ContentSection[]
export const isArticleSection = (text: string): text is ContentSection => sections.includes(text)

/** Returns an article as `articleSchema` reads it, also before its day of publication. */
export async function getStoredArticle(
  section: ContentSection,
  slug: string,
): Promise<z.input<typeof articleSchema> | undefined> {
  const row = await db()
    .selectFrom('contentItem')
    .select(articleSchema.keyof().options)
    .where('section', '=', section)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const { publishedOn, checkedOn, imageVideoStatus, ...article } = row
  return {
    ...article,
    imageVideoStatus: imageVideoStatus as EditedArticle['imageVideoStatus'],
    publishedOn: toIsoDay(publishedOn),
    checkedOn: checkedOn && toIsoDay(checkedOn),
  }
}

/** Creates or replaces an article. A trigger of the table notifies every running server. */
export async function saveArticle(
  section: ContentSection,
  slug: string,
  article: EditedArticle,
): Promise<void> {
  await db()
    .insertInto('contentItem')
    .values({ section, slug, ...article })
    .onConflict((conflict) => conflict.columns(['section', 'slug']).doUpdateSet(article))
    .execute()
}

export async function removeArticle(section: ContentSection, slug: string): Promise<void> {
  await db().deleteFrom('contentItem').where('section', '=', section).where('slug', '=', slug).execute()
}

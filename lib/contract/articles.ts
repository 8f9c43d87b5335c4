import * as z from 'zod'
import { defineCall, id } from './call'

const flag = z.preprocess((value) => {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return String(value ?? '0')
}, z.string())
const textOrEmpty = z.preprocess((value) => value ?? '', z.string())

const textOrNull = z
  .string()
  .nullish()
  .transform((value) => value || null)

/** A news item or a guide, with the specified names of its fields (API-18). */
const article = z.object({
  id: z.coerce.number(),
  slug: z.string(),
  name: z.string(),
  pageTitle: textOrEmpty,
  metaContent: textOrEmpty,
  thumbnailImage: textOrNull,
  largeImage: textOrNull,
  thumbnail_image_alt_text: textOrEmpty,
  large_image_alt_text: textOrEmpty,
  shortDescription: textOrEmpty,
  longDescription: textOrEmpty,
  formatted_publication_date: textOrEmpty,
  /** Names, comma-separated. */
  tags: textOrEmpty,
  youtubeUrl: textOrNull,
  videoSrc: textOrNull,
  /** '0' image, '1' video, '2' both. */
  showImageVideoStatus: flag,
  related_blog_default_status: flag,
  /** Not in the specification, as are the following: ISO dates, and who wrote and checked the text. */
  published_on: z.string().optional(),
  written_by: z.string().nullish(),
  checked_by: z.string().nullish(),
  checked_on: z.string().nullish(),
})
export type Article = z.infer<typeof article>

const tag = z.object({ name: z.string(), slug: z.string() })
export type Tag = z.infer<typeof tag>

const noInput = z.object({})
const required = (name: string) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, { error: `${name} is required` })
    .max(300, { error: `${name} is required` })
const byTag = z.object({ tag: required('tag') })
const bySlug = z.object({ slug: required('slug') })
const byId = z.object({
  id: z.coerce
    .number({ error: 'id is required' })
    .int({ error: 'id is required' })
    .positive({ error: 'id is required' })
    .max(2_147_483_647, { error: 'id is required' }),
})
const reference = z
  .object({ id: id.optional(), slug: z.string().max(300).optional() })
  .refine(({ id: number, slug }) => number !== undefined || slug !== undefined, { error: 'id is required' })
const list = z.array(article)
const neighbour = article.nullable()

export const articleCalls = {
  newsList: defineCall('newsList', { input: noInput, output: list }),
  newsFeatured: defineCall('newsFeatured', { input: noInput, output: list }),
  newsTags: defineCall('newsTags', { input: noInput, output: z.array(tag) }),
  newsByTag: defineCall('newsByTag', { input: byTag, output: list }),
  newsDetail: defineCall('newsDetail', { input: bySlug, output: article }),
  newsRelated: defineCall('newsRelated', { input: byId, output: list }),
  newsRelatedManual: defineCall('newsRelatedManual', { input: byId, output: list }),
  newsPrevious: defineCall('newsPrevious', { input: reference, output: neighbour }),
  newsNext: defineCall('newsNext', { input: reference, output: neighbour }),
  guidesList: defineCall('guidesList', { input: noInput, output: list }),
  guidesFeatured: defineCall('guidesFeatured', { input: noInput, output: list }),
  guidesTags: defineCall('guidesTags', { input: noInput, output: z.array(tag) }),
  guidesByTag: defineCall('guidesByTag', { input: byTag, output: list }),
  guidesDetail: defineCall('guidesDetail', { input: bySlug, output: article }),
  guidesRelated: defineCall('guidesRelated', { input: byId, output: list }),
  guidesRelatedManual: defineCall('guidesRelatedManual', { input: byId, output: list }),
  guidesPrevious: defineCall('guidesPrevious', { input: reference, output: neighbour }),
  guidesNext: defineCall('guidesNext', { input: reference, output: neighbour }),
}

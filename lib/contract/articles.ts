import * as z from 'zod'
import { defineCall, idSchema, MAX_INTEGER, optionalTextSchema } from './call'

/** A flag is a string of digits (D-12). An upstream may send a boolean or nothing instead. */
const flagSchema = z.preprocess((value) => {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return String(value ?? '0')
}, z.string())

const textOrNullSchema = z
  .string()
  .nullish()
  .transform((value) => value || null)

/** A news item or a guide, with the specified names of its fields (API-18). */
const articleSchema = z.object({
  id: z.coerce.number(),
  slug: z.string(),
  name: z.string(),
  pageTitle: optionalTextSchema,
  metaContent: optionalTextSchema,
  thumbnailImage: textOrNullSchema,
  largeImage: textOrNullSchema,
  thumbnail_image_alt_text: optionalTextSchema,
  large_image_alt_text: optionalTextSchema,
  shortDescription: optionalTextSchema,
  longDescription: optionalTextSchema,
  formatted_publication_date: optionalTextSchema,
  /** The names of the tags, separated by commas. */
  tags: optionalTextSchema,
  youtubeUrl: textOrNullSchema,
  videoSrc: textOrNullSchema,
  /** '0' image, '1' video, '2' both. */
  showImageVideoStatus: flagSchema,
  /** '1' if the agency chooses the related items, '0' if the editor has chosen them (NEWS-12). */
  related_blog_default_status: flagSchema,
  /** The fields from here on are not in the specification. The dates are ISO dates. */
  published_on: z.string().optional(),
  written_by: z.string().nullish(),
  checked_by: z.string().nullish(),
  checked_on: z.string().nullish(),
})
export type Article = z.infer<typeof articleSchema>

const tagSchema = z.object({ name: z.string(), slug: z.string() })
export type Tag = z.infer<typeof tagSchema>

const MAX_SLUG_CHARACTERS = 300
const ID_REQUIRED = 'id is required'

const noInputSchema = z.object({})
const requiredSlug = (error: string) =>
  z.string({ error }).trim().min(1, { error }).max(MAX_SLUG_CHARACTERS, { error })
const tagInputSchema = z.object({ tag: requiredSlug('tag is required') })
const slugInputSchema = z.object({ slug: requiredSlug('slug is required') })
const idInputSchema = z.object({
  id: z.coerce
    .number({ error: ID_REQUIRED })
    .int({ error: ID_REQUIRED })
    .positive({ error: ID_REQUIRED })
    .max(MAX_INTEGER, { error: ID_REQUIRED }),
})
const articleRefSchema = z
  .object({ id: idSchema.optional(), slug: z.string().max(MAX_SLUG_CHARACTERS).optional() })
  .refine(({ id, slug }) => id !== undefined || slug !== undefined, { error: ID_REQUIRED })
const articlesSchema = z.array(articleSchema)
const adjacentArticleSchema = articleSchema.nullable()

export const articleCalls = {
  newsList: defineCall('newsList', { input: noInputSchema, output: articlesSchema }),
  newsFeatured: defineCall('newsFeatured', { input: noInputSchema, output: articlesSchema }),
  newsTags: defineCall('newsTags', { input: noInputSchema, output: z.array(tagSchema) }),
  newsByTag: defineCall('newsByTag', { input: tagInputSchema, output: articlesSchema }),
  newsDetail: defineCall('newsDetail', { input: slugInputSchema, output: articleSchema }),
  newsRelated: defineCall('newsRelated', { input: idInputSchema, output: articlesSchema }),
  newsRelatedManual: defineCall('newsRelatedManual', { input: idInputSchema, output: articlesSchema }),
  newsPrevious: defineCall('newsPrevious', { input: articleRefSchema, output: adjacentArticleSchema }),
  newsNext: defineCall('newsNext', { input: articleRefSchema, output: adjacentArticleSchema }),
  guidesList: defineCall('guidesList', { input: noInputSchema, output: articlesSchema }),
  guidesFeatured: defineCall('guidesFeatured', { input: noInputSchema, output: articlesSchema }),
  guidesTags: defineCall('guidesTags', { input: noInputSchema, output: z.array(tagSchema) }),
  guidesByTag: defineCall('guidesByTag', { input: tagInputSchema, output: articlesSchema }),
  guidesDetail: defineCall('guidesDetail', { input: slugInputSchema, output: articleSchema }),
  guidesRelated: defineCall('guidesRelated', { input: idInputSchema, output: articlesSchema }),
  guidesRelatedManual: defineCall('guidesRelatedManual', { input: idInputSchema, output: articlesSchema }),
  guidesPrevious: defineCall('guidesPrevious', { input: articleRefSchema, output: adjacentArticleSchema }),
  guidesNext: defineCall('guidesNext', { input: articleRefSchema, output: adjacentArticleSchema }),
}

import * as z from 'zod'
import { defineCall } from './call'

/** A value is a string of JSON, HTML or digits (D-13). An upstream may send a number or an object instead. */
const siteMetaSchema = z.object({
  attr: z.string().optional(),
  val: z.union([
    z.string(),
    z.number().transform(String),
    z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value)),
  ]),
})

/** A field that is missing, null or not a text counts as empty. The other fields are still used. */
const headTextSchema = z.string().catch('')

export const pageMetaSchema = z.object({
  page_title: headTextSchema,
  meta_description: headTextSchema,
  meta_image: headTextSchema,
})
export type PageMeta = z.infer<typeof pageMetaSchema>

/** The value of the key `ld_json_ratingValue_reviewCount`. */
export const ratingSchema = z.object({
  ratingValue: z.coerce.number().min(0).max(5),
  reviewCount: z.coerce.number().int().min(0),
  /** The day of the figures. As with `sample`, an invalid value counts as absent. */
  asOf: z.iso.date().optional().catch(undefined),
  /** True for the made-up figures of a demonstration. */
  sample: z.boolean().optional().catch(undefined),
})
export type Rating = z.infer<typeof ratingSchema>

export const contentCalls = {
  siteMeta: defineCall('siteMeta', {
    input: z.object({
      attr: z.string({ error: 'attr is required' }).min(1, { error: 'attr is required' }).max(300),
    }),
    output: siteMetaSchema,
  }),
}

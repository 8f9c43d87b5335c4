import 'server-only'
import { cache } from 'react'
import { pageMetaSchema, ratingSchema, type PageMeta, type Rating } from '../contract/content'
import { gateway } from '../gateway'
import { getOrLoad } from '../cache/tagged-cache'
import { prepareHtml } from './prepare-html'
import type { SafeHtml } from '../html/sanitise'

const FIVE_MINUTES_MS = 300_000
const EMPTY_META: PageMeta = { page_title: '', meta_description: '', meta_image: '' }
/** The flat fee of HOME-09, for an agency that has set none (D-56). */
const FALLBACK_FLAT_FEE_POUNDS = 395

/** Returns null for a missing key. Outages throw. */
const getSiteMetaValue = cache((attr: string): Promise<string | null> =>
  getOrLoad(`site-meta:${attr}`, { ttlMs: FIVE_MINUTES_MS }, async () => {
    const reply = await gateway().siteMeta({ attr })
    return reply.ok ? reply.data.val : null
  }),
)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** All parts are empty if the value is missing or malformed, or if the call fails (META-08). */
export async function getPageMeta(attr: string): Promise<PageMeta> {
  const value = await getSiteMetaValue(attr).catch(() => null)
  const parsed = pageMetaSchema.safeParse(value === null ? null : parseJson(value))
  return parsed.success ? parsed.data : EMPTY_META
}

/** Returns a site-meta value as sanitised HTML; null for a missing key. Outages throw. */
export async function getSiteMetaHtml(attr: string): Promise<SafeHtml | null> {
  const value = await getSiteMetaValue(attr)
  return value === null ? null : prepareHtml(value)
}

/** Like getSiteMetaHtml, but null on an outage too, for HTML that a page can do without (HEADER-07). */
export const getOptionalSiteMetaHtml = (attr: string): Promise<SafeHtml | null> =>
  getSiteMetaHtml(attr).catch(() => null)

export async function getRating(): Promise<Rating | null> {
  // The specified key (META-03).
  const value = await getSiteMetaValue('ld_json_ratingValue_reviewCount').catch(() => null)
  const parsed = ratingSchema.safeParse(value === null ? null : parseJson(value))
  return parsed.success ? parsed.data : null
}

/** Returns our flat fee, which has a specified key of site meta (META-04). */
export async function getFlatFeePounds(productSlug: string): Promise<number> {
  const value = await getSiteMetaValue(`${productSlug}_flat_commission_rate`).catch(() => null)
  if (value === null || value.trim() === '') return FALLBACK_FLAT_FEE_POUNDS
  const amount = Number(value)
  return Number.isFinite(amount) && amount >= 0 ? amount : FALLBACK_FLAT_FEE_POUNDS
}

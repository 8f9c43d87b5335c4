import 'server-only'
import type { Metadata } from 'next'
import { siteUrl } from '../config/env'
import type { PageMeta } from '../contract/content'
import { getPublicSettings } from './public-settings'

export const getSiteOrigin = (): string => siteUrl()

export interface PageHead {
  meta: PageMeta
  path: string
  /** The path of the canonical URL (D-42), by default the page's own; null for no canonical URL. */
  canonical?: string | null
  noindex?: boolean
}

/** Returns the size of our own social pictures. The size of any other picture is unknown, and a wrong one distorts it. */
const getImageSize = (value: string) => (value.startsWith('/og/') ? { width: 1200, height: 630 } : {})
const toAbsoluteUrl = (value: string) => (/^https?:/.test(value) ? value : `${siteUrl()}${value}`)
/** Null for a text that is no URL. An editor's or an upstream's path may lack its first slash. */
const toImageUrl = (value: string): string | null =>
  value && URL.canParse(value, siteUrl()) ? new URL(value, siteUrl()).href : null

/** Converts a page's site meta to Next's metadata (META-07, META-09). Empty values stay empty (D-45). */
export function createPageMetadata({ meta, path, canonical = path, noindex = false }: PageHead): Metadata {
  const title = meta.page_title
  const description = meta.meta_description
  const imageUrl = toImageUrl(meta.meta_image)
  const image = imageUrl ? [{ url: imageUrl, ...getImageSize(meta.meta_image) }] : undefined
  return {
    title: { absolute: title },
    description,
    ...(canonical === null ? {} : { alternates: { canonical: toAbsoluteUrl(canonical) } }),
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      title,
      description,
      url: toAbsoluteUrl(path),
      siteName: getPublicSettings().brandName,
      locale: 'en_GB',
      type: 'website',
      ...(image ? { images: image } : {}),
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      ...(image ? { images: image.map(({ url }) => url) } : {}),
    },
  }
}

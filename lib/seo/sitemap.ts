import { escapeXml } from './escape-xml'

export interface SitemapEntry {
  url: string
  /** ISO time. */
  lastModified?: string
}

const XML_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function formatEntry(tag: string, { url, lastModified }: SitemapEntry): string {
  const lastmod = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ''
  return `<${tag}><loc>${escapeXml(url)}</loc>${lastmod}</${tag}>\n`
}

const formatDocument = (root: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${XML_NAMESPACE}">\n${body}</${root}>\n`

/** Formats a sitemap file. The protocol allows 50,000 URLs in one. */
export const formatUrlSet = (entries: readonly SitemapEntry[]): string =>
  formatDocument('urlset', entries.map((entry) => formatEntry('url', entry)).join(''))

export const formatSitemapIndex = (entries: readonly SitemapEntry[]): string =>
  formatDocument('sitemapindex', entries.map((entry) => formatEntry('sitemap', entry)).join(''))

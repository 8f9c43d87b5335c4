import { escapeXml } from './escape-xml'

interface FeedItem {
  title: string
  /** Absolute; it also identifies the item. */
  url: string
  summary: string
  categories: readonly string[]
  /** ISO date. */
  published?: string
}

export interface Feed {
  title: string
  description: string
  /** Absolute URL of the page that lists the same items. */
  page: string
  /** Absolute URL of the feed itself. */
  self: string
  items: readonly FeedItem[]
}

const formatTag = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`

function formatItem({ title, url, summary, categories, published }: FeedItem): string {
  const parts = [
    formatTag('title', title),
    formatTag('link', url),
    formatTag('guid', url, ' isPermaLink="true"'),
    formatTag('description', summary),
    ...categories.map((name) => formatTag('category', name)),
    published ? formatTag('pubDate', new Date(published).toUTCString()) : '',
  ]
  return `<item>${parts.join('')}</item>\n`
}

export function formatRss({ title, description, page, self, items }: Feed): string {
  const channel = [
    formatTag('title', title),
    formatTag('link', page),
    formatTag('description', description),
    formatTag('language', 'en-GB'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    channel.join(''),
    `${items.map(formatItem).join('')}</channel></rss>`,
    '',
  ].join('\n')
}

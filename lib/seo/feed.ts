import { escapeMarkup } from '../format/escape-markup'

export interface FeedItem {
  title: string
  /** Absolute address, which is the item's identity too. */
  url: string
  summary: string
  categories: readonly string[]
  /** ISO date, where it is known. */
  published?: string
}

export interface Feed {
  title: string
  description: string
  /** Absolute addresses of the page that the feed follows and of the feed itself. */
  page: string
  self: string
  items: readonly FeedItem[]
}

const tag = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeMarkup(text)}</${name}>`

const itemOf = ({ title, url, summary, categories, published }: FeedItem) =>
  `<item>${tag('title', title)}${tag('link', url)}${tag('guid', url, ' isPermaLink="true"')}${tag('description', summary)}${categories.map((name) => tag('category', name)).join('')}${published ? tag('pubDate', new Date(published).toUTCString()) : ''}</item>\n`

/** An RSS 2.0 feed. */
export const rss = ({ title, description, page, self, items }: Feed): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${tag('title', title)}${tag('link', page)}${tag('description', description)}${tag('language', 'en-GB')}<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>\n${items.map(itemOf).join('')}</channel></rss>\n`

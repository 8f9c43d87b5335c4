import { routes } from '@/lib/config/routes'
import type { Section } from '@/lib/queries/articles'

/** The differences between news and guides, whose pages are otherwise the same (GUIDE-03). */
export interface SectionConfig {
  section: Section
  title: string
  intro: string
  list: string
  item: (slug: string) => string
  tag: (slug: string) => string
  /** Folder of the pictures below the resource base URL (NEWS-18, GUIDE-08). */
  pictures: string
  schemaType: 'NewsArticle' | 'Article'
}

export const sections: Record<Section, SectionConfig> = {
  news: {
    section: 'news',
    title: 'News',
    intro:
      'Changes in the law, tax and the market, and what they mean for people who sell, let, buy or rent in the UK.',
    list: routes.news,
    item: routes.newsItem,
    tag: routes.newsTag,
    pictures: '/blog/uploads/blog',
    schemaType: 'NewsArticle',
  },
  guides: {
    section: 'guides',
    title: 'Guides',
    intro:
      'Step by step through selling, letting, buying and renting, with the rules of England, Scotland, Wales and Northern Ireland.',
    list: routes.guides,
    item: routes.guide,
    tag: routes.guidesTag,
    pictures: '/guides/uploads/guides',
    schemaType: 'Article',
  },
}

/** Address of a thumbnail: {resource}/blog/uploads/blog/thumbs/thumb_{file} for news. */
export const thumbnailUrl = ({ pictures }: SectionConfig, resourceUrl: string, file: string): string =>
  `${resourceUrl}${pictures}/thumbs/thumb_${encodeURIComponent(file)}`

/** Address of a large picture: {resource}/blog/uploads/blog/{file} for news. */
export const pictureUrl = ({ pictures }: SectionConfig, resourceUrl: string, file: string): string =>
  `${resourceUrl}${pictures}/${encodeURIComponent(file)}`

/** Address of a page of a list; the first page has no query. */
export const pageHref = (list: string, page: number): string => (page > 1 ? `${list}?page=${page}` : list)

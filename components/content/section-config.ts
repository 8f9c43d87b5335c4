import { routes } from '@/lib/config/routes'
import type { Section } from '@/lib/queries/articles'

/** The differences between news and guides, whose pages are otherwise the same (GUIDE-03). */
export interface SectionConfig {
  section: Section
  title: string
  intro: string
  listHref: string
  articleHref: (slug: string) => string
  tagHref: (slug: string) => string
  /** Folder of the pictures below the resource base URL (NEWS-18, GUIDE-08). */
  pictureFolder: string
  /** The schema.org type of an article. */
  schemaType: 'NewsArticle' | 'Article'
}

export const sections: Record<Section, SectionConfig> = {
  news: {
    section: 'news',
    title: 'News',
    intro:
      'Changes in the law, tax and the market, and what they mean for people who sell, let, buy or rent in the UK.',
    listHref: routes.news,
    articleHref: routes.newsItem,
    tagHref: routes.newsTag,
    pictureFolder: '/blog/uploads/blog',
    schemaType: 'NewsArticle',
  },
  guides: {
    section: 'guides',
    title: 'Guides',
    intro:
      'Step by step through selling, letting, buying and renting, with the rules of England, Scotland, Wales and Northern Ireland.',
    listHref: routes.guides,
    articleHref: routes.guide,
    tagHref: routes.guidesTag,
    pictureFolder: '/guides/uploads/guides',
    schemaType: 'Article',
  },
}

/** Address of a thumbnail: {resource}/blog/uploads/blog/thumbs/thumb_{file} for news. */
export const thumbnailUrl = ({ pictureFolder }: SectionConfig, resourceUrl: string, file: string): string =>
  `${resourceUrl}${pictureFolder}/thumbs/thumb_${encodeURIComponent(file)}`

/** Address of a large picture: {resource}/blog/uploads/blog/{file} for news. */
export const pictureUrl = ({ pictureFolder }: SectionConfig, resourceUrl: string, file: string): string =>
  `${resourceUrl}${pictureFolder}/${encodeURIComponent(file)}`

/** Address of a page of a list; the first page has no query. */
export const pageHref = (listHref: string, page: number): string =>
  page > 1 ? `${listHref}?page=${page}` : listHref

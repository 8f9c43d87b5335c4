import { routes } from '@/lib/config/routes'
import type { Section } from '@/lib/queries/articles'

/** What tells news from guides on their pages; all else is the same (1 §2, GUIDE-03). */
export interface SectionFacts {
  section: Section
  title: string
  intro: string
  /** One of its items, in words. */
  one: string
  list: string
  item: (slug: string) => string
  tag: (slug: string) => string
  /** Folder of its pictures under the resource base (NEWS-18, GUIDE-08). */
  pictures: string
  schemaType: 'NewsArticle' | 'Article'
}

export const sections: Record<Section, SectionFacts> = {
  news: {
    section: 'news',
    title: 'News',
    intro:
      'Changes in the law, tax and the market, and what they mean for people who sell, let, buy or rent in the UK.',
    one: 'article',
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
    one: 'guide',
    list: routes.guides,
    item: routes.guide,
    tag: routes.guidesTag,
    pictures: '/guides/uploads/guides',
    schemaType: 'Article',
  },
}

/** {resource}/blog/uploads/blog/thumbs/thumb_{file} */
export const thumbnailUrl = ({ pictures }: SectionFacts, resourceUrl: string, file: string): string =>
  `${resourceUrl}${pictures}/thumbs/thumb_${encodeURIComponent(file)}`

/** {resource}/blog/uploads/blog/{file} */
export const pictureUrl = ({ pictures }: SectionFacts, resourceUrl: string, file: string): string =>
  `${resourceUrl}${pictures}/${encodeURIComponent(file)}`

/** Address of a page of a list: the first is the bare address. */
export const pageHref = (list: string, page: number): string => (page > 1 ? `${list}?page=${page}` : list)

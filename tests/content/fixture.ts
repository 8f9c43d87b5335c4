import type { Article } from '../../lib/contract/articles'

/** Creates a news article. `changes` replaces fields. */
export const createArticle = (changes: Partial<Article> = {}): Article => ({
  id: 1,
  slug: 'an-item',
  name: 'An item',
  pageTitle: 'An item of news',
  metaContent: 'What it says.',
  thumbnailImage: 'cottage-1.webp',
  largeImage: 'cottage-2.webp',
  thumbnail_image_alt_text: 'A cottage',
  large_image_alt_text: 'The same cottage, larger',
  shortDescription: 'In short.',
  longDescription: '<p>At length.</p>',
  formatted_publication_date: '12 November 2026',
  tags: 'Seller guides, Market news',
  youtubeUrl: null,
  videoSrc: null,
  showImageVideoStatus: '0',
  related_blog_default_status: '1',
  published_on: '2026-11-12',
  ...changes,
})

import { getFeaturedArticles } from '@/lib/queries/articles'
import { GuideLinks } from './guide-links'

const MAX_GUIDES = 3

/** The guides that editors put forward; nothing without any. */
export async function GuidesSection() {
  const guides = await getFeaturedArticles('guides')
  if (guides.length === 0) return null
  return <GuideLinks guides={guides.slice(0, MAX_GUIDES).map(({ slug, name }) => [slug, name])} />
}

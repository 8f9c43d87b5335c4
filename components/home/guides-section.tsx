import { getFeaturedArticles } from '@/lib/queries/articles'
import { GuideLinks } from './guide-links'

const MAX_GUIDES = 3

/** Links to the guides that editors have featured. Renders nothing if there are none. */
export async function GuidesSection() {
  const guides = await getFeaturedArticles('guides')
  if (guides.length === 0) return null
  return <GuideLinks guides={guides.slice(0, MAX_GUIDES).map(({ slug, name }) => [slug, name])} />
}

import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { getFeaturedArticles } from '@/lib/queries/articles'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { ArticleGrid } from './article-grid'
import { sections } from './section-config'

/** A row of cards, and the number that it holds on a desktop. */
const MAX_GUIDES = 4

/** The guides that the editors feature, on the home page (design E4, D-16); nothing when the call fails. */
export async function FeaturedGuidesSection() {
  const guides = await getFeaturedArticles('guides').catch(() => [])
  if (guides.length === 0) return null
  return (
    <section aria-labelledby="featured-guides" className="border-t border-line bg-surface print:hidden">
      <div className="wrap-page py-10 tablet:py-14">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 tablet:mb-5">
          <h2 id="featured-guides">Guides to your move</h2>
          <SoftLink
            href={sections.guides.listHref}
            className="inline-flex min-h-11 items-center gap-1 font-semibold"
          >
            All guides <Icon name="arrow-right" className="size-4" />
          </SoftLink>
        </div>
        <ArticleGrid
          config={sections.guides}
          articles={guides.slice(0, MAX_GUIDES)}
          resourceUrl={getPublicSettings().resourceUrl}
          headingLevel={3}
        />
      </div>
    </section>
  )
}

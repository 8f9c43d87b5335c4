import { classNames } from '@/components/ui/class-names'
import { InternalLink } from '@/components/ui/internal-link'
import type { Tag } from '@/lib/contract/articles'
import type { SectionConfig } from './section-config'

const chipClass = 'inline-flex min-h-11 items-center rounded-3xl border px-4 py-1 no-underline wrap-anywhere'

/** Links to the tags of a section (NEWS-02). */
export function Categories({
  config,
  tags,
  current,
}: {
  config: SectionConfig
  tags: Tag[]
  current?: string
}) {
  if (tags.length === 0) return null
  return (
    <nav aria-labelledby="categories" className="mb-8">
      <h2 id="categories" className="mb-2 font-sans text-base font-semibold">
        Categories
      </h2>
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ name, slug }) => (
          <li key={slug}>
            <InternalLink
              href={config.tagHref(slug)}
              aria-current={slug === current ? 'page' : undefined}
              className={classNames(
                chipClass,
                slug === current
                  ? 'border-accent bg-accent font-semibold text-on-accent'
                  : 'border-line bg-surface text-accent hover:border-accent hover:bg-accent-soft',
              )}
            >
              {name}
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

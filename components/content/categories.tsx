import { classNames } from '@/components/ui/class-names'
import { SoftLink } from '@/components/ui/soft-link'
import type { Tag } from '@/lib/contract/articles'
import type { SectionFacts } from './section'

const chip = 'inline-flex min-h-11 items-center rounded-3xl border px-4 py-1 no-underline wrap-anywhere'

/** The Categories list (NEWS-02); left out when there is none. */
export function Categories({ facts, tags, current }: { facts: SectionFacts; tags: Tag[]; current?: string }) {
  if (tags.length === 0) return null
  return (
    <nav aria-labelledby="categories" className="mb-8">
      <h2 id="categories" className="mb-2 font-sans text-base font-semibold">
        Categories
      </h2>
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ name, slug }) => (
          <li key={slug}>
            <SoftLink
              href={facts.tag(encodeURIComponent(slug))}
              aria-current={slug === current ? 'page' : undefined}
              className={classNames(
                chip,
                slug === current
                  ? 'border-accent bg-accent font-semibold text-on-accent'
                  : 'border-line bg-surface text-accent hover:border-accent hover:bg-accent-soft',
              )}
            >
              {name}
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

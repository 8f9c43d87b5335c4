import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import type { Article } from '@/lib/contract/articles'
import type { SectionConfig } from './section-config'

const linkClass =
  'flex h-full min-h-11 flex-col rounded-lg border border-line bg-surface p-4 no-underline hover:border-accent hover:bg-accent-soft'
const labelClass = 'flex items-center gap-1.5 text-sm font-semibold'

/** Links to the previous and next article (NEWS-10). */
export function Neighbours({
  config,
  previous,
  next,
}: {
  config: SectionConfig
  previous: Article | null
  next: Article | null
}) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label={`More ${config.title.toLowerCase()}`}
      className="mt-10 grid gap-4 border-t border-line pt-8 tablet:grid-cols-2"
    >
      {previous ? (
        <InternalLink href={config.articleHref(previous.slug)} rel="prev" className={linkClass}>
          <span className={labelClass}>
            <Icon name="arrow-left" className="size-4" /> Previous
          </span>
          <span className="mt-1 text-ink">{previous.name}</span>
        </InternalLink>
      ) : null}
      {next ? (
        <InternalLink
          href={config.articleHref(next.slug)}
          rel="next"
          className={`${linkClass} tablet:col-start-2 tablet:items-end tablet:text-right`}
        >
          <span className={labelClass}>
            Next <Icon name="arrow-right" className="size-4" />
          </span>
          <span className="mt-1 text-ink">{next.name}</span>
        </InternalLink>
      ) : null}
    </nav>
  )
}

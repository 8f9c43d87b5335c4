import { ArrowLeft, ArrowRight } from 'lucide-react'
import { SoftLink } from '@/components/ui/soft-link'
import type { Article } from '@/lib/contract/articles'
import type { SectionFacts } from './section'

const link =
  'flex h-full min-h-11 flex-col rounded-lg border border-line bg-surface p-4 no-underline hover:border-accent hover:bg-accent-soft'
const way = 'flex items-center gap-1.5 text-sm font-semibold'

/** The items before and after in the list; none at its ends (NEWS-10). */
export function Neighbours({
  facts,
  previous,
  next,
}: {
  facts: SectionFacts
  previous: Article | null
  next: Article | null
}) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label={`More ${facts.title.toLowerCase()}`}
      className="mt-10 grid gap-4 border-t border-line pt-8 tablet:grid-cols-2"
    >
      {previous ? (
        <SoftLink href={facts.item(previous.slug)} rel="prev" className={link}>
          <span className={way}>
            <ArrowLeft aria-hidden="true" className="size-4" /> Previous
          </span>
          <span className="mt-1 text-ink">{previous.name}</span>
        </SoftLink>
      ) : null}
      {next ? (
        <SoftLink
          href={facts.item(next.slug)}
          rel="next"
          className={`${link} tablet:col-start-2 tablet:items-end tablet:text-right`}
        >
          <span className={way}>
            Next <ArrowRight aria-hidden="true" className="size-4" />
          </span>
          <span className="mt-1 text-ink">{next.name}</span>
        </SoftLink>
      ) : null}
    </nav>
  )
}

import type { OwnViewing } from '@/lib/contract/viewings'
import { groupViewings, type ViewingGroup } from './describe-viewing'
import { ViewingCard } from './viewing-card'

const headings: Record<ViewingGroup, string> = {
  'for-you': 'Waiting for you',
  ahead: 'Coming up',
  'for-them': 'Waiting for the other side',
  past: 'Over',
}
const order: ViewingGroup[] = ['for-you', 'ahead', 'for-them', 'past']

/** Past viewings that are visible at once; older ones are folded away. */
const VISIBLE_PAST_VIEWINGS = 10

function Cards({ viewings }: { viewings: readonly OwnViewing[] }) {
  return (
    <ul className="grid gap-3">
      {viewings.map((viewing) => (
        <ViewingCard key={viewing.id} viewing={viewing} />
      ))}
    </ul>
  )
}

/** Lists a user's viewings, grouped by who has to answer. */
export function ViewingList({ viewings }: { viewings: readonly OwnViewing[] }) {
  const groups = groupViewings(viewings)
  return order
    .filter((group) => groups[group].length > 0)
    .map((group) => {
      const visible = group === 'past' ? groups[group].slice(0, VISIBLE_PAST_VIEWINGS) : groups[group]
      const folded = groups[group].slice(visible.length)
      return (
        <section key={group} aria-labelledby={`viewings-${group}`} className="min-w-0">
          <h2 id={`viewings-${group}`} className="mb-4">
            {headings[group]}
          </h2>
          <Cards viewings={visible} />
          {folded.length > 0 ? (
            <details className="mt-3">
              <summary className="mb-2 flex min-h-11 w-fit items-center font-semibold text-accent underline">
                Earlier ones ({folded.length})
              </summary>
              <Cards viewings={folded} />
            </details>
          ) : null}
        </section>
      )
    })
}

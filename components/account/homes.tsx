import type { OwnedListing } from '@/lib/queries/account'
import { isAdvertised, statusOf } from './home'
import { HomeTimeline } from './home-timeline'
import { inOrderOfNeed, isForOwner } from './next-step'
import { Part } from './account-section'

/** How many homes wait for their owner; no words about a single home, which says so itself. */
function waitingWords(all: number, waiting: number): string | undefined {
  if (all < 2) return undefined
  if (waiting === 0) return 'None of them waits for you at the moment.'
  if (waiting === all) return all === 2 ? 'Both wait for you.' : `All ${all} wait for you.`
  return `${waiting} of ${all} ${waiting === 1 ? 'waits' : 'wait'} for you; ${waiting === 1 ? 'it comes' : 'they come'} first.`
}

/** Homes that are on the market or on their way there, those first that wait for their owner; the rest folded away. */
export function Homes({ homes, apiResourceUrl }: { homes: readonly OwnedListing[]; apiResourceUrl: string }) {
  const isCurrent = (home: OwnedListing) => isAdvertised(home) || statusOf(home) === 'draft'
  const current = inOrderOfNeed(homes.filter(isCurrent))
  const past = homes.filter((home) => !isCurrent(home))
  const shown = (some: readonly OwnedListing[]) => (
    <div className="grid gap-5">
      {some.map((home) => (
        <HomeTimeline key={`${home.kind}-${home.card.id}`} home={home} apiResourceUrl={apiResourceUrl} />
      ))}
    </div>
  )
  return (
    <Part
      id="homes"
      title={homes.length === 1 ? 'Your home' : 'Your homes'}
      intro={waitingWords(current.length, current.filter(isForOwner).length)}
    >
      {shown(current)}
      {past.length > 0 ? (
        <details open={current.length === 0} className={current.length > 0 ? 'mt-5' : undefined}>
          <summary className="mb-2 flex min-h-11 w-fit items-center font-semibold text-accent underline">
            Not on the market ({past.length})
          </summary>
          {shown(past)}
        </details>
      ) : null}
    </Part>
  )
}

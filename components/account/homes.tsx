import type { OwnedListing } from '@/lib/queries/account'
import { getHomeStatus, isAdvertised } from './home'
import { HomeTimeline } from './home-timeline'
import { TitledSection } from '@/components/ui/titled-section'
import { sortByNeed, waitsForOwner } from './next-step'

/** Says how many homes wait for their owner. Undefined for a single home, because its card already says so. */
function formatWaitingHomes(homeCount: number, waitingCount: number): string | undefined {
  if (homeCount < 2) return undefined
  if (waitingCount === 0) return 'None of them needs anything from you at the moment.'
  if (waitingCount === homeCount)
    return homeCount === 2 ? 'Both need something from you.' : `All ${homeCount} need something from you.`
  return waitingCount === 1
    ? `1 of ${homeCount} needs something from you; it comes first.`
    : `${waitingCount} of ${homeCount} need something from you; they come first.`
}

interface HomesProps {
  homes: readonly OwnedListing[]
  apiResourceUrl: string
}

function HomeList({ homes, apiResourceUrl }: HomesProps) {
  return (
    <div className="grid gap-5">
      {homes.map((home) => (
        <HomeTimeline key={`${home.kind}-${home.card.id}`} home={home} apiResourceUrl={apiResourceUrl} />
      ))}
    </div>
  )
}

/** The owner's homes. Those that are neither advertised nor a draft are in a collapsed list. */
export function Homes({ homes, apiResourceUrl }: HomesProps) {
  const isCurrent = (home: OwnedListing) => isAdvertised(home) || getHomeStatus(home) === 'draft'
  const current = sortByNeed(homes.filter(isCurrent))
  const past = homes.filter((home) => !isCurrent(home))
  return (
    <TitledSection
      id="homes"
      title={homes.length === 1 ? 'Your home' : 'Your homes'}
      intro={formatWaitingHomes(current.length, current.filter(waitsForOwner).length)}
    >
      <HomeList homes={current} apiResourceUrl={apiResourceUrl} />
      {past.length > 0 ? (
        <details open={current.length === 0} className={current.length > 0 ? 'mt-5' : undefined}>
          <summary className="mb-2 flex min-h-11 w-fit items-center font-semibold text-accent underline">
            Not on the market ({past.length})
          </summary>
          <HomeList homes={past} apiResourceUrl={apiResourceUrl} />
        </details>
      ) : null}
    </TitledSection>
  )
}

import { InternalLink } from '@/components/ui/internal-link'
import { savedHomesHref } from '@/lib/config/saved-routes'
import type { SavedHome } from '@/lib/contract/saved-homes'
import { nameStage, savedHomeStages, type SavedHomeStage } from '@/lib/domain/saved-home-stage'

interface StageLinksProps {
  homes: readonly SavedHome[]
  /** The stage whose homes are shown; null for all. */
  stage: SavedHomeStage | null
}

/** Links to the homes of each stage, with their number. Renders nothing if all homes are shown and are at one stage. */
export function StageLinks({ homes, stage }: StageLinksProps) {
  const counts = savedHomeStages
    .map((option) => ({ option, count: homes.filter((home) => home.stage === option).length }))
    .filter(({ count }) => count > 0)
  if (counts.length < 2 && stage === null) return null
  const links = [
    { option: null, name: 'All', count: homes.length },
    ...counts.map(({ option, count }) => ({ option, name: nameStage(option), count })),
  ]
  return (
    <nav aria-label="Stages" className="mb-4 flex flex-wrap gap-x-5">
      {links.map(({ option, name, count }) => (
        <InternalLink
          key={name}
          href={savedHomesHref({ stage: option })}
          aria-current={option === stage ? 'page' : undefined}
          className={`inline-flex min-h-11 items-center ${option === stage ? 'font-semibold text-ink no-underline' : ''}`}
        >
          {name} ({count})
        </InternalLink>
      ))}
    </nav>
  )
}

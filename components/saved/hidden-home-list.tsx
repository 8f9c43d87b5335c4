import { Pager } from '@/components/ui/pager'
import { InternalLink } from '@/components/ui/internal-link'
import { savedRoutes } from '@/lib/config/saved-routes'
import type { HiddenHome } from '@/lib/contract/hidden-homes'
import { homeKey } from '@/lib/domain/saved-home'
import { ListCount } from './list-count'
import { takePage } from './home-list-pages'
import { UnhideHomeForm } from './saved-home-forms'
import { SavedHomeItem } from './saved-home-item'

interface HiddenHomeListProps {
  userId: number
  homes: readonly HiddenHome[]
  /** From 1; a number beyond the end shows the last page. */
  page: number
}

/** Lists the homes that a user has hidden, the newest first. */
export function HiddenHomeList({ userId, homes, page }: HiddenHomeListProps) {
  const { pageHomes, pageNumber, lastPage } = takePage(homes, page)
  return (
    <div>
      <p className="mb-4 text-muted">
        <ListCount count={homes.length} kind="hidden" />
      </p>
      <ul className="grid gap-5">
        {pageHomes.map((home) => (
          <li key={homeKey(home)}>
            <SavedHomeItem home={home}>
              <UnhideHomeForm userId={userId} home={home} address={home.portal_address} />
            </SavedHomeItem>
          </li>
        ))}
      </ul>
      <Pager
        label="Pages of hidden homes"
        page={pageNumber}
        last={lastPage}
        linkTo={(to, link) => (
          <InternalLink href={to === 1 ? savedRoutes.hidden : `${savedRoutes.hidden}?page=${to}`} {...link} />
        )}
      />
    </div>
  )
}

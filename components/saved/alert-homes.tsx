import { EmptyList } from '@/components/ui/empty-list'
import { Pager } from '@/components/ui/pager'
import { InternalLink } from '@/components/ui/internal-link'
import { savedRoutes } from '@/lib/config/saved-routes'
import type { SearchAlert } from '@/lib/contract/saved-searches'
import { homeKey } from '@/lib/domain/saved-home'
import { ALERT_HOMES_PER_PAGE } from '@/lib/domain/saved-search'
import { formatInteger } from '@/lib/format/number'
import { SavedHomeItem } from './saved-home-item'

interface AlertHomesProps {
  alertId: number
  alert: SearchAlert
  /** Counted from 1; it may be beyond the last page. */
  page: number
}

/** Lists one page of the homes that the email of an alert reported. */
export function AlertHomes({ alertId, alert: { homes, total }, page }: AlertHomesProps) {
  const firstNumber = (page - 1) * ALERT_HOMES_PER_PAGE + 1
  const href = savedRoutes.alert(alertId)
  if (homes.length === 0)
    return (
      <EmptyList title={`There is no page ${page}`}>
        <InternalLink href={href} className="inline-flex min-h-11 items-center underline">
          Start from page 1
        </InternalLink>
      </EmptyList>
    )
  return (
    <div>
      <p className="mb-4 text-muted">
        Homes {formatInteger(firstNumber)} to {formatInteger(firstNumber + homes.length - 1)} of{' '}
        {formatInteger(total)}
      </p>
      <ul className="grid gap-5">
        {homes.map((home) => (
          <li key={homeKey(home)}>
            <SavedHomeItem home={home} />
          </li>
        ))}
      </ul>
      <Pager
        label="Pages of homes"
        page={page}
        last={Math.max(1, Math.ceil(total / ALERT_HOMES_PER_PAGE))}
        linkTo={(to, link) => <InternalLink href={`${href}?page=${to}`} {...link} />}
      />
    </div>
  )
}

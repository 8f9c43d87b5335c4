import { Pager } from '@/components/ui/pager'
import { SoftLink } from '@/components/ui/soft-link'
import { savedRoutes } from '@/lib/config/saved-routes'
import type { SearchAlert } from '@/lib/contract/saved-searches'
import { homeKey } from '@/lib/domain/saved-home'
import { ALERT_HOMES_PER_PAGE } from '@/lib/domain/saved-search'
import { formatInteger } from '@/lib/format/number'
import { SavedHomeItem } from './saved-home-item'

interface AlertHomesProps {
  alertId: number
  alert: SearchAlert
  /** From 1. */
  page: number
}

/** A page of the homes of an email. */
export function AlertHomes({ alertId, alert: { homes, total }, page }: AlertHomesProps) {
  const first = (page - 1) * ALERT_HOMES_PER_PAGE + 1
  const href = savedRoutes.alert(alertId)
  return (
    <div>
      <p className="mb-4 text-muted">
        {homes.length === 0
          ? `There are ${formatInteger(total)} homes, and none on this page.`
          : `Homes ${formatInteger(first)} to ${formatInteger(first + homes.length - 1)} of ${formatInteger(total)}`}
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
        linkTo={(to, link) => <SoftLink href={`${href}?page=${to}`} {...link} />}
      />
    </div>
  )
}

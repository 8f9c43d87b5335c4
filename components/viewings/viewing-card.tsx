import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import type { OwnViewing } from '@/lib/contract/viewings'
import { fromWireKind } from '@/lib/contract/wire-kind'
import { feedbackLabels } from '@/lib/domain/viewing'
import {
  describeParty,
  describeViewingState,
  formatTimes,
  getViewingGroup,
  formatViewingStatus,
} from './describe-viewing'

const tones = {
  'for-you': 'bg-note-soft text-ink',
  'for-them': 'bg-sunken text-ink',
  ahead: 'bg-good-soft text-good',
  past: 'bg-sunken text-muted',
}

const linkTexts = {
  'for-you': 'Answer',
  'for-them': 'Change or cancel',
  ahead: 'Address, changes, calendar',
  past: 'Look at it again',
}

/** Shows a viewing in the list. The whole card links to the page of the viewing. */
export function ViewingCard({ viewing }: { viewing: OwnViewing }) {
  const group = getViewingGroup(viewing)
  const { id, kind, role, other_party: other, portal_address: address, feedback } = viewing
  return (
    <li className="relative grid gap-2 rounded-lg border border-line bg-surface p-4 tablet:grid-cols-[1fr_auto] tablet:gap-x-6">
      <div className="min-w-0">
        <p className="text-lg font-semibold tabular-nums">{formatTimes(viewing)}</p>
        <p className="wrap-anywhere">{address}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {describeParty(viewing)} {describeViewingState(viewing)}
        </p>
        {feedback ? (
          <p className="mt-1 wrap-anywhere">
            {role === 'host' ? other : 'You'}: “{feedbackLabels[fromWireKind(kind)][feedback.choice]}.”{' '}
            {feedback.words}
          </p>
        ) : null}
      </div>
      <div className="grid content-between justify-items-start gap-2 tablet:justify-items-end">
        <span
          className={classNames('rounded-sm px-2 py-1 text-sm font-semibold wrap-anywhere', tones[group])}
        >
          {formatViewingStatus(viewing)}
        </span>
        <InternalLink
          href={routes.viewing(id)}
          className="flex min-h-11 items-center gap-1 font-semibold after:absolute after:inset-0"
        >
          {linkTexts[group]}
          <span className="sr-only">
            : {address}, {formatTimes(viewing)}
          </span>
          <Icon name="chevron-right" className="size-5" />
        </InternalLink>
      </div>
    </li>
  )
}

import { InternalLink } from '@/components/ui/internal-link'
import { homeStepHref } from '@/lib/config/routes'
import type { OwnHome, PublishBlocker } from '@/lib/contract/selling'

const responsibleLabels: Record<PublishBlocker['who'], string> = { owner: 'You', agency: 'We', time: 'Time' }

/** Lists the blockers that keep a home from going public, and who has to act on each. */
export function BlockerList({ home }: { home: Pick<OwnHome, 'kind' | 'id' | 'blockers'> }) {
  return (
    <ul className="grid gap-2">
      {home.blockers.map(({ step, who, text }) => (
        <li key={text} className="flex gap-3 wrap-anywhere">
          <span className="mt-0.5 h-fit shrink-0 rounded-sm bg-accent-soft px-2 text-sm font-semibold text-accent">
            {responsibleLabels[who]}
          </span>
          <span>
            {text}{' '}
            {step ? (
              <InternalLink
                href={homeStepHref(home.kind, home.id, step)}
                prefetch={false}
                className="font-semibold underline"
              >
                Go there
              </InternalLink>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

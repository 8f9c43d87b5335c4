import { SoftLink } from '@/components/ui/soft-link'
import { homeStepHref } from '@/lib/config/routes'
import type { OwnHome, PublishBlock } from '@/lib/contract/selling'

const whoLabels: Record<PublishBlock['who'], string> = { owner: 'You', agency: 'We', time: 'Time' }

/** What remains before a home is public, and in whose hands each is. */
export function BlockList({ home }: { home: Pick<OwnHome, 'kind' | 'id' | 'blocks'> }) {
  return (
    <ul className="grid gap-2">
      {home.blocks.map(({ step, who, text }) => (
        <li key={text} className="flex gap-3 wrap-anywhere">
          <span className="mt-0.5 h-fit shrink-0 rounded-sm bg-accent-soft px-2 text-sm font-semibold text-accent">
            {whoLabels[who]}
          </span>
          <span>
            {text}{' '}
            {step ? (
              <SoftLink
                href={homeStepHref(home.kind, home.id, step)}
                prefetch={false}
                className="font-semibold underline"
              >
                Go there
              </SoftLink>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

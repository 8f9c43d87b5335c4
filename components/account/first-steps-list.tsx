import { InternalLink } from '@/components/ui/internal-link'
import { getFirstSteps } from './first-steps'

/** Three suggestions for a user who has no listing on this site. */
export function FirstStepsList({ buyingPosition }: { buyingPosition: string }) {
  return (
    <ol className="grid gap-4 tablet:grid-cols-3">
      {getFirstSteps(buyingPosition).map(({ title, text, href }) => (
        <li key={href} className="group relative rounded-lg border border-line bg-surface p-5 shadow-card">
          <h3 className="text-lg">
            <InternalLink
              href={href}
              className="no-underline after:absolute after:inset-0 group-hover:underline"
            >
              {title}
            </InternalLink>
          </h3>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}

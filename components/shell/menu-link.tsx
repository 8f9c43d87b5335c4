import { ExternalLink } from 'lucide-react'
import { SoftLink } from '@/components/ui/soft-link'
import type { MenuLink as Target } from './menu-groups'

/** A link of a menu; one that leaves the site says so and opens beside it. */
export function MenuLink({ link, className }: { link: Target; className: string }) {
  if (!link.external)
    return (
      <SoftLink href={link.href} className={className}>
        {link.label}
      </SoftLink>
    )
  const last = link.label.lastIndexOf(' ') + 1
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={className}>
      {/* One item of the row, and its sign bound to the last word: where the label takes two lines, they go together. */}
      <span>
        {link.label.slice(0, last)}
        <span className="whitespace-nowrap">
          {link.label.slice(last)}
          <ExternalLink aria-hidden="true" className="ml-1 inline size-4 align-[-0.15em]" />
        </span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  )
}

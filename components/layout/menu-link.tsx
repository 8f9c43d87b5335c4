import { ExternalLink } from 'lucide-react'
import { SoftLink } from '@/components/ui/soft-link'
import type { MenuLink as Target } from './menu-groups'

/** A link of a menu; one that leaves the site says so and opens beside it. */
export function MenuLink({ link, className }: { link: Target; className: string }) {
  if (!link.external) return <SoftLink href={link.href} className={className}>{link.label}</SoftLink>
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={className}>
      {/* One item of the row, so that the sign follows the last word where the label takes two lines. */}
      <span>
        {link.label}
        <ExternalLink aria-hidden="true" className="ml-1.5 inline size-4 align-[-0.15em]" />
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  )
}

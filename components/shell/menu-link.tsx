import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import type { MenuItem } from './menu-groups'

/** A link of a menu. An external one opens in a new tab and says so. */
export function MenuLink({ link }: { link: MenuItem }) {
  if (!link.isExternal) return <InternalLink href={link.href}>{link.label}</InternalLink>
  const lastWordStart = link.label.lastIndexOf(' ') + 1
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {/* Keeps the icon on the same line as the last word of the label. */}
      <span>
        {link.label.slice(0, lastWordStart)}
        <span className="whitespace-nowrap">
          {link.label.slice(lastWordStart)}
          <Icon name="external-link" className="ml-1 inline size-4 align-[-0.15em]" />
        </span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  )
}

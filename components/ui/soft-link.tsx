import type { ComponentProps } from 'react'

interface SoftLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** False for pages that are not prefetched: those behind the login, and those that are rarely visited. */
  prefetch?: false
}

/**
 * A link within the site. A page has about a hundred links, so each is a plain anchor without a script:
 * SoftLinkNavigation (components/shell) listens for all of them, navigates by the router, and prefetches
 * on hover and focus only, never because a link is visible (P9).
 */
export function SoftLink({ href, prefetch, ...props }: SoftLinkProps) {
  return <a {...props} href={href} data-soft={prefetch === false ? 'no-prefetch' : ''} />
}

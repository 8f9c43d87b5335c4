import type { ComponentProps } from 'react'

interface SoftLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** False for pages behind the login and rarely visited ones. */
  prefetch?: false
}

/**
 * A link within the site, as a plain anchor, because a page has about a hundred. SoftLinkNavigation (components/shell)
 * navigates by the router for all of them, and prefetches on hover and focus, not when a link becomes visible (P9).
 */
export function SoftLink({ href, prefetch, ...props }: SoftLinkProps) {
  return <a {...props} href={href} data-soft={prefetch === false ? 'no-prefetch' : ''} />
}

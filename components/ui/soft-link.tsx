import type { ComponentProps } from 'react'

interface SoftLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** False for pages behind the login and rarely visited ones. */
  prefetch?: false
}

/**
 * A link within the site that navigates softly: by Next's router, without loading a new document. It is a plain anchor,
 * because a page has about a hundred links; SoftLinkNavigation (components/shell) handles the clicks on all of them,
 * and prefetches on hover and focus, not when a link becomes visible (P9).
 */
export function SoftLink({ href, prefetch, ...props }: SoftLinkProps) {
  return <a {...props} href={href} data-soft={prefetch === false ? 'no-prefetch' : ''} />
}

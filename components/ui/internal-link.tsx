import type { ComponentProps } from 'react'

interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** False for pages behind the login and rarely visited ones. */
  prefetch?: false
}

/**
 * A link to a page of this site, which opens by a soft navigation: the router loads only what differs. It is a plain
 * anchor without a script, because a page has about a hundred; InternalLinkNavigation handles the clicks (P9).
 */
export function InternalLink({ href, prefetch, ...props }: InternalLinkProps) {
  return <a {...props} href={href} data-soft={prefetch === false ? 'no-prefetch' : ''} />
}

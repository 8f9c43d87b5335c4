import type { ComponentProps } from 'react'

interface SoftLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** False for a page that is not to be fetched before somebody goes there: one that asks for a login, or rarely gone to. */
  prefetch?: false
}

/**
 * A link of this site. A page holds a hundred of them, so each is a plain anchor that costs no script
 * of its own: SoftLinkNavigation (components/shell) moves by them without loading the page anew, and fetches
 * the page when a pointer or the keyboard comes to its link, never for its being on the screen (P9).
 */
export function SoftLink({ href, prefetch, ...props }: SoftLinkProps) {
  return <a {...props} href={href} data-soft={prefetch === false ? 'unfetched' : ''} />
}

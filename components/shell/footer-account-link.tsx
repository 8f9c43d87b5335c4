'use client'

import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { useViewer } from '@/components/session/viewer'

/** Login or account link (HEADER-15, D-168). Both have the same width, which avoids a layout shift. */
export function FooterAccountLink({ className }: { className: string }) {
  const { isLoggedIn } = useViewer()
  return (
    <InternalLink href={isLoggedIn ? routes.account : routes.login} className={`${className} min-w-24`}>
      {isLoggedIn ? 'My account' : 'Log in'}
    </InternalLink>
  )
}

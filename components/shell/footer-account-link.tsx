'use client'

import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'
import { useViewer } from '@/components/session/viewer'

/** Login link for a visitor, account link for a user (HEADER-15, D-168). One width for both avoids a layout shift. */
export function FooterAccountLink({ className }: { className: string }) {
  const { isLoggedIn } = useViewer()
  return (
    <SoftLink href={isLoggedIn ? routes.account : routes.login} className={`${className} min-w-24`}>
      {isLoggedIn ? 'My account' : 'Log in'}
    </SoftLink>
  )
}

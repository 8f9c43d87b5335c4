'use client'

import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'
import { useViewer } from './viewer'

/** The way in for a visitor, and to the account for who is in (HEADER-15, D-168); as wide either way, so that nothing moves. */
export function FooterAccountLink({ className }: { className: string }) {
  const { loggedIn } = useViewer()
  return (
    <SoftLink href={loggedIn ? routes.account : routes.login} className={`${className} min-w-24`}>
      {loggedIn ? 'My account' : 'Log in'}
    </SoftLink>
  )
}

import type { ReactNode } from 'react'
import { AccountMenu } from '@/components/account/account-menu'

/** Adds the account menu. Each page checks the login, because a navigation may not render the layout. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="wrap-page grid grid-cols-[minmax(0,1fr)] gap-x-12 pb-16 pt-6 desktop:grid-cols-[15rem_minmax(0,1fr)] desktop:pt-10">
      <div>
        <AccountMenu />
      </div>
      {children}
    </div>
  )
}

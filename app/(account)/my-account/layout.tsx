import type { ReactNode } from 'react'
import { AccountMenu } from '@/components/account/account-menu'

/** The account: its menu, and the room one is in. Who may see a room the room itself asks. */
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

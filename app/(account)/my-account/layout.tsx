import type { ReactNode } from 'react'
import { AccountMenu } from '@/components/account/account-menu'

/** The menu beside every account page. Each page checks by itself who may see it, because a layout is not run again. */
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

import type { ReactNode } from 'react'
import { routes } from '@/lib/config/routes'
import { SoftLink } from './soft-link'

/** Stands in place of a list that has no entries yet, and says how to add one. */
export const EmptyList = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="max-w-[60ch] rounded-lg border border-line bg-surface p-6">
    <p className="font-semibold">{title}</p>
    <p className="mt-2">{children}</p>
  </div>
)

export const BuyOrRentLinks = () => (
  <>
    <SoftLink href={routes.buy} className="underline">
      to buy
    </SoftLink>{' '}
    or{' '}
    <SoftLink href={routes.rent} className="underline">
      to rent
    </SoftLink>
  </>
)

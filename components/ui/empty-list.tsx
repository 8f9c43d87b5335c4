import type { ReactNode } from 'react'
import { routes } from '@/lib/config/routes'
import { InternalLink } from './internal-link'

/** Stands in place of a list that has no entries yet, and says how to add one. */
export const EmptyList = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="max-w-[60ch] rounded-lg border border-line bg-surface p-6">
    <p className="font-semibold">{title}</p>
    <p className="mt-2">{children}</p>
  </div>
)

export const BuyOrRentLinks = () => (
  <>
    <InternalLink href={routes.buy} className="underline">
      to buy
    </InternalLink>{' '}
    or{' '}
    <InternalLink href={routes.rent} className="underline">
      to rent
    </InternalLink>
  </>
)

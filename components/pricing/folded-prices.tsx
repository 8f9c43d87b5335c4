'use client'

import type { ReactNode } from 'react'
import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import { managementFee } from '@/lib/config/brand'
import { priceTexts } from '@/lib/config/price-texts'

interface SummaryProps {
  title: string
  /** The prices in one line, which a phone shows while the table is folded. */
  prices: string
}

const Summary = ({ title, prices }: SummaryProps) => (
  <span className="py-2">
    <h3 className="text-xl tablet:mb-3">{title}</h3>
    <span className="text-muted tablet:hidden">{prices}</span>
  </span>
)

/** The two price tables, side by side on a desktop and folded to their prices on phones. */
export function FoldedPrices({ sale, let: letting }: { sale: ReactNode; let: ReactNode }) {
  return (
    <div className="grid gap-3 tablet:gap-10 desktop:grid-cols-2 desktop:gap-8">
      <FoldOnPhones
        isFramed
        summary={
          <Summary
            title="Selling"
            prices={`${priceTexts.sellPayNow} now, or ${priceTexts.sellOnCompletion} when it is sold`}
          />
        }
      >
        {sale}
      </FoldOnPhones>
      <FoldOnPhones
        isFramed
        summary={
          <Summary
            title="Letting"
            prices={`${priceTexts.letFindTenant} to find a tenant, ${managementFee.percentWithVat}% to manage`}
          />
        }
      >
        {letting}
      </FoldOnPhones>
    </div>
  )
}

'use client'

import { useAffiliate } from '@/components/consent/affiliate'

/** The strapline, or 'In partnership with' for a visitor whom an affiliate sent (HEADER-04). */
export function PartnerNote({ strapline }: { strapline: string }) {
  const affiliate = useAffiliate()
  if (!affiliate) return <span>{strapline}</span>
  return (
    <span data-partner="">
      In partnership with <strong className="font-semibold">{affiliate}</strong>
    </span>
  )
}

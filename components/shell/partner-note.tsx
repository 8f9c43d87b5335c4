'use client'

import { useAffiliate } from '@/components/consent/affiliate'

/** 'In partnership with' replaces the strapline for an affiliate's visitors (HEADER-04), so that nothing shifts. */
export function PartnerNote({ strapline }: { strapline: string }) {
  const affiliate = useAffiliate()
  if (!affiliate) return <span>{strapline}</span>
  return (
    <span>
      In partnership with <strong className="font-semibold">{affiliate}</strong>
    </span>
  )
}

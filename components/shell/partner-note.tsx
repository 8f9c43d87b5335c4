'use client'

import { useAffiliate } from './affiliate'

/** 'In partnership with' for visitors a partner sent (HEADER-04), in the place of the strapline: nothing moves. */
export function PartnerNote({ strapline }: { strapline: string }) {
  const partner = useAffiliate()
  if (!partner) return <span>{strapline}</span>
  return (
    <span>
      In partnership with <strong className="font-semibold">{partner}</strong>
    </span>
  )
}

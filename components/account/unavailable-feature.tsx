import type { ReactNode } from 'react'
import { brand } from '@/lib/config/brand'

/** Stands in for a feature that the upstream agency does not offer, and says whom to write to. */
export function ByLetter({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[60ch]">
      {children} Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>, and we do it for you.
    </p>
  )
}

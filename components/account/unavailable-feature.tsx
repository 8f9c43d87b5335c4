import type { ReactNode } from 'react'
import { brand } from '@/lib/config/brand'

/** Shown in place of a feature if the upstream agency does not have the call that it needs. */
export function UnavailableFeature({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[60ch]">
      {children} Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>, and we will do it for you.
    </p>
  )
}

import type { ReactNode } from 'react'
import { brand } from '@/lib/config/brand'

/** In place of what the agency behind this site does not offer: what cannot be done here, and who does it. */
export function ByLetter({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[60ch]">
      {children} Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>, and we do it for you.
    </p>
  )
}

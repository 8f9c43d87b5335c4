import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A section of the listing page; its heading is the target of links within the page. */
export function Section({
  id,
  title,
  children,
  className,
}: {
  id: string
  title: string
  children: ReactNode
  className?: string
}) {
  return (
    <section aria-labelledby={`${id}-title`} className={classNames('listing-section', className)}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A section of the listing page. Links within the page lead to the id of its heading, `{id}-title`. */
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

import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A section of the listing page. The id of its heading is `{id}-title`, to which links within the page lead. */
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

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
    <section
      aria-labelledby={`${id}-title`}
      className={classNames('border-t border-line pt-8 print:pt-4', className)}
    >
      <h2 id={`${id}-title`} className="mb-4 scroll-mt-24">
        {title}
      </h2>
      {children}
    </section>
  )
}

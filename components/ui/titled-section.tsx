import type { ReactNode } from 'react'

/** A section with its heading as its accessible name. @param id the id of the heading */
export function TitledSection({
  id,
  title,
  intro,
  children,
}: {
  id: string
  title: string
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id}>{title}</h2>
      {intro ? <p className="mt-2 mb-5 max-w-[60ch] text-muted">{intro}</p> : null}
      <div className={intro ? undefined : 'mt-5'}>{children}</div>
    </section>
  )
}

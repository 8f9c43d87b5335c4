import type { ReactNode } from 'react'

/** A two-column layout; on a narrow screen the aside follows the main column. */
export function WithAside({
  children,
  aside,
  label,
}: {
  children: ReactNode
  aside: ReactNode
  /** Accessible name of the aside. */
  label: string
}) {
  return (
    <div className="wrap-page grid gap-10 py-10 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:gap-16">
      <div className="grid content-start gap-10">{children}</div>
      <aside
        aria-label={label}
        className="grid content-start gap-6 desktop:sticky desktop:top-24 desktop:self-start"
      >
        {aside}
      </aside>
    </div>
  )
}

export function SidePanel({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 rounded-lg border border-line bg-surface p-5 shadow-card">{children}</div>
}

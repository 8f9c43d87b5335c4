import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'

/** A page with a heading and one box, such as the page of a mailed link. */
export function NarrowPage({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string
  children: ReactNode
}) {
  return (
    <>
      <Breadcrumb trail={[{ name: title }]} />
      <div className="wrap-page pb-14 pt-2">
        <div className="max-w-xl">
          <h1>{title}</h1>
          {intro ? <p className="mt-3 text-lg text-muted">{intro}</p> : null}
          <div className="mt-6 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7">
            {children}
          </div>
        </div>
      </div>
    </>
  )
}

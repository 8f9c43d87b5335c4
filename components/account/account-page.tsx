import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { SessionWatcher } from '@/components/session/session-watcher'

export const createAccountPageMetadata = (name: string, path: string): Metadata =>
  createPageMetadata({
    meta: { page_title: name, meta_description: '', meta_image: '' },
    path,
    canonical: null,
    noindex: true,
  })

export function AccountPageLayout({
  userId,
  title,
  intro,
  children,
}: {
  userId: number
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <SessionWatcher userId={userId} />
      <h1 className="wrap-anywhere">{title}</h1>
      {intro ? <p className="mt-3 max-w-[60ch] text-lg text-muted">{intro}</p> : null}
      <div className="mt-8 grid gap-10">{children}</div>
    </div>
  )
}

import type { Metadata } from 'next'
import { NextSteps } from '@/components/shell/next-steps'
import { createPageMetadata } from '@/lib/queries/page-metadata'

export function generateMetadata(): Metadata {
  return createPageMetadata({
    meta: { page_title: 'Wrong page', meta_description: '', meta_image: '' },
    path: '/error',
    canonical: null,
    noindex: true,
  })
}

/** Failed orders redirect here (STATIC-36). lib/config/page-status.ts gives the page the status 404. */
export default function WrongPage() {
  return (
    <div className="wrap-page py-10">
      <h1 className="text-5xl">404</h1>
      <p className="mt-3 text-lg">This is not the page you are looking for.</p>
      <NextSteps />
    </div>
  )
}

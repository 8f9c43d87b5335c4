import 'server-only'
import type { Metadata } from 'next'
import { PageTrail } from '@/components/shell/page-trail'
import { Loading } from '@/components/ui/loading'
import { ServerHtml } from '@/components/ui/server-html'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getSiteMetaHtml, getPageMeta } from '@/lib/queries/site-meta'
import { AgreementTabs } from './agreement-tabs'
import './legal.css'

interface AgreementPageOptions {
  /** Site-meta key of the page's metadata; with `-contents` added it is the key of its HTML (D-94). */
  metaKey: string
  path: string
  /** Name in the breadcrumb, and the default heading. */
  name: string
  heading?: string
}

/** Creates a page of terms whose text comes from site meta (STATIC-17 … STATIC-20). */
export const createAgreementPage = ({ metaKey, path, name, heading = name }: AgreementPageOptions) => ({
  generateMetadata: async (): Promise<Metadata> =>
    createPageMetadata({ meta: await getPageMeta(metaKey), path }),
  Page: async () => {
    const html = await getSiteMetaHtml(`${metaKey}-contents`)
    return (
      <>
        <PageTrail trail={[{ name }]} />
        <div className="legal wrap-page grid gap-6 pb-16 pt-2">
          <h1>{heading}</h1>
          <AgreementTabs current={path} />
          {/* 'Loading...' is the specified text for a page without its HTML (STATIC-20). */}
          {html ? <ServerHtml html={html} /> : <Loading />}
        </div>
      </>
    )
  },
})

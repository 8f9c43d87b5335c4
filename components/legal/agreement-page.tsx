import 'server-only'
import type { Metadata } from 'next'
import { PageTrail } from '@/components/shell/page-trail'
import { Loading } from '@/components/ui/loading'
import { ServerHtml } from '@/components/ui/server-html'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getMetaHtml, getPageMeta } from '@/lib/queries/site-meta'
import { AgreementTabs } from './agreement-tabs'
import './legal.css'

interface AgreementPage {
  /** Site-meta key of the head; the body's is the same with `-contents` behind (D-94). */
  meta: string
  path: string
  /** The page's name in the trail. */
  name: string
  /** Its heading, where that is another. */
  heading?: string
}

/** Page and head of terms whose text the agency supplies (STATIC-17 … STATIC-20). */
export const agreementPage = ({ meta, path, name, heading = name }: AgreementPage) => ({
  generateMetadata: async (): Promise<Metadata> => pageMetadata({ meta: await getPageMeta(meta), path }),
  Page: async () => {
    const html = await getMetaHtml(`${meta}-contents`)
    return (
      <>
        <PageTrail trail={[{ name }]} />
        <div className="legal wrap-page grid gap-6 pb-16 pt-2">
          <h1>{heading}</h1>
          <AgreementTabs current={path} />
          {html ? <ServerHtml html={html} /> : <Loading />}
        </div>
      </>
    )
  },
})

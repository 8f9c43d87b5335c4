import 'server-only'
import type { Metadata } from 'next'
import { PageTrail } from '@/components/shell/page-trail'
import { RichText, RichTextSections } from '@/components/ui/rich-text'
import { TableOfContents } from '@/components/ui/table-of-contents'
import type { PageBody } from '@/lib/config/page-text'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'
import './legal.css'

interface LegalTextPageOptions {
  metaKey: string
  path: string
  title: string
  body: PageBody
}

/** Creates a page whose legal text is in this repository and not in site meta (STATIC-01, STATIC-02, META-07). */
export const createLegalTextPage = ({ metaKey, path, title, body }: LegalTextPageOptions) => ({
  generateMetadata: async (): Promise<Metadata> =>
    createPageMetadata({ meta: await getPageMeta(metaKey), path }),
  Page: () => (
    <>
      <PageTrail trail={[{ name: title }]} />
      <div className="legal wrap-page grid gap-8 pb-16 pt-2 desktop:grid-cols-[minmax(0,1fr)_18rem] desktop:gap-16">
        <div className="grid gap-4 desktop:col-start-1">
          <h1>{title}</h1>
          {body.intro ? <RichText html={body.intro} className="text-lg" /> : null}
        </div>
        <div className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          <TableOfContents headings={body.sections.map(({ heading }) => heading)} />
        </div>
        <div className="min-w-0 desktop:col-start-1">
          <RichTextSections sections={body.sections} />
        </div>
      </div>
    </>
  ),
})

import type { Metadata } from 'next'
import { StillUnsure } from '@/components/faq/still-unsure'
import { JsonLd } from '@/components/ui/json-ld'
import { PageTrail } from '@/components/shell/page-trail'
import { Loading } from '@/components/ui/loading'
import { ServerHtml } from '@/components/ui/server-html'
import { routes } from '@/lib/config/routes'
import { parseQuestions } from '@/lib/html/faq-questions'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getSiteMetaHtml, getPageMeta } from '@/lib/queries/site-meta'
import { createFaqPageLd } from '@/lib/seo/faq-page'

const METADATA_KEY = 'frequently-asked-questions-lettings-meta'
const CONTENTS_KEY = 'frequently-asked-questions-lettings-contents'

export async function generateMetadata(): Promise<Metadata> {
  return createPageMetadata({ meta: await getPageMeta(METADATA_KEY), path: routes.faqLettings })
}

/** The lettings FAQ: HTML from site meta, unchanged (STATIC-08). 'Loading...' stays if there is none (D-50). */
export default async function LettingsQuestionsPage() {
  const html = await getSiteMetaHtml(CONTENTS_KEY)
  const questions = html ? parseQuestions(html).questions : []
  return (
    <>
      <PageTrail trail={[{ name: 'Frequently Asked Questions - Lettings' }]} />
      {questions.length > 0 ? <JsonLd data={createFaqPageLd(questions)} /> : null}
      <div className="wrap-page grid gap-6 pb-16 pt-2">
        <h1>Frequently Asked Questions - Lettings</h1>
        {html ? <ServerHtml html={html} /> : <Loading />}
        <StillUnsure otherFaq={{ name: 'Questions about selling and buying', href: routes.faq }} />
      </div>
    </>
  )
}

import type { Metadata } from 'next'
import { StillUnsure } from '@/components/faq/still-unsure'
import { JsonLd } from '@/components/ui/json-ld'
import { PageTrail } from '@/components/shell/page-trail'
import { QuestionList } from '@/components/ui/question-list'
import { Loading } from '@/components/ui/loading'
import { ServerHtml } from '@/components/ui/server-html'
import { routes } from '@/lib/config/routes'
import { parseQuestions } from '@/lib/html/faq-questions'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getSiteMetaHtml, getPageMeta } from '@/lib/queries/site-meta'
import { createFaqPageLd } from '@/lib/seo/faq-page'

const METADATA_KEY = 'frequently-asked-questions-meta'
const CONTENTS_KEY = 'frequently-asked-questions-contents'

export async function generateMetadata(): Promise<Metadata> {
  return createPageMetadata({ meta: await getPageMeta(METADATA_KEY), path: routes.faq })
}

/** The FAQ: HTML from site meta, split into questions (STATIC-05). 'Loading...' stays if there is none (D-50). */
export default async function QuestionsPage() {
  const html = await getSiteMetaHtml(CONTENTS_KEY)
  const faq = html ? parseQuestions(html) : null
  const questions = faq?.questions ?? []
  return (
    <>
      <PageTrail trail={[{ name: 'Frequently Asked Questions' }]} />
      {questions.length > 0 ? <JsonLd data={createFaqPageLd(questions)} /> : null}
      <div className="wrap-page grid gap-6 pb-16 pt-2">
        <h1>Frequently Asked Questions</h1>
        {faq ? <ServerHtml html={faq.intro} className="text-lg" /> : <Loading />}
        {questions.length > 0 ? <QuestionList questions={questions} /> : null}
        <StillUnsure otherFaq={{ name: 'Questions about letting', href: routes.faqLettings }} />
      </div>
    </>
  )
}

import type { Metadata } from 'next'
import { StillUnsure } from '@/components/faq/still-unsure'
import { JsonLd } from '@/components/ui/json-ld'
import { PageTrail } from '@/components/shell/page-trail'
import { QuestionList } from '@/components/ui/question-list'
import { Loading } from '@/components/ui/loading'
import { ServerHtml } from '@/components/ui/server-html'
import { routes } from '@/lib/config/routes'
import { parseQuestions } from '@/lib/html/faq-questions'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getSiteMetaHtml, getPageMeta } from '@/lib/queries/site-meta'
import { faqPageLd } from '@/lib/seo/faq-page'

const META_KEY = 'frequently-asked-questions'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ meta: await getPageMeta(`${META_KEY}-meta`), path: routes.faq })
}

/** The FAQ: HTML from site meta, split into question cards (META-10, STATIC-05 … STATIC-07). */
export default async function QuestionsPage() {
  const html = await getSiteMetaHtml(`${META_KEY}-contents`)
  const faq = html ? parseQuestions(html) : null
  return (
    <>
      <PageTrail trail={[{ name: 'Frequently Asked Questions' }]} />
      {faq?.questions.length ? <JsonLd data={faqPageLd(faq.questions)} /> : null}
      <div className="wrap-page grid gap-6 pb-16 pt-2">
        <h1>Frequently Asked Questions</h1>
        {faq ? <ServerHtml html={faq.intro} className="text-lg" /> : <Loading />}
        {faq?.questions.length ? <QuestionList questions={faq.questions} /> : null}
        <StillUnsure otherFaq={{ name: 'Questions about letting', href: routes.faqLettings }} />
      </div>
    </>
  )
}

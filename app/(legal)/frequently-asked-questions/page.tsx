import type { Metadata } from 'next'
import { StillUnsure } from '@/components/faq/still-unsure'
import { JsonLd } from '@/components/ui/json-ld'
import { PageTrail } from '@/components/shell/page-trail'
import { QuestionList } from '@/components/ui/question-list'
import { Loading } from '@/components/ui/loading'
import { ServerHtml } from '@/components/ui/server-html'
import { routes } from '@/lib/config/routes'
import { readQuestions } from '@/lib/html/questions'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getMetaHtml, getPageMeta } from '@/lib/queries/site-meta'
import { faqPageLd } from '@/lib/seo/faq-page'

const KEY = 'frequently-asked-questions'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ meta: await getPageMeta(`${KEY}-meta`), path: routes.faq })
}

/** Questions of sellers and buyers, as cards cut from the agency's HTML (META-10, STATIC-05 … STATIC-07). */
export default async function QuestionsPage() {
  const html = await getMetaHtml(`${KEY}-contents`)
  const read = html ? readQuestions(html) : null
  return (
    <>
      <PageTrail trail={[{ name: 'Frequently Asked Questions' }]} />
      {read?.questions.length ? <JsonLd data={faqPageLd(read.questions)} /> : null}
      <div className="wrap-page grid gap-6 pb-16 pt-2">
        <h1>Frequently Asked Questions</h1>
        {read ? <ServerHtml html={read.intro} className="text-lg" /> : <Loading />}
        {read?.questions.length ? <QuestionList questions={read.questions} /> : null}
        <StillUnsure otherFaq={{ name: 'Questions about letting', href: routes.faqLettings }} />
      </div>
    </>
  )
}

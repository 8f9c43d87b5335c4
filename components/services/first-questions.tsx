import { QuestionList } from '@/components/ui/question-list'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { parseQuestions } from '@/lib/html/faq-questions'
import { getOptionalSiteMetaHtml } from '@/lib/queries/site-meta'

const pages = {
  sale: { key: 'frequently-asked-questions-contents', href: routes.faq },
  let: { key: 'frequently-asked-questions-lettings-contents', href: routes.faqLettings },
} as const
const SHOWN = 5

/** The first questions of the FAQ of sellers or landlords; nothing where there are none, or they fail to load. */
export async function FirstQuestions({ kind }: { kind: ListingKind }) {
  const { key, href } = pages[kind]
  const html = await getOptionalSiteMetaHtml(key)
  const questions = html ? parseQuestions(html).questions.slice(0, SHOWN) : []
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <h2 id="questions">What people ask</h2>
      <QuestionList questions={questions} />
      <p>
        <a href={href} className="font-semibold underline">
          All questions
        </a>
      </p>
    </section>
  )
}

import { QuestionList } from '@/components/ui/question-list'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { parseQuestions } from '@/lib/html/faq-questions'
import { getOptionalSiteMetaHtml } from '@/lib/queries/site-meta'

const faqPages = {
  sale: { key: 'frequently-asked-questions-contents', href: routes.faq },
  let: { key: 'frequently-asked-questions-lettings-contents', href: routes.faqLettings },
} as const
const MAX_QUESTIONS = 5

/** Shows the first questions of the FAQ for sellers or landlords. Renders nothing if they cannot be loaded. */
export async function FirstQuestions({ kind }: { kind: ListingKind }) {
  const { key, href } = faqPages[kind]
  const html = await getOptionalSiteMetaHtml(key)
  const questions = html ? parseQuestions(html).questions.slice(0, MAX_QUESTIONS) : []
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

import type { Question } from '@/lib/config/page-text'
import { classNames } from './class-names'
import { Icon } from './icon'
import { RichText } from './rich-text'

/** The FAQ of a service page, as `<details>` elements that open without JavaScript. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <ul className="grid max-w-3xl gap-2">
      {questions.map(({ question, answer }) => (
        <li key={question}>
          <details className="group rounded-md border border-line bg-surface">
            <summary
              className={classNames(
                'flex min-h-12 list-none items-center justify-between gap-4 px-4 py-3 font-semibold',
                'hover:text-accent [&::-webkit-details-marker]:hidden',
              )}
            >
              {question}
              <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <RichText html={answer} className="px-4 pb-4" />
          </details>
        </li>
      ))}
    </ul>
  )
}

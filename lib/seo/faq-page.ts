import { plainText } from '../html/sanitise'
import type { LinkedData } from './json-ld'

/** The questions of a page as an FAQPage, with the answers as plain text (D-170). */
export const faqPageLd = (questions: readonly { question: string; answer: string }[]): LinkedData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})

import { plainText } from '../html/sanitise'
import type { LinkedData } from './json-ld'

/** Questions of a page as a FAQPage, their answers as plain words (D-170). */
export const faqPageLd = (questions: readonly { question: string; answer: string }[]): LinkedData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})

import { plainText } from '../html/sanitise'
import type { LinkedData } from './json-ld'

/** Structured data of a page of questions (D-170); answers become plain text. */
export const createFaqPageLd = (questions: readonly { question: string; answer: string }[]): LinkedData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})

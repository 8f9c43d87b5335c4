import { plainText, sanitiseHtml, type SafeHtml } from './sanitise'

export interface FaqQuestion {
  question: string
  answer: SafeHtml
}

/** Splits HTML at each h3 (STATIC-05, D-95). Parts are sanitised again: a nested h3 leaves unclosed tags. */
export function parseQuestions(html: string): { intro: SafeHtml; questions: FaqQuestion[] } {
  // The pieces are the introduction, and then a heading and its answer in turn: split keeps the captured headings.
  const pieces = sanitiseHtml(html).split(/<h3\b[^>]*>([\s\S]*?)<\/h3>/)
  let intro = pieces[0] ?? ''
  const questions: { question: string; answer: string }[] = []
  for (let index = 1; index < pieces.length; index += 2) {
    const question = plainText(pieces[index] ?? '')
    const answer = pieces[index + 1] ?? ''
    const previous = questions.at(-1)
    // The HTML after an empty h3 belongs to the previous question.
    if (question) questions.push({ question, answer })
    else if (previous) previous.answer += answer
    else intro += answer
  }
  return {
    intro: sanitiseHtml(intro.trim()),
    questions: questions.map(({ question, answer }) => ({ question, answer: sanitiseHtml(answer.trim()) })),
  }
}

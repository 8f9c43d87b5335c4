import { plainText, sanitiseHtml, type SafeHtml } from './sanitise'

export interface FaqQuestion {
  question: string
  answer: SafeHtml
}

/** Each h3 starts a question (STATIC-05, D-95). Sanitising each part closes an element that an h3 has split. */
export function parseQuestions(html: string): { intro: SafeHtml; questions: FaqQuestion[] } {
  const pieces = sanitiseHtml(html).split(/<h3\b[^>]*>([\s\S]*?)<\/h3>/)
  let intro = pieces[0] ?? ''
  const questions: { question: string; answer: string }[] = []
  for (let at = 1; at < pieces.length; at += 2) {
    const question = plainText(pieces[at] ?? '')
    const answer = pieces[at + 1] ?? ''
    const last = questions.at(-1)
    // The HTML after an empty h3 belongs to the question before.
    if (question) questions.push({ question, answer })
    else if (last) last.answer += answer
    else intro += answer
  }
  return {
    intro: sanitiseHtml(intro.trim()),
    questions: questions.map(({ question, answer }) => ({ question, answer: sanitiseHtml(answer.trim()) })),
  }
}

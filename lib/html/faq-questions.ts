import { plainText, sanitiseHtml, type SafeHtml } from './sanitise'

/** A question of an FAQ page and its answer. */
export interface FaqQuestion {
  question: string
  answer: SafeHtml
}

/**
 * Parses an editor's HTML into an introduction and questions: each h3 starts a question, and the HTML up
 * to the next h3 is its answer (STATIC-05, D-95). Each part is sanitised by itself, which closes an
 * element that an h3 has split. The HTML after an empty h3 belongs to the question before.
 */
export function parseQuestions(html: string): { intro: SafeHtml; questions: FaqQuestion[] } {
  const pieces = sanitiseHtml(html).split(/<h3\b[^>]*>([\s\S]*?)<\/h3>/)
  let intro = pieces[0] ?? ''
  const questions: { question: string; answer: string }[] = []
  for (let at = 1; at < pieces.length; at += 2) {
    const question = plainText(pieces[at] ?? '')
    const answer = pieces[at + 1] ?? ''
    const last = questions.at(-1)
    if (question) questions.push({ question, answer })
    else if (last) last.answer += answer
    else intro += answer
  }
  return {
    intro: sanitiseHtml(intro.trim()),
    questions: questions.map(({ question, answer }) => ({ question, answer: sanitiseHtml(answer.trim()) })),
  }
}

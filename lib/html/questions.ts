import { plainText, sanitiseHtml, type SafeHtml } from './sanitise'

/** One question of a page and its answer. */
export interface ReadQuestion {
  question: string
  answer: SafeHtml
}

/**
 * Takes the questions out of an editor's HTML: each h3 opens one, its answer reaches to the next;
 * what stands before the first is the introduction (STATIC-05, D-95). Parts are sanitised by
 * themselves, so that a tag cut in two by an h3 inside it is closed again. An h3 without words
 * opens nothing, and its answer stays with the question before.
 */
export function readQuestions(html: string): { intro: SafeHtml; questions: ReadQuestion[] } {
  const pieces = sanitiseHtml(html).split(/<h3\b[^>]*>([\s\S]*?)<\/h3>/)
  let intro = pieces[0] ?? ''
  const found: { question: string; answer: string }[] = []
  for (let at = 1; at < pieces.length; at += 2) {
    const question = plainText(pieces[at] ?? '')
    const answer = pieces[at + 1] ?? ''
    const last = found.at(-1)
    if (question) found.push({ question, answer })
    else if (last) last.answer += answer
    else intro += answer
  }
  return {
    intro: sanitiseHtml(intro.trim()),
    questions: found.map((each) => ({ question: each.question, answer: sanitiseHtml(each.answer.trim()) })),
  }
}

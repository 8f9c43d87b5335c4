import { expect, test } from 'vitest'
import { parseQuestions } from '../../lib/html/faq-questions'
import { createSiteMeta } from '../../prisma/seed/meta'

test('each h3 starts a question, and the HTML before the first is the introduction (STATIC-05, D-95)', () => {
  const { intro, questions } = parseQuestions(
    '<p>Ask us.</p>\n<h3>One?</h3>\n<p>First.</p><ul><li>a</li></ul>\n<h3 class="x">Two &amp; <em>three</em>?</h3><p>Second.</p>',
  )
  expect(intro).toBe('<p>Ask us.</p>')
  expect(questions).toEqual([
    { question: 'One?', answer: '<p>First.</p><ul><li>a</li></ul>' },
    { question: 'Two & three?', answer: '<p>Second.</p>' },
  ])
})

test('the page has as many cards as the HTML has questions (STATIC-05)', () => {
  const html = createSiteMeta().find(({ attr }) => attr === 'frequently-asked-questions-contents')?.val ?? ''
  const { questions } = parseQuestions(html)
  expect(questions).toHaveLength(html.match(/<h3>/g)?.length ?? 0)
  expect(questions.length, 'the FAQ of the demonstration').toBeGreaterThanOrEqual(12)
  for (const { question, answer } of questions) {
    expect(question).toMatch(/\?$/)
    expect(answer).toMatch(/^<p>.{20,}/)
  }
})

test('HTML without questions is introduction only, and empty HTML gives nothing', () => {
  expect(parseQuestions('<p>Closed for the day.</p>')).toEqual({
    intro: '<p>Closed for the day.</p>',
    questions: [],
  })
  expect(parseQuestions('')).toEqual({ intro: '', questions: [] })
})

test('an empty heading starts no card, and its answer is kept', () => {
  expect(parseQuestions('<h3>One?</h3><p>a</p><h3> <br> </h3><p>b</p>').questions).toEqual([
    { question: 'One?', answer: '<p>a</p><p>b</p>' },
  ])
  expect(parseQuestions('<h3></h3><p>b</p>').intro).toBe('<p>b</p>')
})

test('hostile and broken HTML is sanitised and closed (D-55)', () => {
  const { intro, questions } = parseQuestions(
    '<div><p onclick="x()">In<h3>Why?<script>alert(1)</script></h3><a href="javascript:x()">go</a><img src=x onerror=y></div><h3>Last?</h3><p>open',
  )
  expect(intro).toBe('<div><p>In</p></div>')
  expect(questions.map(({ question }) => question)).toEqual(['Why?', 'Last?'])
  expect(JSON.stringify(questions)).not.toMatch(/script|onerror|onclick|javascript:/)
  expect(questions[1]?.answer).toBe('<p>open</p>')
})

// covers: lib/html, components/content, components/company, components/faq, components/places, components/shell
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostilePayloads, surroundPayload } from '../support/hostile-html'
import { INNOCENT_NOTICE, startHostileSite, type HostileSite } from '../support/hostile-site'
import { textOf, Visitor, type Elements, type Page } from './support/visitor'

const ALLOWED_ELEMENTS = new Set(
  [
    'h2 h3 h4 p br hr div span section blockquote figure figcaption details summary a img',
    'ul ol li dl dt dd table caption thead tbody tfoot tr th td',
    'strong b em i u small sub sup q cite code abbr time',
  ].flatMap((line) => line.split(' ')),
)
/** Attributes that run scripts, restyle the page, or give an element a name that scripts find. */
const FORBIDDEN_ATTRIBUTES = [/^on/, /^style$/, /^class$/, /^name$/, /^srcdoc$/, /^form/]
/** `//host` leads to another site, so it is excluded. `x` is what remains of `<img src=x onerror=…>`. */
const HARMLESS_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|x$|$)/

/** Finds the elements and attributes in a container that the sanitiser must remove. */
function findDangers({ $ }: Page, container: Elements): string[] {
  return container
    .find('*')
    .toArray()
    .flatMap((node) => {
      if (!('attribs' in node)) return []
      const dangers = ALLOWED_ELEMENTS.has(node.name) ? [] : [`<${node.name}>`]
      for (const [name, value] of Object.entries($(node).attr() ?? {})) {
        if (FORBIDDEN_ATTRIBUTES.some((pattern) => pattern.test(name))) dangers.push(name)
        if (['href', 'src'].includes(name) && !HARMLESS_ADDRESS.test(value)) dangers.push(`${name}=${value}`)
      }
      return dangers
    })
}

const payloads = hostilePayloads.map((payload, number) => ({
  payload,
  number,
  ...surroundPayload(payload, number),
}))
let site: HostileSite
beforeAll(async () => {
  site = await startHostileSite()
})
afterAll(() => site?.stop())

for (const [place, pathOf] of [
  ['news bodies', (number: number) => `/news/hostile-${number}/`],
  ['guide bodies', (number: number) => `/guides/hostile-${number}/`],
  ['texts of places', (number: number) => `/estate-agents/hostile-${number}`],
  ['texts of searches', (number: number) => `/find-a-property/hostile-${number}`],
] as const)
  test(`${place}: of ${hostilePayloads.length} kinds of hostile HTML only the text around them is shown (D-55)`, async () => {
    const visitor = new Visitor(site.base)
    for (const { payload, number, before, after } of payloads) {
      const page = await visitor.open(pathOf(number))
      const { $ } = page
      const text = $('main .prose')
      expect.soft(page.status, payload).toBe(200)
      expect.soft(textOf(text), payload).toContain(before)
      expect.soft(textOf(text), payload).toContain(after)
      expect.soft(findDangers(page, text), payload).toEqual([])
      // The rest of the page is unchanged.
      expect
        .soft([$('h1').length, $('body > footer').length, $('main footer').length], payload)
        .toEqual([1, 1, 0])
    }
  })

test('vacancies, questions and the header’s notice: of hostile HTML only the text around it is shown', async () => {
  const visitor = new Visitor(site.base)
  const vacancies = await visitor.open('/recruitment')
  for (const { payload, number, before, after } of payloads) {
    const vacancyText = textOf(vacancies.$(`#vacancy-${number + 1}`))
    expect.soft(vacancyText, payload).toContain(before)
    expect.soft(vacancyText, payload).toContain(after)
  }
  expect(findDangers(vacancies, vacancies.$('main article .prose'))).toEqual([])
  expect(textOf(vacancies.$('header'))).toContain(INNOCENT_NOTICE)
  expect(findDangers(vacancies, vacancies.$('body > :not(main) .prose'))).toEqual([])
  const questions = await visitor.open('/frequently-asked-questions')
  expect(questions.$('main details').length).toBeGreaterThanOrEqual(payloads.length)
  expect(findDangers(questions, questions.$('main .prose'))).toEqual([])
})

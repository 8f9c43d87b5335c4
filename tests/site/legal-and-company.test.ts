// covers: app/(legal), app/(marketing), components/legal, components/company
import { expect, test } from 'vitest'
import { readSiteMeta } from '../support/agency-calls'
import {
  attributesOf,
  findByName,
  mainTextOf,
  readPage,
  structuredDataOf,
  textOf,
  textsOf,
} from './support/visitor'
import { normaliseHtml } from './support/html'

test('the privacy policy has sixteen numbered sections, to which its contents link (STATIC-02, STATIC-04, ROUTE-19)', async () => {
  const { $ } = await readPage('/privacy-policy')
  const headings = $('main h2').filter((_, heading) => /^\d+\. /.test(textOf($(heading))))
  expect(headings.length).toBe(16)
  expect(textOf($('main'))).toContain('within 28 days')
  // Only the link to section 10 is checked; all are made alike.
  const link = findByName($, 'a', /^10\./, findByName($, 'nav', 'On this page'))
  const target = $(link.attr('href') ?? '')
  expect(textOf(target.is('h2') ? target : target.find('h2'))).toMatch(/^10\. How long we keep it/)
})

test('the complaints page links to the home page, an email address and the ombudsman (STATIC-26, STATIC-28, STATIC-29)', async () => {
  const { $ } = await readPage('/complaints-procedure')
  const main = $('main')
  expect(main.find('a[href="/"]').length).toBeGreaterThan(1)
  expect(main.find('a[href^="mailto:"]').length).toBeGreaterThan(0)
  expect(
    findByName($, 'a', /^The Property Ombudsman/, main)
      .first()
      .attr('href'),
  ).toMatch(/^https:/)
  for (const term of ['3 working days', '15 working days', '8 weeks', '12 months'])
    expect(textOf(main)).toContain(term)
})

test('the fees page names the schemes for redress and for client money, and the fees of landlords in England (Consumer Rights Act 2015 s.83)', async () => {
  const { $ } = await readPage('/fees')
  expect(findByName($, 'a', /^Client Money Protect/, $('main')).length).toBeGreaterThan(0)
  expect(findByName($, 'a', /Property Ombudsman/, $('main')).length).toBeGreaterThan(0)
  // The highest holding deposit, one week's rent, for £1,200 a month: 1,200 × 12 / 52.
  expect(textOf(findByName($, 'table', 'Examples in England'))).toContain('£276.92')
})

const agreements = ['/terms-and-conditions', '/service-agreement', '/lettings-service-agreement']
for (const path of agreements)
  test(`${path} has the agency’s text and three tabs with links (STATIC-17, STATIC-18, STATIC-19)`, async () => {
    const { $ } = await readPage(path)
    const tabs = findByName($, 'nav', 'Our terms')
    expect(textsOf($, 'a', tabs)).toEqual([
      'Terms and Conditions',
      'Service Agreement',
      'Lettings Service Agreement',
    ])
    expect(attributesOf($, 'a', 'href', tabs)).toEqual(agreements)
    expect(tabs.find('[aria-current=page]').attr('href')).toBe(path)
    const agreement = normaliseHtml(await readSiteMeta(`${path.slice(1)}-contents`))
    const texts = $('main .prose')
      .toArray()
      .map((text) => normaliseHtml($(text).html() ?? ''))
    expect(texts).toContain(agreement)
  })

test('the site map links to every section, and to each guide and news item', async () => {
  const { $ } = await readPage('/site-map')
  for (const [group, link] of [
    ['Buy and rent', 'Homes for sale'],
    ['Legal', 'Privacy policy'],
    ['Guides', 'All guides'],
    ['News', 'All news'],
  ] as const)
    expect(findByName($, 'a', link, findByName($, 'main section', group)).length, group).toBe(1)
  expect(findByName($, 'main section', 'Guides').find('a').length).toBeGreaterThan(15)
})

test('about us has the company’s history (STATIC-16)', async () => {
  const text = mainTextOf(await readPage('/about-us'))
  for (const part of ['A desk in Essex', 'Why flat fees', '20 years of experience'])
    expect(text).toContain(part)
})

test('the recruitment page lists the vacancies, with their facts and links to apply and share (STATIC-30 to STATIC-33, D-98, D-100)', async () => {
  const page = await readPage('/recruitment')
  const { $ } = page
  const roles = findByName($, 'main section', 'Current roles')
  const role = findByName($, 'article', 'Local Property Consultant', roles)
  expect(textsOf($, 'dt', role)).toEqual(['Location', 'Salary', 'Contract', 'Hours', 'Posted'])
  expect(textsOf($, 'dd', role).at(-1)).toMatch(/^\d\d\/\d\d\/\d\d$/)
  expect(findByName($, 'a', /^Apply/, role).attr('href')).toMatch(/^mailto:/)
  expect(textsOf($, 'a[target="_blank"]', role)).toEqual(
    ['WhatsApp', 'Facebook', 'X', 'LinkedIn'].map((name) => expect.stringMatching(new RegExp(`^${name}`))),
  )
  const postings = structuredDataOf(page).filter((node) => node['@type'] === 'JobPosting')
  const titles = postings.map((node) => node['title'])
  expect(titles).toContain('Local Property Consultant')
  expect(textsOf($, 'article > h3', roles)).toEqual(titles)
})

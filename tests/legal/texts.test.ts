import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aboutUs } from '@/components/company/text/about-us'
import { complaintsProcedure } from '@/components/legal/text/complaints'
import { cookiePolicy } from '@/components/legal/text/cookies'
import { feesPage } from '@/components/legal/text/fees'
import { privacyPolicy } from '@/components/legal/text/privacy'
import { reviewsPolicy } from '@/components/legal/text/reviews-policy'
import { storageKeys } from '@/lib/browser/storage'
import { brand } from '@/lib/config/brand'
import { toPageHtml } from '@/lib/config/page-text'
import { PENCE_PER_POUND } from '@/lib/format/money'
import { plainText, sanitiseHtml } from '@/lib/html/sanitise'
import { getDepositCapFromYearlyRent } from '@/lib/tenancy/deposit'

const MONTHS_PER_YEAR = 12
const WEEKS_PER_YEAR = 52

const formatAmount = (pence: number) =>
  `£${(Math.floor(pence) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
const toPlainText = (body: Parameters<typeof toPageHtml>[0]) =>
  plainText(toPageHtml(body).replaceAll(/<\/(h\d|li|td|th|dd|dt)>/g, ' '))

describe('the privacy policy', () => {
  it('has sixteen numbered sections, whose headings cover the specified topics (STATIC-02)', () => {
    const headings = privacyPolicy.sections.map(({ heading }) => heading)
    expect(headings.map((heading) => Number.parseInt(heading))).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    )
    for (const topic of [
      /words/i,
      /reach us/i,
      /rights/i,
      /collect/i,
      /use it/i,
      /keep it/i,
      /abroad/i,
      /share/i,
      /cookies/i,
      /changes/i,
    ])
      expect(
        headings.some((heading) => topic.test(heading)),
        String(topic),
      ).toBe(true)
  })
  it('states how long data is kept, and how long an answer to a request takes (STATIC-04)', () => {
    const text = toPlainText(privacyPolicy)
    for (const term of ['12 months', 'within 28 days', 'within one month', 'three months'])
      expect(text).toContain(term)
    expect(toPageHtml(privacyPolicy)).toContain('href="/data-protection-complaint"')
  })
})

it('the complaints procedure has every deadline and three links (STATIC-26, STATIC-28, STATIC-29)', () => {
  const text = toPlainText(complaintsProcedure)
  for (const term of [
    'within 3 working days',
    'written outcome within 15 working days',
    'written reply within 15 working days',
    '8 weeks',
    '12 months',
    'final viewpoint',
  ])
    expect(text).toContain(term)
  for (const href of ['/', `mailto:${brand.email}`, brand.redress.url])
    expect(toPageHtml(complaintsProcedure)).toContain(`href="${href}"`)
})

describe('the fees page', () => {
  const text = toPlainText(feesPage)
  it('states fees per tenant or property, with VAT, and names both schemes (Consumer Rights Act 2015 s.83)', () => {
    for (const term of [
      'per property',
      'per tenant',
      'including VAT',
      brand.redress.name,
      brand.clientMoneyProtection.name,
    ])
      expect(text).toContain(term)
  })
  it('links the certificate of client money protection, a file that is served (SI 2019/386, regulation 4)', () => {
    const { certificate } = brand.clientMoneyProtection
    for (const page of [feesPage, aboutUs]) expect(toPageHtml(page)).toContain(`href="${certificate}"`)
    expect(fs.readFileSync(`public${certificate}`).subarray(0, 4).toString()).toBe('%PDF')
  })
  it('names the law on permitted payments of every nation', () => {
    for (const law of [
      'Tenant Fees Act 2019',
      'Renting Homes (Fees etc.) (Wales) Act 2019',
      'Rent (Scotland) Act 1984',
      'Private Tenancies Act (Northern Ireland) 2022',
    ])
      expect(text).toContain(law)
  })
  it('has examples of deposits that are exact: a week’s rent, and the legal cap (domain B2)', () => {
    for (const monthlyRentPounds of [800, 1_200, 2_000, 4_500]) {
      const yearlyRentPence = monthlyRentPounds * MONTHS_PER_YEAR * PENCE_PER_POUND
      const holdingDepositPence = yearlyRentPence / WEEKS_PER_YEAR
      const depositCap = getDepositCapFromYearlyRent('england', yearlyRentPence)
      expect(text).toContain(formatAmount(holdingDepositPence))
      expect(text).toContain(formatAmount(depositCap?.pence ?? 0))
    }
  })
})

it('the cookie policy names every key that this site keeps in a browser (PECR)', () => {
  const text = toPlainText(cookiePolicy)
  for (const key of Object.values(storageKeys)) expect(text, key).toContain(key)
})

it.each([
  ['privacy', privacyPolicy],
  ['complaints', complaintsProcedure],
  ['fees', feesPage],
  ['reviews', reviewsPolicy],
  ['cookies', cookiePolicy],
])('the text on %s passes the sanitiser unchanged (D-55)', (_name, body) => {
  expect(sanitiseHtml(toPageHtml(body))).toBe(toPageHtml(body))
})

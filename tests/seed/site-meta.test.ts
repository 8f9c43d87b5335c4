import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_NAME } from '../../lib/config/brand'
import { pageMetaSchema, ratingSchema } from '../../lib/contract/content'
import type { Nation } from '../../lib/domain/nation'
import { insertBrandInMeta } from '../../lib/format/brand-name'
import { sanitiseHtml } from '../../lib/html/sanitise'
import { localAuthorities } from '../../lib/places/local-authorities'
import { createSiteMeta } from '../../prisma/seed/meta'
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '../../prisma/seed/meta/page-head'

const valueByKey = new Map(
  createSiteMeta().map(({ attr, val }) => [attr, insertBrandInMeta(val, DEFAULT_BRAND_NAME)]),
)
const parseValue = (attr: string): unknown => JSON.parse(valueByKey.get(attr) ?? 'null')

/** Site-meta keys that hold the title, description and image of a page (META-01 … META-17, D-94). */
const pageHeadKeys =
  `home login forsale-any-location-meta forsale-essex-meta forsale-southend-on-sea-meta tolet-any-location-meta tolet-essex-meta tolet-southend-on-sea-meta
frequently-asked-questions-meta frequently-asked-questions-lettings-meta conveyancing-meta contact commercial-finance-meta tenant-referencing-meta
estate-agents-in-essex-meta estate-agents-in-manchester-meta estate-agents-in-leicestershire-meta estate-agents-in-kent-meta estate-agents-in-scotland-meta
estate-agents-in-devon-meta estate-agents-meta emoov-local-in-essex-meta emoov-local-meta emoov-local-contact full-management about-us-meta privacy-policy
terms-and-conditions service-agreement lettings-service-agreement get-a-mortgage affordability-help news guides find-a-property find-a-letting
complaints-procedure recruitment refer-a-friend online-house-valuation thank-you-subscriber sell-your-property let-your-property commercial-property
forgotten-password`.split(/\s+/)

/** Site-meta keys that hold HTML. */
const htmlKeys =
  `login-property-ask-a-question login-property-arrange-viewing login-property-make-an-offer login-letting-ask-a-question login-letting-arrange-viewing
login-letting-request-let-property login-sell-your-property-main-details login-sell-your-property-main-details-emoov-only
login-sell-your-property-main-details-no-sale-no-fee login-let-your-property-details login-let-your-property-details-bundle header_top forsale-any-location
forsale-essex forsale-southend-on-sea tolet-any-location tolet-essex tolet-southend-on-sea frequently-asked-questions-contents
frequently-asked-questions-lettings-contents estateagent-essex estateagent-manchester estateagent-leicestershire estateagent-kent estateagent-scotland
estateagent-devon emoovlocal-essex terms-and-conditions-contents service-agreement-contents lettings-service-agreement-contents`.split(
    /\s+/,
  )

describe('site meta of the demonstration', () => {
  it.each(pageHeadKeys)('%s is a page head that is short enough for search engines (META-06)', (attr) => {
    const meta = pageMetaSchema.parse(parseValue(attr))
    expect(meta.page_title.length).toBeGreaterThan(5)
    expect(meta.page_title.length).toBeLessThanOrEqual(MAX_TITLE_CHARACTERS)
    expect(meta.meta_description.length).toBeGreaterThan(40)
    expect(meta.meta_description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_CHARACTERS)
    expect(meta.meta_image).toMatch(/^\/og\/[a-z]+\.png$/)
  })

  it.each(htmlKeys)('%s is HTML that the sanitiser does not change (META-05, D-55)', (attr) => {
    const html = valueByKey.get(attr)
    expect(html).toMatch(/^<(p|h2|h3)>/)
    expect(sanitiseHtml(html!)).toBe(html)
  })

  it('lists no questions about a lease in Scotland, whose flats have none, or about council tax in Northern Ireland', () => {
    const listQuestions = (nation: Nation) =>
      localAuthorities
        .filter((authority) => authority.nation === nation)
        .flatMap(({ slug }) => valueByKey.get(`estateagent-${slug}`)?.match(/<li>.*<\/li>/g) ?? [])
    expect(listQuestions('wales').filter((text) => /ground rent|freehold/.test(text))).not.toEqual([])
    expect(listQuestions('scotland').filter((text) => /lease|ground rent|freehold/.test(text))).toEqual([])
    expect(listQuestions('scotland').join(' ')).toContain('factor')
    expect(listQuestions('northern-ireland').filter((text) => text.includes('council tax'))).toEqual([])
    expect(listQuestions('northern-ireland').join(' ')).toContain('What are the rates')
  })

  it('has exactly one value for each key', () => expect(valueByKey.size).toBe(createSiteMeta().length))

  it('has a rating and a flat fee (META-03, META-04)', () => {
    expect(ratingSchema.parse(parseValue('ld_json_ratingValue_reviewCount'))).toEqual({
      ratingValue: 4.7,
      reviewCount: 1204,
      asOf: '2026-11-02',
      sample: true,
    })
    expect(valueByKey.get('emoov_flat_commission_rate')).toBe('395')
  })

  it('has the product’s slug in the keys that the specification names after the product, and in no other key (D-01, META-15, META-16)', () => {
    // The slug of an invented product.
    const harbourKeys = createSiteMeta('harbour').map(({ attr }) => attr)
    expect(harbourKeys.filter((attr) => attr.includes('harbour'))).toEqual([
      'harbour_flat_commission_rate',
      'harbour-local-meta',
      'harbour-local-in-essex-meta',
      'harbour-local-contact',
      'login-sell-your-property-main-details-harbour-only',
      'harbour_only_thank_you_html',
    ])
    expect(harbourKeys.filter((attr) => attr.includes('emoov'))).toEqual(['emoovlocal-essex'])
  })

  it.each(['frequently-asked-questions-contents', 'frequently-asked-questions-lettings-contents'])(
    '%s has at least twelve questions, each with an answer (D-95)',
    (attr) => {
      const questions = valueByKey.get(attr)!.split('<h3>').slice(1)
      expect(questions.length).toBeGreaterThanOrEqual(12)
      for (const question of questions) expect(question).toMatch(/^[^<]+\?<\/h3>\s*<p>/)
    },
  )

  it('states the tax bands, deposits and dates of the law in autumn 2026 (domain B2, B3, B9)', () => {
    const sales = valueByKey.get('frequently-asked-questions-contents')!
    expect(sales).toContain('nothing up to £125,000')
    expect(sales).not.toMatch(/£425,000|nothing up to £250,000/)
    const lettings = valueByKey.get('frequently-asked-questions-lettings-contents')!
    expect(lettings).toContain('1 May 2026')
    expect(lettings).toContain('five weeks’ rent, or six if the yearly rent is £50,000 or more')
  })
})

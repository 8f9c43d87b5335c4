import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_NAME } from '../../lib/config/brand'
import { pageMetaSchema, ratingSchema } from '../../lib/contract/content'
import { insertBrandInMeta } from '../../lib/format/brand-name'
import { sanitiseHtml } from '../../lib/html/sanitise'
import { siteMeta } from '../../prisma/seed/meta'
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '../../prisma/seed/meta/page-head'

const values = new Map(siteMeta().map(({ attr, val }) => [attr, insertBrandInMeta(val, DEFAULT_BRAND_NAME)]))
const json = (attr: string): unknown => JSON.parse(values.get(attr) ?? 'null')

/** Site-meta keys that hold the head of a page (META-01 … META-17, D-94). */
const heads =
  `home login forsale-any-location-meta forsale-essex-meta forsale-southend-on-sea-meta tolet-any-location-meta tolet-essex-meta tolet-southend-on-sea-meta
frequently-asked-questions-meta frequently-asked-questions-lettings-meta conveyancing-meta contact commercial-finance-meta tenant-referencing-meta
estate-agents-in-essex-meta estate-agents-in-manchester-meta estate-agents-in-leicestershire-meta estate-agents-in-kent-meta estate-agents-in-scotland-meta
estate-agents-in-devon-meta estate-agents-meta emoov-local-in-essex-meta emoov-local-meta emoov-local-contact full-management about-us-meta privacy-policy
terms-and-conditions service-agreement lettings-service-agreement get-a-mortgage affordability-help news guides find-a-property find-a-letting
complaints-procedure recruitment refer-a-friend online-house-valuation thank-you-subscriber sell-your-property let-your-property commercial-property
forgotten-password`.split(/\s+/)

/** Keys that hold HTML. */
const texts =
  `login-property-ask-a-question login-property-arrange-viewing login-property-make-an-offer login-letting-ask-a-question login-letting-arrange-viewing
login-letting-request-let-property login-sell-your-property-main-details login-sell-your-property-main-details-emoov-only
login-sell-your-property-main-details-no-sale-no-fee login-let-your-property-details login-let-your-property-details-bundle header_top forsale-any-location
forsale-essex forsale-southend-on-sea tolet-any-location tolet-essex tolet-southend-on-sea frequently-asked-questions-contents
frequently-asked-questions-lettings-contents estateagent-essex estateagent-manchester estateagent-leicestershire estateagent-kent estateagent-scotland
estateagent-devon emoovlocal-essex terms-and-conditions-contents service-agreement-contents lettings-service-agreement-contents`.split(
    /\s+/,
  )

describe('site meta of the demonstration', () => {
  it.each(heads)('%s is a page head that search engines show whole (META-06)', (attr) => {
    const meta = pageMetaSchema.parse(json(attr))
    expect(meta.page_title.length).toBeGreaterThan(5)
    expect(meta.page_title.length).toBeLessThanOrEqual(MAX_TITLE_CHARACTERS)
    expect(meta.meta_description.length).toBeGreaterThan(40)
    expect(meta.meta_description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_CHARACTERS)
    expect(meta.meta_image).toMatch(/^\/og\/[a-z]+\.png$/)
  })

  it.each(texts)('%s is HTML that passes the sanitiser whole (META-05, D-55)', (attr) => {
    const html = values.get(attr)
    expect(html).toMatch(/^<(p|h2|h3)>/)
    expect(sanitiseHtml(html!)).toBe(html)
  })

  it('has one value for a key', () => expect(values.size).toBe(siteMeta().length))

  it('has a rating and a flat fee (META-03, META-04)', () => {
    expect(ratingSchema.parse(json('ld_json_ratingValue_reviewCount'))).toEqual({
      ratingValue: 4.7,
      reviewCount: 1204,
      asOf: '2026-11-02',
      sample: true,
    })
    expect(values.get('emoov_flat_commission_rate')).toBe('395')
  })

  it('names the product in the keys that carry its word, and nowhere else (D-01, META-15, META-16)', () => {
    const harbour = siteMeta('harbour').map(({ attr }) => attr)
    expect(harbour.filter((attr) => attr.includes('harbour'))).toEqual([
      'harbour_flat_commission_rate',
      'harbour-local-meta',
      'harbour-local-in-essex-meta',
      'harbour-local-contact',
      'login-sell-your-property-main-details-harbour-only',
      'harbour_only_thank_you_html',
    ])
    expect(harbour.filter((attr) => attr.includes('emoov'))).toEqual(['emoovlocal-essex'])
  })

  it.each(['frequently-asked-questions-contents', 'frequently-asked-questions-lettings-contents'])(
    '%s has at least twelve questions, each with an answer (D-95)',
    (attr) => {
      const parts = values.get(attr)!.split('<h3>').slice(1)
      expect(parts.length).toBeGreaterThanOrEqual(12)
      for (const part of parts) expect(part).toMatch(/^[^<]+\?<\/h3>\s*<p>/)
    },
  )

  it('states the law as it stands in autumn 2026 (domain B2, B3, B9)', () => {
    const sales = values.get('frequently-asked-questions-contents')!
    expect(sales).toContain('nothing up to £125,000')
    expect(sales).not.toMatch(/£425,000|nothing up to £250,000/)
    const lettings = values.get('frequently-asked-questions-lettings-contents')!
    expect(lettings).toContain('1 May 2026')
    expect(lettings).toContain('five weeks’ rent, or six if the yearly rent is £50,000 or more')
  })
})

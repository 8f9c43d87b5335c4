import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { e2eDatabaseUrl } from '../tests/support/e2e-database'
import { agency } from './agency-command'
import { OWN_KEY, startSite, type SecondSite } from './second-site'

test.describe('the product’s word is a setting (D-01, D-05)', () => {
  test.skip(({ isMobile }) => isMobile, 'the same at every width')
  let site: SecondSite

  test.beforeAll(async ({}, testInfo) => {
    const file = testInfo.outputPath('head')
    fs.writeFileSync(
      file,
      JSON.stringify({
        page_title: 'Harbour: request a valuation',
        meta_description: 'Of the other product',
        meta_image: '',
      }),
    )
    await agency('meta', 'set', 'harbour-local-contact', file)
    site = await startSite({ DATABASE_URL: e2eDatabaseUrl(), API_KEY: OWN_KEY, PRODUCT_SLUG: 'harbour' })
  })
  test.afterAll(() => site.stop())

  test('one build: its pages, links, canonicals, sitemap and keys follow it, and the default’s are not there (ROUTE-06)', async ({
    page,
    request,
  }) => {
    await page.goto(`${site.base}/harbour-local-contact`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a valuation')
    await expect(page).toHaveTitle('Harbour: request a valuation')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/harbour-local-contact$/)
    await page.goto(`${site.base}/sell-your-property`)
    await expect(page.getByRole('link', { name: 'List with us alone' })).toHaveAttribute(
      'href',
      '/sell-your-property/main-details-harbour-only',
    )
    expect((await request.get(`${site.base}/sell-your-property/main-details-harbour-only`)).status()).toBe(
      200,
    )
    for (const path of [
      '/local',
      '/local/essex',
      '/contact/',
      '/site-map',
      '/online-house-valuation',
      '/sitemaps/pages.xml',
    ]) {
      const text = await (await request.get(`${site.base}${path}`)).text()
      expect.soft(text, path).toContain('/harbour-local-contact')
      expect.soft(text, path).not.toContain('/emoov-local-contact')
    }
    for (const path of [
      '/emoov-local-contact',
      '/sell-your-property/main-details-emoov-only',
      '/with-product/harbour/local-contact',
      '/with-product/harbour/main-details',
    ])
      expect.soft((await request.get(`${site.base}${path}`)).status(), path).toBe(404)
  })

  test('an address with another word is a page that is not there, and reads so', async ({ page }) => {
    expect((await page.goto('/harbour-local-contact'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    expect((await page.goto('/with-product/emoov/local-contact'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  })
})

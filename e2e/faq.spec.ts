import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { chooseCookies } from './search-support'

async function metaValue(page: Page, baseURL: string, attr: string): Promise<string> {
  const reply = await page.request.post('/api/sitemeta/get_site_meta', {
    headers: { origin: new URL(baseURL).origin },
    data: { attr },
  })
  return ((await reply.json()) as { data: { val: string } }).data.val
}

test.beforeEach(async ({ page }) => chooseCookies(page))

test('questions stand in cards, as many as the agency’s HTML has, closed at first (STATIC-05, STATIC-06, STATIC-07, META-10, META-11)', async ({
  page,
  baseURL,
}) => {
  expect((await page.goto('/frequently-asked-questions'))?.status()).toBe(200)
  const html = await metaValue(page, baseURL ?? '', 'frequently-asked-questions-contents')
  const cards = page.getByRole('main').locator('details')
  await expect(cards).toHaveCount(html.match(/<h3>/g)?.length ?? 0)
  for (const card of await cards.all()) await expect(card).not.toHaveAttribute('open')
  await expect(page).toHaveTitle(
    (
      JSON.parse(await metaValue(page, baseURL ?? '', 'frequently-asked-questions-meta')) as {
        page_title: string
      }
    ).page_title,
  )
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/frequently-asked-questions$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Frequently Asked Questions'])
})

test('a card opens with a click and closes with the next, by keyboard too (STATIC-06)', async ({ page }) => {
  await page.goto('/frequently-asked-questions')
  const question = page.getByText('How much does it cost to sell with you?')
  const answer = page.getByText('nothing if it is not')
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await question.click()
  await expect(answer).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  expect(
    (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
      .violations,
  ).toEqual([])
})

test('the questions are there as data, and open without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/frequently-asked-questions')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { '@type': string; mainEntity?: unknown[] },
  )
  expect(data.find((node) => node['@type'] === 'FAQPage')?.mainEntity).toHaveLength(
    await page.locator('main details').count(),
  )
  await page.getByText('Can I change my mind?').click()
  await expect(page.getByText('You have 14 days to cancel')).toBeVisible()
  await context.close()
})

test('questions about letting are the agency’s HTML as it is (STATIC-08, STATIC-09)', async ({
  page,
  baseURL,
}) => {
  expect((await page.goto('/frequently-asked-questions-lettings'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Frequently Asked Questions - Lettings'])
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/frequently-asked-questions-lettings$/,
  )
  const html = await metaValue(page, baseURL ?? '', 'frequently-asked-questions-lettings-contents')
  const shown = await page.evaluate((own) => {
    const template = document.createElement('div')
    template.innerHTML = own
    return { own: template.innerHTML, page: document.querySelector('main .prose')?.innerHTML }
  }, html)
  expect(shown.page).toBe(shown.own)
  await expect(page.getByRole('main').locator('details')).toHaveCount(0)
  expect(
    (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
      .violations,
  ).toEqual([])
})

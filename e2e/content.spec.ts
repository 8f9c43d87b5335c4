// covers: components/content, components/places, components/finance, components/faq, components/legal, components/pricing, app/(content), app/(marketing), app/(legal)
import { expect, test, type Page } from '@playwright/test'
import { e2eBase, e2eDatabaseUrl } from '../tests/support/e2e-database'
import { FaultyUpstream } from '../tests/support/faulty-upstream'
import { SECOND_SITE_API_KEY, startSecondSite } from '../tests/support/second-site'
import { expectNoViolations } from './support/axe'
import {
  answerCookieNotice,
  readContentWidth,
  getErrorSummary,
  holdRequests,
  readStorage,
  getTextBox,
  waitForForm,
  waitForHydration,
} from './support/pages'

/** Narrower pages collapse the list of places by letter. */
const COLLAPSED_BELOW_PX = 768

test.beforeEach(({ page }) => answerCookieNotice(page))

test('both price tables appear one second after the page (EA-04, EA-05)', async ({ page }) => {
  // The page's clock is paused, so that the time of a slow load does not count.
  const start = Date.now()
  await page.clock.install({ time: start })
  // A clock can be paused only at a later time than its own.
  await page.clock.pauseAt(start + 1_000)
  await page.goto('/estate-agents/essex')
  // Waits for hydration, after which elements have React's keys. Scripts start at the first paint, so the clock must
  // run a little.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return page.evaluate(() =>
        Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__react')),
      )
    })
    .toBe(true)
  await page.clock.runFor(800)
  await expect(page.getByRole('main').getByRole('table', { name: /^Prices for/ })).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(page.getByRole('table', { name: 'Prices for selling a home' })).toContainText('£395')
  await expect(page.getByRole('table', { name: 'Prices for letting a home' })).toContainText('£59.50')
  await page.clock.resume()
  await expectNoViolations(page, 'a place, with its tables of prices')
  expect(await readContentWidth(page)).toBeLessThanOrEqual(page.viewportSize()!.width)
})

for (const [name, startPath, requestPattern, findLink, heading] of [
  [
    'places (EA-02, D-50)',
    '/estate-agents/kent',
    /\/estate-agents\/york\?.*_rsc=/,
    (page: Page) =>
      page
        .getByRole('region', { name: 'Estate agents from A to Z' })
        .getByRole('link', { name: 'York', exact: true }),
    'Estate Agents in York',
  ],
  [
    'the tabs of our terms (STATIC-20, D-50)',
    '/terms-and-conditions',
    /\/service-agreement\?.*_rsc=/,
    (page: Page) =>
      page
        .getByRole('navigation', { name: 'Our terms' })
        .getByRole('link', { name: 'Service Agreement', exact: true }),
    'Our Terms',
  ],
] as const)
  test(
    `links between ${name} load no new document, and show 'Loading...' until the page is there`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(startPath)
      await waitForHydration(page)
      const heldNavigation = await holdRequests(page, requestPattern)
      const letterY = page.locator('summary').filter({ hasText: /^Y$/ })
      const isCollapsed = (page.viewportSize()?.width ?? 0) < COLLAPSED_BELOW_PX
      // The page of our terms has no such list.
      if (isCollapsed && (await letterY.count()) > 0) await letterY.click()
      await findLink(page).click()
      await expect(page.getByText('Loading...')).toBeVisible()
      heldNavigation.release()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
    },
  )

test('the contents of the privacy policy scroll to their section (ROUTE-19)', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: /^10\./ }).click()
  await expect(page.getByRole('heading', { name: /^10\. How long we keep it/ })).toBeInViewport()
})

test('a question opens and closes by click and by keyboard (STATIC-06)', async ({ page }) => {
  await page.goto('/frequently-asked-questions')
  const question = page.getByText('How much does it cost to sell with you?')
  const answer = page.getByText('nothing if it is not')
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await question.click()
  await expect(answer).toBeHidden()
  // The clicks have left the focus on the question.
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await expectNoViolations(page, 'an open question')
})

test('the mortgage page computes a price range from sliders and fields, and shows the broker, testimonials and warnings (MORT-01 to MORT-08, domain B4)', async ({
  page,
}) => {
  await page.goto('/get-a-mortgage')
  const main = page.getByRole('main')
  const result = main.locator('output')
  // The range is 4.5 to 6 times the income, plus the deposit. Both are £50,000 at first.
  await expect(result).toContainText('£275,000 to £350,000')
  for (const name of ['Household income', 'Deposit']) {
    const slider = page.getByRole('slider', { name })
    for (const [attribute, value] of Object.entries({ min: '0', max: '500000', step: '5000' }))
      await expect(slider).toHaveAttribute(attribute, value)
  }
  await page.getByRole('slider', { name: 'Household income' }).focus()
  // One step of £5,000.
  await page.keyboard.press('ArrowRight')
  await expect(result).toContainText('£297,500 to £380,000')
  // 55,000 × 4.5 + 12,345 and 55,000 × 6 + 12,345.
  await getTextBox(page, 'Deposit in pounds').fill('12345')
  await expect(result).toContainText('£259,845 to £342,345')
  await expect(main.getByRole('figure')).toHaveCount(3)
  await expect(main.getByRole('link', { name: /^Book a call/ }).first()).toHaveAttribute('target', '_blank')
  for (const text of [
    'over 12 years of experience',
    '£155',
    'Your home may be repossessed',
    'does not give mortgage advice',
  ])
    await expect(main).toContainText(text)
  await expectNoViolations(page, 'mortgage')
})

test('sections that only the browser renders use the agency’s name from the settings (D-01)', async ({
  page,
}) => {
  const site = await startSecondSite({
    DATABASE_URL: e2eDatabaseUrl(),
    API_KEY: SECOND_SITE_API_KEY,
    BRAND_NAME: 'Hearth & Home',
  })
  try {
    await page.goto(`${site.base}/get-a-mortgage`)
    await expect(page.getByText('Clients referred by Hearth & Home receive')).toBeVisible()
  } finally {
    await site.stop()
  }
})

for (const section of ['news', 'guides'] as const) {
  const title = section === 'news' ? 'News' : 'Guides'
  const key = `${section}_current_page`
  const otherKey = section === 'news' ? 'guides_current_page' : 'news_current_page'
  test(`${section}: the list reopens at the page that the visitor left for an item, and at page 1 after another part of the site (NEWS-03, GUIDE-02, D-60)`, async ({
    page,
  }) => {
    await page.goto(`/${section}/?page=2`)
    await waitForHydration(page)
    await expect.poll(() => readStorage(page, key)).toBe('2')
    const firstItem = page.getByRole('main').locator('article h2 a').first()
    await firstItem.click()
    await expect(page.getByRole('navigation', { name: `More ${section}` })).toBeVisible()
    expect([await readStorage(page, key), await readStorage(page, otherKey)]).toEqual(['2', null])
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/${section}/\\?page=2$`))
    // The pager still leads to the first page.
    await page.getByRole('link', { name: 'Page 1', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${section}/$`))
    await expect.poll(() => readStorage(page, key)).toBe('1')
    // The list reopens at that page also when every page is a full load.
    await page.goto(`/${section}/?page=2`)
    await expect.poll(() => readStorage(page, key)).toBe('2')
    await page.goto((await firstItem.getAttribute('href')) ?? '')
    await expect
      .poll(() => page.evaluate((key) => window.sessionStorage.getItem(key), `${section}_item_read`))
      .toBe('1')
    await page.goto(`/${section}/`)
    await expect(page).toHaveURL(new RegExp(`/${section}/\\?page=2$`))
    await page.goto('/find-a-property')
    await expect.poll(() => readStorage(page, key)).toBeNull()
  })
}

test('pictures of other sites load when they scroll into view (STATIC-34)', async ({ page }) => {
  await page.goto('/online-house-valuation')
  const pictures = page.getByRole('region', { name: 'Three more to compare it with' }).locator('img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('the page after a page with an empty title shows its own title (META-08)', async ({ page }) => {
  const upstream = new FaultyUpstream(e2eBase())
  // A long timeout, because a busy machine is slow.
  const site = await startSecondSite({ ...(await upstream.open()), API_TIMEOUT_MS: '20000' })
  try {
    upstream.fail('server error', ['sitemeta/get_site_meta'])
    await page.goto(`${site.base}/about-us`)
    await waitForHydration(page)
    await expect(page).toHaveTitle('')
    upstream.endFaults()
    await page.evaluate(() => {
      document.body.dataset['sameDocument'] = 'yes'
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/\/contact\/?$/)
    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('body[data-same-document]'), 'the router has loaded the page').toHaveCount(1)
  } finally {
    await site.stop()
    await upstream.close()
  }
})

test('the 404 page keeps the URL, and its search works (STATIC-35, D-49)', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
  })
  expect((await page.goto('/property/999999999/gone'))?.status()).toBe(404)
  await expect(page).toHaveURL(/\/property\/999999999\/gone$/)
  await waitForHydration(page)
  await expect(page).toHaveTitle('Page Not Found')
  await page.getByRole('combobox', { name: 'Search for a home' }).fill('Witham')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/find-a-property\/Witham$/)
  expect(errors).toEqual([])
})

test(
  'a data-protection complaint is sent by keyboard, and is acknowledged (Data (Use and Access) Act 2025)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/data-protection-complaint')
    await waitForForm(page)
    const submitButton = page.getByRole('button', { name: 'Send complaint' })
    await submitButton.click()
    await expect(getErrorSummary(page).getByRole('link')).toHaveCount(5)
    await expectNoViolations(page, 'a complaint, refused')
    await getTextBox(page, 'Name').fill('Ann Hill')
    await getTextBox(page, 'Email address').fill(`ann.${Date.now()}@example.com`)
    await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('Marketing or cookies')
    await getTextBox(page, 'What happened?').fill('The newsletter came again after I had left the list.')
    await page.getByRole('checkbox').check()
    // Before the button, Tab stops at the links in the checkbox's label.
    const isFocused = () => submitButton.evaluate((button) => button === document.activeElement)
    for (let presses = 0; presses < 4 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
    await expect(submitButton).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-outcome="success"]')).toContainText('Thank you for contacting us')
  },
)

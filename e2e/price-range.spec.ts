// covers: components/search, lib/search
import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, waitForHydration } from './support/pages'

const handle = (page: Page, name: 'Lowest price' | 'Highest price') =>
  page.getByRole('dialog').getByRole('slider', { name })
const select = (page: Page, name: 'Min price' | 'Max price') => page.getByRole('dialog').getByLabel(name)

async function openRefine(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  await expect(handle(page, 'Lowest price')).toBeVisible()
}

test.beforeEach(async ({ page }) => answerCookieNotice(page))

test(
  'the price range comes when the refine form opens, not before, and moves nothing (P6, SALES-08)',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/find-a-property/essex')
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    await page.getByRole('button', { name: 'Refine', exact: true }).click()
    const form = page.getByRole('dialog').locator('form')
    await expect(form).toBeVisible()
    const height = (await form.boundingBox())?.height
    await expect(handle(page, 'Highest price')).toBeVisible()
    expect(scripts.length, 'its script came with it').toBeGreaterThan(before)
    expect((await form.boundingBox())?.height).toBe(height)
  },
)

for (const [path, least, most] of [
  ['/find-a-property/essex', ['£60,000', '60000'], ['£20,000,000', '20000000']],
  ['/find-a-letting/essex', ['£800 a month', '800'], ['£2,400 a month or more', '2400+']],
] as const)
  test(`by keyboard: the handles choose in the selects, the selects move the handles, and the search has their values: ${path} (REFINE-04, D-77)`, async ({
    page,
  }) => {
    await openRefine(page, path)
    await handle(page, 'Lowest price').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(handle(page, 'Lowest price')).toHaveAttribute('aria-valuetext', least[0])
    await expect(select(page, 'Min price')).toHaveValue(least[1])
    await page.keyboard.press('Tab')
    await expect(handle(page, 'Highest price')).toBeFocused()
    await expect(handle(page, 'Highest price')).toHaveAttribute('aria-valuetext', 'No maximum')
    await page.keyboard.press('ArrowLeft')
    await expect(handle(page, 'Highest price')).toHaveAttribute('aria-valuetext', most[0])
    await expect(page.getByRole('button', { name: /show [\d,]+ homes?$/ })).toBeVisible()
    await select(page, 'Min price').selectOption('nomin')
    await expect(handle(page, 'Lowest price')).toHaveAttribute('aria-valuetext', 'No minimum')
    await select(page, 'Min price').selectOption(least[1])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(page).toHaveURL(`${path}/${least[1]}-${most[1]}/all-types/any-bedrooms/this-only`)
  })

test(
  'by hand: a handle is dragged, and is large enough for a finger (WCAG 2.5.8)',
  { tag: '@phone' },
  async ({ page }) => {
    await openRefine(page, '/find-a-property/essex/100000-500000/all-types/any-bedrooms/this-only')
    await expect(handle(page, 'Lowest price')).toHaveAttribute('aria-valuetext', '£100,000')
    await expect(handle(page, 'Highest price')).toHaveAttribute('aria-valuetext', '£500,000')
    const box = await handle(page, 'Highest price').boundingBox()
    if (!box) throw new Error('no handle')
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 2_000, box.y, { steps: 5 })
    await page.mouse.up()
    await expect(select(page, 'Max price')).toHaveValue('nomax')
    await expect(select(page, 'Min price')).toHaveValue('100000')
  },
)

test('a value of a shared link stays as it is until it is changed', async ({ page }) => {
  await openRefine(page, '/find-a-property/essex/123456-nomax/all-types/any-bedrooms/this-only')
  await expect(select(page, 'Min price')).toHaveValue('123456')
  await expect(handle(page, 'Lowest price')).toHaveAttribute('aria-valuetext', '£123,456')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Search/ })
    .click()
  await expect(page).toHaveURL(/\/123456-nomax\//)
})

test('when its script does not come, the form does without', async ({ page }) => {
  await page.goto('/find-a-letting/essex')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  await failed
  await select(page, 'Max price').selectOption('1200')
  await page.unrouteAll()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Search/ })
    .click()
  await expect(page).toHaveURL('/find-a-letting/essex/nomin-1200/all-types/any-bedrooms/this-only')
})

for (const [name, options] of [
  ['320 px wide', { viewport: { width: 320, height: 640 } }],
  ['in forced colours', { forcedColors: 'active' }],
  ['with reduced motion', { reducedMotion: 'reduce' }],
] as const)
  test(`works ${name}, and passes axe`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, ...options })
    const page = await context.newPage()
    await answerCookieNotice(page)
    await openRefine(page, '/find-a-property/essex/100000-500000/all-types/any-bedrooms/this-only')
    const [low, high, dialog] = await Promise.all([
      handle(page, 'Lowest price').boundingBox(),
      handle(page, 'Highest price').boundingBox(),
      page.getByRole('dialog').boundingBox(),
    ])
    if (!low || !high || !dialog) throw new Error('not drawn')
    expect(low.x).toBeGreaterThanOrEqual(dialog.x)
    expect(high.x + high.width).toBeLessThanOrEqual(dialog.x + dialog.width)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)
    await expectNoViolations(page, `refine, ${name}`)
    await context.close()
  })
